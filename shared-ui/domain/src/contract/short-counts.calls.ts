import { z } from 'zod';
import {
  EXPANSION_METHODS,
  FILL_METHODS,
  SHORT_COUNT_KINDS,
  WEATHER_BANDS,
  WEATHER_UNUSED,
} from '../factor-groups.ts';
import { COUNT_MAX, NAME_MAX, NOTES_MAX } from '../limits.ts';
import { NO_CONTROL, NO_CONTROL_BUT_LINES } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { backTestLine } from './factor-groups.calls.ts';
import { day, done, idempotencyKey, idText, wholeNumber } from './fields.schema.ts';
import { appliedFactor } from './figures.schema.ts';
import { group, mode, number, reason, stationId, yearOfBody, yearOfQuery } from './groups.schema.ts';
import { refusal } from './refusals.ts';

const shortCount = z.strictObject({
  id: z.int(),
  station_id_tmg: z.string().nullable(),
  /** The station's name, or the place in words. */
  place: z.string(),
  mode,
  kind: z.enum(SHORT_COUNT_KINDS),
  first_day: z.string(),
  last_day: z.string(),
  from_hour: z.int().nullable(),
  /** What people counted in each hour; null of a deployment, whose days are certified counts. */
  hours: z.array(z.int()).nullable(),
  note: z.string().nullable(),
  by: z.string(),
  may_delete: z.boolean(),
});
export type ShortCount = z.output<typeof shortCount>;

const newShortCount = z.object({
  station_id_tmg: stationId.nullable(),
  place: z.string().trim().max(NAME_MAX).regex(NO_CONTROL, refusal('strangeCharacters')).nullable(),
  mode,
  kind: z.enum(SHORT_COUNT_KINDS),
  first_day: day,
  last_day: day,
  from_hour: z.int().min(0).max(23).nullable(),
  hours: z.array(z.int().min(0).max(COUNT_MAX)).max(24).nullable(),
  note: z.string().trim().max(NOTES_MAX).regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters')).nullable(),
  request_key: idempotencyKey,
});
export type NewShortCount = z.input<typeof newShortCount>;

/** A short count carried to the year, with how it came about. */
const estimate = z.strictObject({
  year: z.int(),
  group,
  method: z.enum(EXPANSION_METHODS),
  /** Not rounded; null where there is no estimate. */
  value: number,
  why: z.enum(['no-usable-day', 'low-season']).nullable(),
  /** Days with their factors; expanded: hours were put in by the group's shares. */
  used: z.array(
    z.strictObject({ date: z.string(), total: z.number(), expanded: z.boolean(), factor: z.number() }),
  ),
  /** Days without a factor, and those of the deployment that were not counted enough. */
  left: z.array(z.string()),
  incomplete: z.array(z.string()),
  /** How many members told the factors. */
  members: z.int(),
  /** These members, by their numbers. */
  told_by: z.array(z.strictObject({ station_id_tmg: z.string(), station_name: z.string() })).optional(),
  /** Holds nine estimates of ten, those of the factors folded in; null with fewer than three members. */
  interval: z.strictObject({ low: z.number(), high: z.number() }).nullable(),
  /** The dated factors of its flows that were applied to a deployment before the expansion, once; none to a manual count. */
  factors: z.array(appliedFactor).optional(),
  backtest: backTestLine.nullable(),
  /** The release that worked it out. */
  code: z.string().optional(),
});
export type ShortCountEstimate = z.output<typeof estimate>;

/** Short counts and what they come to in a year. */
export const shortCountCalls = {
  'GET /short-counts': {
    summary: "The agency's short counts, the newest first",
    query: z.object({ agency_id: wholeNumber().optional() }),
    reply: z.strictObject({ data: z.array(shortCount) }),
  },
  'POST /short-counts': {
    summary:
      'Adds a manual count of some hours, or a deployment at a station whose days are its certified counts',
    body: newShortCount,
    reply: shortCount,
  },
  'DELETE /short-counts/:id': {
    summary: 'Deletes a short count, by its author or an admin',
    params: z.object({ id: idText }),
    reply: done,
  },
  'GET /short-counts/:id/estimate': {
    summary:
      "What a short count comes to in a year by a group's factors, with interval, or why it comes to none",
    params: z.object({ id: idText }),
    query: z.object({ group, method: z.enum(EXPANSION_METHODS) }),
    reply: estimate,
  },
} as const satisfies Calls;

const fillError = z.strictObject({
  /** The length of the runs that were masked. */
  days: z.int(),
  median_run: z.number(),
  p90_run: z.number(),
});

/** What weather had to do with filled days: learned on the counter's own days, and used where it told them better. */
const fillWeather = z.strictObject({
  used: z.boolean(),
  why: z.enum(WEATHER_UNUSED).nullable(),
  /** The nearest weather station; null where none is near. */
  site: z.string().nullable(),
  kilometers: number,
  /** How many of the filled days are adjusted. */
  days: z.int(),
  /** What masked runs were off by in half of the cases, without weather and with it; null where it was not tried. */
  median_without: number,
  median_with: number,
  /** By what a fill is multiplied on a day of each kind, and from how many days of the counter that was learned. */
  bands: z.array(z.strictObject({ band: z.enum(WEATHER_BANDS), days: z.int(), factor: z.number() })),
});
export type FillWeather = z.output<typeof fillWeather>;

/** Days of a flow that were filled for figures, and never stand among counts. */
const flowFill = z.strictObject({
  id: z.int(),
  flowid_txdot: z.string(),
  name: z.string(),
  method: z.enum(FILL_METHODS),
  group: group.nullable(),
  members: z.int(),
  donor: z.string().nullable(),
  days: z.array(z.strictObject({ date: z.string(), value: z.number() })),
  error: fillError.nullable(),
  by: z.string(),
  at: z.string(),
  /** Null of what was filled before reasons were asked for. */
  reason: z.string().nullable(),
  /** The flow's figure with the filled days and without them. */
  filled: number,
  unfilled: number,
  share_of_days: z.number(),
  share_of_traffic: z.number(),
  /** What the error makes of the figure, as a share of it. */
  effect: number,
  /** Null of what was filled before weather was looked at. */
  weather: fillWeather.nullish(),
});
export type FlowFill = z.output<typeof flowFill>;

const fillableFlow = z.strictObject({
  id: z.int(),
  flowid_txdot: z.string(),
  name: z.string(),
  mode,
  /** Days of the year that are not complete. */
  missing: z.int(),
  /** The group of the station that fills by the day of the year. */
  group: group.nullable(),
});
export type FillableFlow = z.output<typeof fillableFlow>;

const fills = z.strictObject({
  year: z.int(),
  flows: z.array(fillableFlow),
  fills: z.array(flowFill),
});
export type FlowFills = z.output<typeof fills>;

/** Incomplete days filled for figures, on request. */
export const fillCalls = {
  'GET /figures/:stationId/fills': {
    summary: "Days of a year of a station's flows that were filled for figures, and flows that can be filled",
    params: z.object({ stationId }),
    query: z.object({ year: yearOfQuery }),
    reply: fills,
  },
  'POST /figures/:stationId/fills': {
    summary:
      "Fills the incomplete days of a flow's year for figures, in place of what was filled before; 422 where none can be",
    params: z.object({ stationId }),
    body: z.object({
      flow_id: z.int().positive(),
      year: yearOfBody,
      method: z.enum(FILL_METHODS),
      /** Why; needed unless it is only tried. */
      reason: reason.optional(),
      /** Says what would be filled, with number 0, and keeps nothing. */
      dry_run: z.boolean().optional(),
    }),
    reply: fills,
  },
  'DELETE /figures/:stationId/fills/:fillId': {
    summary: 'Takes filled days back',
    params: z.object({ stationId, fillId: idText }),
    reply: done,
  },
} as const satisfies Calls;
