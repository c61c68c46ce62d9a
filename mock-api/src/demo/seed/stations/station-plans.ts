import type { StationAnswers } from 'shared-domain/fields';
import type { Profile } from '../generator/profiles.ts';
import type { CountsPlan, StationPlan } from '../station-plan.ts';

/** Three hourly years up to yesterday, of which the last `uncertifiedDays` wait for review. */
export const permanent = (uncertifiedDays: number, years = 3): CountsPlan => ({
  kind: 'permanent',
  years,
  uncertifiedDays,
});

/** A stretch of weeks that ended `daysAgo`. */
export const weeks = (daysAgo: number, days: number, certified: boolean) => ({ daysAgo, days, certified });

/** Weeks here and there. */
export const portable = (...stretches: ReturnType<typeof weeks>[]): CountsPlan => ({
  kind: 'portable',
  stretches,
});

type Site = Pick<StationPlan, 'road'>;
type Street = Pick<StationAnswers, 'street_traffic_volume_adt' | 'surrounding_land_use_codes'> & {
  street_width_code: string;
  posted_speed_limit_code: string;
};

/** The class of a shared-use path in a city. */
export const trailClass = { func_class_code: '8U' } as const;

/** What is told of every place of a class; a path away from the street has no lamps of it. */
const siteOf = (ofClass: Partial<StationAnswers>, street: Street): Site => ({
  road: {
    ...ofClass,
    ...street,
    posted_route_sign_code: '1',
    nhs_code: 'N',
    ada_ramp_code: '2',
    street_lighting_code: street.posted_speed_limit_code === '00' ? '4' : '3',
    transit_code: '1',
  },
});

/** A shared-use path away from a street, in a city. */
const trail = siteOf(trailClass, {
  street_width_code: '0',
  posted_speed_limit_code: '00',
  street_traffic_volume_adt: null,
  surrounding_land_use_codes: ['8'],
});

type Named = Pick<
  StationPlan,
  'station_id_tmg' | 'station_name' | 'latitude' | 'longitude' | 'counts' | 'flows'
> & { street: string; direction: string; profile: Profile };
type Place = Pick<StationPlan, 'agency_id' | 'city' | 'county'> & { time_zone?: string };
type Other = Partial<
  Omit<StationPlan, keyof Named | keyof Place | 'street_or_trail_name' | 'direction_of_route_code'>
>;

/** Plans the stations of one place: what is not said is a trail without faults or events. */
export const stationsOf =
  (place: Place) =>
  ({ street, direction, ...named }: Named, other: Other = {}): StationPlan => ({
    neighborhood: null,
    established: '2019-04-15',
    growth: 0.03,
    faults: [],
    events: [],
    ...trail,
    ...place,
    ...named,
    street_or_trail_name: street,
    direction_of_route_code: direction,
    ...other,
  });

/** A city street: functional class, traffic a day, speed limit and land use. */
export const street = (func_class_code: string, adt: number, speed: string, landUse: string[]): Site =>
  siteOf(
    { func_class_code },
    {
      street_width_code: adt > 15000 ? '5' : '4',
      posted_speed_limit_code: speed,
      street_traffic_volume_adt: adt,
      surrounding_land_use_codes: landUse,
    },
  );
