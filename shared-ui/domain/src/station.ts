import type { CodeOption } from './codes.ts';
import type { Station } from './contract/station.schema.ts';
import type { V1Station } from './v1-station.ts';

export type { Station, StationChannel } from './contract/station.schema.ts';

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

/** GET /stations/:stationId: the same with `record`, the station as the v1 form edits it. */
export type StationWithRecord = Station & { record: V1Station };

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
