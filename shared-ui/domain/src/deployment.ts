import type { CodeOption } from './codes.ts';

/** A deployment: stations that count together for a time and a purpose. Dates are 'YYYY-MM-DD'. */
export type Deployment = {
  id: number;
  name: string;
  station_id_tmgs: string[];
  start_date: string | null;
  end_date: string | null;
  location: string | null;
  notes: string | null;
  agency: { id: number; name: string };
  primary_count_purpose: CodeOption | null;
  requester: Requester | null;
  provider: Provider | null;
  version: number;
};

/** Who asked for the counts. */
export type Requester = { id: number; requester_name: string };

/** Who provides the counters. */
export type Provider = { id: number; provider_name: string };

/** What the form sends; `agency` is the agency's id. */
export type DeploymentRequest = {
  name: string;
  station_id_tmgs: string[];
  start_date: string | null;
  end_date: string | null;
  location: string | null;
  notes: string | null;
  agency: number;
  primary_count_purpose_code: string | null;
  requester_id: number | null;
  provider_id: number | null;
  version?: number;
};

/** A station that a deployment may take, with what the form's selects narrow it by. */
export type DeploymentStation = {
  station_id_tmg: string;
  station_name: string;
  agency_id: number;
  txdot_district_code: number | null;
  county_code: number | null;
};

/** GET /deployments/options */
export type DeploymentOptions = {
  primary_count_purposes: CodeOption[];
  stations: DeploymentStation[];
  requesters: (Requester & { agency_id: number })[];
  providers: (Provider & { agency_id: number })[];
};
