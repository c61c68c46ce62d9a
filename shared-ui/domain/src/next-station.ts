import type { CodeOption } from './codes.ts';
import type { NextFlow } from './flow.ts';

/** The request body of the next station form: codes, not labels. Drafts may leave anything but the name empty. */
export type NextStationRequest = {
  station_name: string;
  street_or_trail_name: string | null;
  neighborhood: string | null;
  latitude_avg: number | null;
  longitude_avg: number | null;
  year_station_established: string | null;
  year_station_discontinued: number | null;
  first_imported: string | null;
  state_code: string | null;
  txdot_district_code: number | null;
  county_code: number | null;
  city_id: number | null;
  intersection_code: string | null;
  func_class_code: string | null;
  direction_of_route_code: string | null;
  street_width_code: string | null;
  street_traffic_volume_adt: number | null;
  posted_route_sign_code: string | null;
  posted_route_sign_number: string | null;
  posted_speed_limit_code: string | null;
  nhs_code: string | null;
  surrounding_land_use_codes: string[];
  ada_ramp_code: string | null;
  street_lighting_code: string | null;
  transit_code: string | null;
};

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
export type NextStationOptions = {
  state: CodeOption[];
  txdotDistrict: CodeOption[];
  county: (CodeOption & { txdot_district_code: number })[];
  city: (CodeOption & { county_code: number; tmg_prefix: string; tmg_count: number })[];
  intersection: CodeOption[];
  funcClass: CodeOption[];
  directionOfRoute: CodeOption[];
  streetWidth: CodeOption[];
  postedRouteSign: CodeOption[];
  postedSpeedLimit: CodeOption[];
  nhs: CodeOption[];
  surroundingLandUse: CodeOption[];
  adaRamp: CodeOption[];
  streetLighting: CodeOption[];
  transit: CodeOption[];
};

/** GET /station-reverse-geo: the county that holds the point and the nearest city of that county (S9). */
export type ReverseGeo = {
  city: { id: number; city_area: string; tmg_prefix: string; tmg_count: number } | null;
  county: { code: number; county: string; txdot_district_code: number } | null;
  /** The city that is proposed, or where none is near the nearest one, and how far its centre is. */
  nearest: { city_area: string; distance_km: number } | null;
};
