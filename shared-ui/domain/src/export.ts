/** POST /export/dropdown-stations: codes; a list that is empty or left out does not narrow. */
export type StationSearch = {
  txdot_districts?: number[];
  counties?: number[];
  count_types?: string[];
  travel_directions?: string[];
  count_methods?: string[];
  agencies?: number[];
};

/** A station offered by the search, with how far its certified counts reach. */
export type ExportStation = {
  station_id_tmg: string;
  station_name: string;
  agency_id: number;
  first_certified: string | null;
  last_certified: string | null;
};

/** POST /export/prepare-csv; dates as MM/dd/yyyy. */
export type CsvExportRequest = {
  stations: string[];
  count_types: string[];
  count_methods: string[];
  travel_directions: string[];
  fromDate: string;
  toDate: string;
  countData: boolean;
  stationMetadata: boolean;
};

/** A person's export. */
export type CountExport = {
  id: number;
  kind: 'csv' | 'tmas';
  /** What was asked for: the first three stations, how many in all, and the days, 'YYYY-MM-DD'. */
  stations: string[];
  station_count: number;
  from: string;
  to: string;
  status: 'waiting' | 'running' | 'done' | 'failed';
  progress: number;
  created_at: string;
  expires_at: string | null;
  file_name: string | null;
  bytes: number | null;
  rows: number | null;
  /** Of how many stations something is left out; the file's company says what and why. */
  left_out: number | null;
  message: string | null;
  /** Signed address under /api, bound to the person and good for one download; null until done and once expired. */
  download: string | null;
};

/** What the signature of a download address covers, as its query carries it. */
export type DownloadQuery = { until: string; use: string; signature: string };

/** The choices of a CSV export that a person keeps under a name; dates as in the request, '' where left open. */
export type ExportChoices = CsvExportRequest &
  Required<Pick<StationSearch, 'txdot_districts' | 'counties'>> &
  Pick<StationSearch, 'agencies'>;

/** A person's own preset, of their current agency. */
export type ExportPreset = {
  id: number;
  name: string;
  /** Its stations are those that still are there for the person. */
  choices: ExportChoices;
  /** The stations that it was kept with and that are not. */
  lost_stations: string[];
};
