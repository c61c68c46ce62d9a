import { z } from 'zod';
import {
  EXPANSION_METHODS,
  EXPANSION_SEASONS,
  FACTOR_GROUPS,
  FILL_METHODS,
  type GroupLimitName,
  GROUP_LIMITS,
  GROUP_MODES,
  isLimitOfDays,
  limitsOverlap,
  SHORT_COUNT_KINDS,
} from '../factor-groups.ts';
import { COUNT_MAX, NAME_MAX, NOTES_MAX, YEARS } from '../limits.ts';
import { NO_CONTROL, NO_CONTROL_BUT_LINES } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { day, done, idempotencyKey, idText, wholeNumber } from './fields.schema.ts';
import { appliedFactor } from './figures.schema.ts';
import { refusal } from './refusals.ts';

const group = z.enum(FACTOR_GROUPS);
const mode = z.enum(GROUP_MODES);
const number = z.number().nullable();
const yearOfBody = z.int().min(YEARS.first).max(YEARS.last);
const yearOfQuery = wholeNumber().pipe(yearOfBody);
const stationId = z.string().max(20);
const reason = z
  .string()
  .trim()
  .min(1, refusal('groups.reasonRequired'))
  .max(NOTES_MAX)
  .regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters'));

/** A station's pattern in a year: what the data say beside what a person decided. */
const groupStation = z.strictObject({
  station_id_tmg: z.string(),
  station_name: z.string(),
  /** Mean weekend day by mean weekday; 07–09 by 11–13 on weekdays. */
  wwi: number,
  ami: number,
  days: z.int(),
  weekend_days: z.int(),
  /** Whether its year is graded A or B, so that the group's factors are of it too. */
  enters: z.boolean(),
  /** What a person should look at; null where nothing changed, or too little is known. */
  proposal: z.strictObject({ group, why: z.enum(['first', 'two-years', 'past-limit']) }).nullable(),
  decision: z
    .strictObject({
      group,
      year: z.int(),
      /** What the data proposed when it was decided. */
      proposed: group.nullable(),
      reason: z.string(),
      by: z.string(),
      at: z.string(),
    })
    .nullable(),
  /** Of the decision of this very year; 0 where there is none yet. */
  version: z.int(),
  may_decide: z.boolean(),
});
export type GroupStation = z.output<typeof groupStation>;

/** A line of the back-test; errors are shares of the true average. No days: the manual count of two hours. */
const backTestLine = z.strictObject({
  method: z.enum([...EXPANSION_METHODS, 'two-hour']),
  days: z.int().nullable(),
  season: z.enum(EXPANSION_SEASONS),
  n: z.int(),
  bias: z.number(),
  mean: z.number(),
  median: z.number(),
  p5: z.number(),
  p95: z.number(),
  within20: z.number(),
});
export type BackTestLine = z.output<typeof backTestLine>;

const groupTable = z.strictObject({
  group,
  members: z.int(),
  /** Members whose year gives factors. */
  with_factors: z.int(),
  /** Whether members differ so much in WWI that a split is offered. */
  split: z.boolean(),
  factors: z.strictObject({
    /** A month's mean day is multiplied by it. */
    months: z.array(number),
    /** 84 means by the year's average, January's Monday first: a day is divided by it. */
    cells: z.array(number),
    /** Of each day of the year: a day is divided by it. */
    days: z.array(number),
    /** Shares of the 24 hours. */
    weekday: z.array(number),
    weekend: z.array(number),
  }),
  backtest: z.array(backTestLine),
});
export type FactorGroupTable = z.output<typeof groupTable>;

const limit = (name: GroupLimitName) => {
  const { least, most } = GROUP_LIMITS[name];
  return (isLimitOfDays(name) ? z.int() : z.number()).min(least).max(most);
};
const limits = {
  commuter_wwi: limit('commuter_wwi'),
  commuter_ami: limit('commuter_ami'),
  recreational_wwi: limit('recreational_wwi'),
  recreational_ami: limit('recreational_ami'),
  days: limit('days'),
  weekend_days: limit('weekend_days'),
  past: limit('past'),
  split: limit('split'),
};

/** The limits by which groups are proposed, for the whole state; version 0: the usual ones, that nobody has set. */
const groupLimits = z.strictObject({
  ...limits,
  version: z.int(),
  set: z.strictObject({ by: z.string(), at: z.string(), reason: z.string() }).nullable(),
  may_set: z.boolean(),
});
export type GroupLimitsReply = z.output<typeof groupLimits>;

const factorGroups = z.strictObject({
  year: z.int(),
  mode,
  stations: z.array(groupStation),
  groups: z.array(groupTable),
  limits: groupLimits.optional(),
});
export type FactorGroups = z.output<typeof factorGroups>;

/** Groups of permanent counters. */
export const factorGroupCalls = {
  'GET /factor-groups': {
    summary:
      'Counters of a mode and year with the group that the data propose and the one decided; factors and back-test of each group',
    query: z.object({ mode, year: yearOfQuery.optional(), agency_id: wholeNumber().optional() }),
    reply: factorGroups,
  },
  'PUT /factor-groups/:stationId': {
    summary:
      "Decides a station's group from a year on, by an admin; 409 with the newer decision where the version is stale, 404 where nothing was counted",
    params: z.object({ stationId }),
    body: z.object({ mode, year: yearOfBody, group, reason, version: z.int() }),
    reply: groupStation,
  },
  'PUT /factor-group-limits': {
    summary:
      'Sets the limits by which groups are proposed, for the whole state, by a super admin; decisions stay. 409 with the newer limits where the version is stale',
    body: z
      .object({ ...limits, reason, version: z.int() })
      .refine((body) => !limitsOverlap(body), {
        message: refusal('groups.limitsOverlap'),
        path: ['commuter_wwi'],
      })
      .refine(({ days, weekend_days }) => weekend_days <= days, {
        message: refusal('groups.weekendDays'),
        path: ['weekend_days'],
      }),
    reply: groupLimits,
  },
} as const satisfies Calls;

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
