import { z } from 'zod';
import type { Calls } from './calls.ts';
import { bySeverity } from './counts.schema.ts';
import { findingRun } from './findings.calls.ts';
import { stationTotal } from './reports.calls.ts';
import { station } from './station.schema.ts';

/** A flow as its station's page shows it. Times are local wall-clock time (C1). */
const homeFlow = z.strictObject({
  id: z.int(),
  flowid_txdot: z.string(),
  name: z.string(),
  count_type: z.string(),
  direction: z.string(),
  /** Whether it counts several directions at once. */
  combined: z.boolean(),
  /** Time of its newest count that has a value; null where there is none. */
  last_count: z.string().nullable(),
  /** The last day, 'YYYY-MM-DD', with certified counts that are used; null where there is none. */
  certified_until: z.string().nullable(),
  /** On how many days up to that one some of its counts are not certified. An older server does not tell. */
  uncertified_days: z.int().optional(),
  /** The hours of the station's latest week, summed; null is a gap, not a zero (C10). */
  hours: z.array(z.int().nullable()),
  /** Its newest complete year (E4); null where no year is complete. */
  aadt: z.strictObject({ year: z.int(), aadt: z.number() }).nullable(),
});
export type HomeFlow = z.output<typeof homeFlow>;

/** Everything that one wants to know of a station before one does something about it. */
const stationHome = z.strictObject({
  station,
  agency: z.string(),
  /** The form that it was published with. */
  form: z.enum(['v1', 'next']),
  /** The first day, 'YYYY-MM-DD', of the latest seven with counts, which `hours` of the flows begin with; null without counts. */
  week: z.string().nullable(),
  flows: z.array(homeFlow),
  /** By count type what its flows come to in the newest complete year in which several are in use, else the newest (E5). */
  totals: z.array(stationTotal),
  /** The last day with certified counts that are used, of any flow. */
  certified_until: z.string().nullable(),
  /** On how many days up to that one some counts of any flow are not certified. An older server does not tell. */
  uncertified_days: z.int().optional(),
  /** When the counter vendor was last asked for its counts and answered; null where they are not fetched. */
  last_asked: z.string().nullable(),
  /** Channels that the vendor has lately named at the station's site, and that no flow takes counts of; null where there are none. */
  new_channels: z.strictObject({ site: z.string(), names: z.array(z.string()) }).nullable(),
  /** Open findings. */
  findings: bySeverity,
  /** When the rules last looked; null where they never have, so that none open says nothing. */
  findings_run: findingRun.nullable(),
});
export type StationHome = z.output<typeof stationHome>;

/** The page of one station. */
export const stationHomeCalls = {
  'GET /stations/:stationId/home': {
    summary:
      "A published station with its flows' latest week, what waits at it, and the newest averages of its certified counts",
    params: z.object({ stationId: z.string().max(20) }),
    reply: stationHome,
  },
} as const satisfies Calls;
