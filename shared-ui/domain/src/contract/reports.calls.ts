import { z } from 'zod';
import type { Calls } from './calls.ts';

/** How many of the days of a kind were used. */
const daysUsed = z.strictObject({ used: z.int(), of: z.int() });
export type DaysUsed = z.output<typeof daysUsed>;

/** One calendar year of a flow by the AASHTO method: the mean of its 84 cells, month by weekday (decision E4). */
const aadtYear = z.strictObject({
  year: z.int(),
  /** With one decimal; null where a cell has no day: "Incomplete data". */
  aadt: z.number().nullable(),
  /** Days whose intervals are all there and usable, of the days of the year. */
  days_used: z.int(),
  days_in_year: z.int(),
  weekdays: daysUsed,
  weekends: daysUsed,
  /** Of 84. */
  cells_filled: z.int(),
  /** Monthly averages, January to December, with one decimal; null where a weekday of the month has no day. */
  months: z.array(z.number().nullable()),
  /** The months, 1 to 12, that miss a weekday. */
  missing_months: z.array(z.int()),
});
export type AadtYear = z.output<typeof aadtYear>;

/** A flow with its years, the newest first. */
const flowAadt = z.strictObject({
  flowid_txdot: z.string(),
  name: z.string(),
  count_type: z.string(),
  direction: z.string(),
  movement_direction_code: z.string().nullable(),
  years: z.array(aadtYear),
});
export type FlowAadt = z.output<typeof flowAadt>;

/** What a year's flows of one count type come to, nobody counted twice (decision E5). */
export const stationTotal = z.strictObject({
  year: z.int(),
  count_type: z.string(),
  /** Null where neither the single directions nor the combined flow have the year complete. */
  aadt: z.number().nullable(),
  basis: z.enum(['singles', 'combined']),
  /** Ids of the flows that were added. */
  added: z.array(z.string()),
  /** Ids of those that count the same people again. */
  overlapping: z.array(z.string()),
});
export type StationTotal = z.output<typeof stationTotal>;

const aadtReport = z.strictObject({
  station_id_tmg: z.string(),
  station_name: z.string(),
  flows: z.array(flowAadt),
  /** The station's figure by year and count type, where several flows count it; the newest first. */
  totals: z.array(stationTotal),
});
export type AadtReport = z.output<typeof aadtReport>;

/** The first row holds the headers, the others data. */
const aadtTable = z.array(z.array(z.union([z.string(), z.number(), z.null()])));
export type AadtTable = z.output<typeof aadtTable>;

/** Annual averages; a list of stations with theirs is GET /stations with `report=aadt`. */
export const reportCalls = {
  'GET /reports/aadt/:stationId': {
    summary: 'Annual averages of a station by flow and year, with what they were worked out from',
    params: z.object({ stationId: z.string().max(20) }),
    reply: aadtReport,
  },
  'GET /export/aadt': {
    summary: 'The same as a table: the first row holds the headers',
    query: z.object({ stationId: z.string().max(20), stationName: z.string().max(200).optional() }),
    reply: aadtTable,
  },
} as const satisfies Calls;
