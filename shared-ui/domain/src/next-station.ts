import type { CodeOption } from './codes.ts';
import type { AnswersOf } from './fields/field.ts';
import type { NextList } from './fields/forms.ts';
import type { stationFields } from './fields/station-fields.ts';
import type { NextFlow } from './flow.ts';

/** The request body of the next station form: codes, not labels. Drafts may leave anything but the name empty. */
export type NextStationRequest = AnswersOf<typeof stationFields, 'next'>;

/** A station or draft of the next form: the request's fields with what the server adds. */
export type NextStation = NextStationRequest & {
  id: number;
  draft_id: number | null;
  draft: boolean;
  station_id_tmg: string | null;
  agency_id: number;
  progress: number | null;
  /** Raised by each update; sent back as `version` (S10). */
  version: number;
  /** The station's flows, oldest first; each has a version of its own. */
  flows: NextFlow[];
};

/** GET /next-station-options */
export type NextStationOptions = Record<NextList | 'txdotDistrict', CodeOption[]> & {
  county: (CodeOption & { txdot_district_code: number })[];
  city: (CodeOption & { county_code: number; tmg_prefix: string; tmg_count: number })[];
};

/** GET /station-reverse-geo: the county that holds the point and the nearest city of that county (S9). */
export type ReverseGeo = {
  city: { id: number; city_area: string; tmg_prefix: string; tmg_count: number } | null;
  county: { code: number; county: string; txdot_district_code: number } | null;
  /** The city that is proposed, or where none is near the nearest one, and how far its centre is. */
  nearest: { city_area: string; distance_km: number } | null;
};
