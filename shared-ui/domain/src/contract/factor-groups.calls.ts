import { z } from 'zod';
import {
  EXPANSION_METHODS,
  EXPANSION_SEASONS,
  type GroupLimitName,
  GROUP_LIMITS,
  isLimitOfDays,
  limitsOverlap,
} from '../factor-groups.ts';
import type { Calls } from './calls.ts';
import { wholeNumber } from './fields.schema.ts';
import { group, mode, number, reason, stationId, yearOfBody, yearOfQuery } from './groups.schema.ts';
import { refusal } from './refusals.ts';

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
export const backTestLine = z.strictObject({
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
