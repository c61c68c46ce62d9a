import { z } from 'zod';
import { COMPARE_BINS, COMPARE_FORMS, COMPARE_ADDRESS_MAX, COMPARED_COUNTS } from '../compare/comparison.ts';
import { GROUP_MODES } from '../factor-groups.ts';
import { GROUP_FLOWS_MAX, GROUP_WAYS, STATION_GROUP_KINDS } from '../compare/station-group.ts';
import { YEARS } from '../limits.ts';
import { NO_CONTROL } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { day, flag, wholeNumber } from './fields.schema.ts';
import { refusal } from './refusals.ts';

const means = z.strictObject({
  /** Days with all 24 hours. */
  days: z.int(),
  /** The mean of each hour of them; none where there is no such day. */
  means: z.array(z.number()),
  /** The hours (0 to 23) in whose mean lie counts that are not certified; left out: nothing is told of that. */
  uncertified_hours: z.array(z.int()).optional(),
});

/** What is usual: the median and the tenths below and above which little lies. */
const typical = z.strictObject({ low: z.number(), median: z.number(), high: z.number() });
export type TypicalBin = z.output<typeof typical>;

/** The screenline or cordon that a series adds up. */
const comparedGroup = z.strictObject({
  id: z.int(),
  name: z.string(),
  kind: z.enum(STATION_GROUP_KINDS),
  way: z.enum(GROUP_WAYS),
  /** The numbers of its stations that are in the sum and that the caller sees, in order. */
  stations: z.array(z.string()),
  /** Those of its stations that the caller does not see; without them there is no sum of all. */
  unseen: z.int(),
  /** Those of which flows without a direction keep this way from being told. */
  blocking: z.array(z.string()),
  /** The places of bins in which some of its stations are missing, of sums that need not have them all. */
  partial: z.array(z.int()),
});
export type ComparedGroup = z.output<typeof comparedGroup>;

/** A factor of a flow on the days on which it was applied, both with it. */
const appliedFactor = z.strictObject({
  flow: z.string(),
  value: z.number(),
  from: z.string(),
  to: z.string(),
});

const comparedSeries = z.strictObject({
  /** As the address writes it. */
  key: z.string(),
  /** Null where it is of a group. */
  station_id_tmg: z.string().nullable(),
  station_name: z.string().nullable(),
  group: comparedGroup.nullable(),
  /** The flow that it is of alone; null: the station's flows, nobody counted twice (decision E5). */
  flow: z
    .strictObject({ id: z.int(), name: z.string(), direction: z.string(), count_type: z.string() })
    .nullable(),
  /** The mode of which alone the station's flows are; null or left out: all of them. */
  mode: z.enum(GROUP_MODES).nullish(),
  /** The year that stands in place of the period's. */
  year: z.int().nullable(),
  /** The day on which its own period begins; null or left out: it is of the period, or of another year. */
  first: z.string().nullish(),
  /** By bin; null where nothing usable was counted, or one of the flows that are added lacks it. */
  values: z.array(z.int().nullable()),
  /** The places of bins that have a value and are under 90 % complete. */
  open: z.array(z.int()),
  /** What a station's flows are called that were added, and that were not since they count the same people. */
  added: z.array(z.string()),
  left: z.array(z.string()),
  /** Bins in which counts lie that are not certified. */
  uncertified: z.int(),
  /** The places of these bins, none of hours of the day; left out: nothing is told of that. */
  uncertified_bins: z.array(z.int()).optional(),
  /** The mean of its bins in the base period that all series share; null where that has too few days, or nothing was counted. */
  base: z.number().nullable(),
  hours: z.strictObject({ weekday: means, weekend: means }).nullable(),
  /** Where factors are asked for: those that the counts of its flows were multiplied by. */
  factors: z.array(appliedFactor).optional(),
  /** By bin, of the first series where it is asked for. */
  typical: z.array(typical.nullable()).nullable(),
});
export type ComparedSeriesReply = z.output<typeof comparedSeries>;

/** Stations and flows on one axis. */
export const compareCalls = {
  'GET /compare': {
    summary:
      'Stations, flows, modes, screenlines and cordons of a period by bin, each also of another period that is as long. Series of stations and groups that the caller does not see are left out and counted; what nobody knows is named. 422 where the period is longer than the bin allows',
    query: z.object({
      /**
       * 'AU0012.14~AU0012.bicycle@2024~SL3.in@2025-03-31': stations, `.flow` or `.mode`, groups with `.in`, `.out` or `.both`; `@year`,
       * or `@` and the first day of a period of its own that is as long; with `~` between.
       */
      s: z.string().max(COMPARE_ADDRESS_MAX).regex(NO_CONTROL, refusal('strangeCharacters')),
      from: day,
      to: day,
      bin: z.enum(COMPARE_BINS).optional(),
      as: z.enum(COMPARE_FORMS).optional(),
      /** The year that is 100; the period itself where it is left out. */
      base: wholeNumber().pipe(z.int().min(YEARS.first).max(YEARS.last)).optional(),
      counts: z.enum(COMPARED_COUNTS).optional(),
      typical: flag().optional(),
      /** Counts multiplied by the factors that hold for their flows. */
      factor: flag().optional(),
      /** How many stations of a group suffice for a sum; all of them where it is left out. */
      least: wholeNumber().pipe(z.int().min(1).max(GROUP_FLOWS_MAX)).optional(),
    }),
    reply: z.strictObject({
      /** Where each bin begins: 'YYYY-MM-DD', of intervals and hours 'YYYY-MM-DD HH:MM:SS'. None for hours of the day. */
      starts: z.array(z.string()),
      /** Minutes of an interval. */
      length: z.int(),
      /** Days that the base period has complete of all series; null where no index is asked for. */
      base_days: z.int().nullable(),
      series: z.array(comparedSeries),
      /** Series that are not the caller's to see. */
      hidden: z.int(),
      /** Parts of `s` that are of nothing known. */
      unknown: z.array(z.string()),
    }),
  },
} as const satisfies Calls;
