import { z } from 'zod';
import { FIGURE_GRADES, FIGURE_MODES } from '../figure.ts';

/** Weekdays (Monday to Friday), or weekend days; holidays by their weekday. */
const DAY_GROUPS = ['weekday', 'weekend'] as const;
/** The whole year, and its seasons; December stands with January and February of the same year. */
const PROFILE_SEASONS = ['year', 'winter', 'spring', 'summer', 'fall'] as const;

const number = z.number().nullable();
const flow = z.strictObject({ flowid_txdot: z.string(), name: z.string() });

/** A year beside the one before it: as a share, 0.05 is 5 % more. */
const yearRow = z.strictObject({
  year: z.int(),
  /** By AASHTO, not rounded; null where a cell of the 84 has no day. */
  value: number,
  days: z.int(),
  cells: z.int(),
  change: number,
  /** The change over the cells that both years have, and how many these are; null without any. */
  common_cells: z.strictObject({ cells: z.int(), change: z.number() }).nullable(),
  /** The change over the dates that both years have; the day that only a leap year has is left out. */
  common_dates: z.strictObject({ days: z.int(), change: z.number() }).nullable(),
});
export type FigureYearRow = z.output<typeof yearRow>;

const monthRow = z.strictObject({
  month: z.int(),
  /** Complete days. */
  days: z.int(),
  /** Mean of the seven weekday means; null where one of them misses. */
  madt: number,
  mean_weekday: number,
  mean_weekend: number,
  /** The year's average through the month's: multiplies a mean day of the month; null where the year gives no factors. */
  factor: number,
  /** The same month a year before, and the change as a share. */
  before: number,
  change: number,
});
export type FigureMonthRow = z.output<typeof monthRow>;

/** The means of the seven weekdays of a month, Monday to Sunday, with what one such day is multiplied by. */
const cellRow = z.strictObject({
  month: z.int(),
  days: z.array(z.int()),
  means: z.array(number),
  factors: z.array(number),
});
export type FigureCellRow = z.output<typeof cellRow>;

const profileRow = z.strictObject({
  season: z.enum(PROFILE_SEASONS),
  group: z.enum(DAY_GROUPS),
  /** Complete days that it is of. */
  days: z.int(),
  /** Shares of the day by hour, 24 of them that add up to 1; empty where no day is complete or nobody was counted. */
  shares: z.array(z.number()),
  /** The hour with the largest share, the earlier of equal ones. */
  peak: z.strictObject({ hour: z.int(), share: z.number() }).nullable(),
});
export type FigureProfileRow = z.output<typeof profileRow>;

/** An hour that was counted. */
const countedHour = z.strictObject({ count: z.int(), date: z.string(), hour: z.int() });
export type CountedHour = z.output<typeof countedHour>;

/** What a day is known for besides its count: a holiday, an event, the weather. */
const dayNote = z.strictObject({
  kind: z.enum(['holiday', 'event', 'weather', 'term', 'works']),
  text: z.string(),
});
export type FigureDayNote = z.output<typeof dayNote>;

const highDay = z.strictObject({
  count: z.int(),
  date: z.string(),
  weekday: z.int(),
  /** A person has marked counts of the day as a special event: it stays in figures and is left out of factors. */
  event: z.boolean(),
  notes: z.array(dayNote),
});
export type HighDay = z.output<typeof highDay>;

const peaks = z.strictObject({
  /** The thirty highest hours, the highest first; equal ones by date and hour. */
  hours: z.array(countedHour),
  /** Highest and 30th highest hour through the year's average; null where it is not shown. */
  k1: number,
  k30: number,
  /** Why not. */
  k_not_shown: z.enum(['no figure', 'too few days', 'too few hours']).nullable(),
  /** The highest hour that begins at any quarter, of a station whose flows all count by quarters of an hour. */
  rolling: z.strictObject({ count: z.int(), date: z.string(), time: z.string() }).nullable(),
  days: z.array(highDay),
});
export type FigurePeaks = z.output<typeof peaks>;

const splitRow = z.strictObject({
  of: z.enum(['year', 'morning', 'evening', 'hour 30', 'highest 30']),
  /** Hours that both directions have. */
  hours: z.int(),
  /** In the order of `flows`. */
  counts: z.array(z.int()),
  /** The larger of the two, by its place in `flows`. */
  larger: z.int().nullable(),
  /** Its share of both; of the 30 highest hours that of whichever is the larger in each. */
  share: number,
});
export type FigureSplitRow = z.output<typeof splitRow>;

const direction = z.strictObject({
  /** Two single directions that are opposite. */
  flows: z.array(flow),
  rows: z.array(splitRow),
});
export type FigureDirection = z.output<typeof direction>;

/** What a mode's tables are made of in a year: the flows whose hours were added, each hour where all of them have it. */
const modeTables = z.strictObject({
  mode: z.enum(FIGURE_MODES),
  taken: z.enum(['singles', 'combined', 'one direction', 'incomplete']),
  flows: z.array(flow),
  days: z.int(),
  days_of_year: z.int(),
  /** By AASHTO over the days that all the flows have: what the factors hang on. */
  value: number,
  grade: z.enum(FIGURE_GRADES).nullable(),
  /** Whether the year gives factors: it has a figure and is graded A or B. */
  gives_factors: z.boolean(),
  years: z.array(yearRow),
  months: z.array(monthRow),
  cells: z.array(cellRow),
  /** Seven, Monday to Sunday, mean 1. */
  weekday_index: z.array(number),
  /** Of each day of the year from the first of January: its count through the year's average. */
  day_of_year: z.array(number),
  profile: z.array(profileRow),
  peaks,
  directions: z.array(direction),
  /** Days of special events, which are in the figure and not in the factors. */
  event_days: z.array(z.string()),
});
export type ModeTables = z.output<typeof modeTables>;

const spell = z.strictObject({ from: z.string(), until: z.string(), days: z.int() });
export type DaySpell = z.output<typeof spell>;

/** Certified counts of a flow that a suspect keeps out of figures. */
const excluded = z.strictObject({
  suspect_id: z.int(),
  label: z.string(),
  counts: z.int(),
  minutes: z.int(),
  /** Of all certified minutes of the flow in the year. */
  share: z.number(),
  first: z.string(),
  last: z.string(),
});
export type ExcludedCounts = z.output<typeof excluded>;

const completeness = flow.extend({
  days: z.int(),
  days_of_year: z.int(),
  /** Hours that are there, of 24 a day of the year. */
  hours: z.number(),
  /** Stretches of days that are not complete. */
  gaps: z.array(spell),
  /** Certified, without a value. */
  empty: z.int(),
  uncertified: z.int(),
  excluded: z.array(excluded),
  /** Dated factors of the flow that hold in the year. */
  factors: z.array(
    z.strictObject({ factor: z.number(), from: z.string(), until: z.string(), reason: z.string() }),
  ),
});
export type FlowCompleteness = z.output<typeof completeness>;

export const stationTables = z.strictObject({
  station_id_tmg: z.string(),
  station_name: z.string(),
  year: z.int(),
  /** Years with certified counts, the newest first. */
  years: z.array(z.int()),
  /** Of each mode with certified counts in the year; 'all' where there are several. */
  modes: z.array(modeTables),
  completeness: z.array(completeness),
});
export type StationTables = z.output<typeof stationTables>;

const listedDay = z.strictObject({
  date: z.string(),
  weekday: z.int(),
  /** 24, null where the hour is not there. */
  hours: z.array(z.int().nullable()),
  /** Null where the day is not complete. */
  total: z.int().nullable(),
  event: z.boolean(),
  notes: z.array(dayNote),
});
export type ListedDay = z.output<typeof listedDay>;

export const hourlyListing = z.strictObject({
  station_id_tmg: z.string(),
  year: z.int(),
  flow: flow,
  /** The flows of the station with certified counts in the year. */
  flows: z.array(flow),
  days: z.array(listedDay),
});
export type HourlyListing = z.output<typeof hourlyListing>;

/** The first row holds the headers, the others data. */
export const figureRows = z.array(z.array(z.union([z.string(), z.number(), z.null()])));
export type FigureRows = z.output<typeof figureRows>;
