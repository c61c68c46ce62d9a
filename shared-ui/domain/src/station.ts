import type { CodeOption } from './codes.ts';
import type { V1Station } from './v1-station.ts';

/** One row of the stations tables. `days_count` is null when no count of the station waits for certification (C2). */
export type StationSummary = {
  /** Row key: 's12' for a published station, 'd3' for a draft. */
  key: string;
  station_id_tmg: string | null;
  draft_id: number | null;
  station_name: string;
  street_or_trail_name: string | null;
  /** The area that a form was told, the city's name where none was. */
  city_area: string | null;
  /** The city's name. */
  city: string | null;
  city_id: number | null;
  count_method: CodeOption | null;
  vendor_code: string | null;
  agency_id: number;
  latitude: number | null;
  longitude: number | null;
  days_count: number | null;
  draft: boolean;
  /** 0 to 1, drafts only (S4). */
  progress: number | null;
  certifying: 0 | 1;
  importing: 0 | 1;
};

/** A published station as the quality-control and import screens read it. */
export type Station = {
  id: number;
  station_id_tmg: string;
  station_name: string;
  station_id_agency: string | null;
  street_or_trail_name: string | null;
  city_area: string | null;
  county: string | null;
  latitude: number;
  longitude: number;
  agency_id: number;
  certifying: 0 | 1;
  importing: 0 | 1;
  last_imported: string | null;
  vendor_code: string | null;
  days_count: number | null;
  /** First and last time of the station's counts, null without counts. */
  first_count: string | null;
  last_count: string | null;
  channels: StationChannel[];
  version: number;
};

/** GET /stations/:stationId: the same with `record`, the station as the v1 form edits it. */
export type StationWithRecord = Station & { record: V1Station };

/** A flow as the v1 calls name it: a channel of a station. */
export type StationChannel = {
  id: number;
  name: string;
  flowid_txdot: string;
  vendor_code: string | null;
  /** The column of the vendor's file that was mapped to it last time, if any. */
  header: string | null;
  count_type: CodeOption;
  travel_direction: CodeOption;
  street_side: CodeOption;
  count_interval: number | null;
};

/** GET /stations?countAmount=false: what the import screens list. */
export type ImportStation = {
  station_id_tmg: string;
  station_name: string;
  vendor_code: string | null;
  city_area: string | null;
  /** The vendor's id of the site, or of its channels; null where counts can't be fetched from the vendor. */
  eco_id: string | null;
  certifying: 0 | 1;
  importing: 0 | 1;
  last_imported: string | null;
  /** Time of the newest count, null without counts. */
  last_count: string | null;
};
