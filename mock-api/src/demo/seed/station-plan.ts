import type { StationAnswers } from 'shared-domain/fields';
import type { Leaning, Profile } from './generator/profiles.ts';

/** A stretch of trouble in a station's counts. `daysAgo` counts back from the last day of counts. */
export type Fault = {
  /** missing: rows without a value · absent: no rows · the others change the values. */
  kind: 'missing' | 'absent' | 'zeros' | 'repeated' | 'spike';
  flow: number;
  daysAgo: number;
  hours: number;
};

/** A day or more on which far more people came than usual; a true count. */
export type CrowdEvent = { month: number; day: number; days: number; factor: number };

/** A flow of a planned station: codes, and `volume`, the mean of a day. */
export type FlowPlan = {
  name: string;
  count_method_code: string;
  count_type_code: string;
  travel_direction_code: string;
  street_side_code: string;
  facility_type_code: string;
  sensor_type_code: string;
  vendor_code: string;
  movement_direction_code: string;
  count_location_to_roadway_code: string;
  count_interval: number;
  volume: number;
  leaning: Leaning;
};

/** What counts a station has: hourly years up to yesterday, stretches of weeks, the Edinburgh file, or none yet. */
export type CountsPlan =
  | { kind: 'permanent'; years: number; uncertifiedDays: number }
  | { kind: 'portable'; stretches: { daysAgo: number; days: number; certified: boolean }[] }
  | { kind: 'steadfastgate' }
  | { kind: 'none' };

/** A published station of the demonstration. */
export type StationPlan = {
  station_id_tmg: string;
  agency_id: number;
  city: string;
  county: string;
  station_name: string;
  street_or_trail_name: string;
  neighborhood: string | null;
  latitude: number;
  longitude: number;
  established: string;
  direction_of_route_code: string;
  /** What is said of the road and of what is around. */
  road: Partial<StationAnswers>;
  profile: Profile;
  /** Growth in a year, 0.05 is five per cent. */
  growth: number;
  faults: Fault[];
  events: CrowdEvent[];
  counts: CountsPlan;
  flows: FlowPlan[];
  /** Wall-clock zone where it is not that of most of Texas. */
  time_zone?: string;
};
