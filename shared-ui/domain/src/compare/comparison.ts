import type { GroupMode } from '../factor-groups.ts';
import type { GroupWay } from './station-group.ts';

/** What a point of a comparison stands for. */
export const COMPARE_BINS = ['interval', 'hour', 'day', 'week', 'month', 'year'] as const;
export type CompareBin = (typeof COMPARE_BINS)[number];

/** How what is compared is told: as counted, against a base of 100, by weekday, by hour of the day. */
export const COMPARE_FORMS = ['absolute', 'index', 'weekday', 'hour'] as const;
export type CompareForm = (typeof COMPARE_FORMS)[number];

/** Which counts are compared. */
export const COMPARED_COUNTS = ['certified', 'all'] as const;
export type ComparedCounts = (typeof COMPARED_COUNTS)[number];

/** Most series on one axis, most that stand each station by itself, and the longest address of a comparison. */
export const COMPARED_SERIES_MAX = 8;
export const APART_SERIES_MAX = 16;
export const COMPARE_ADDRESS_MAX = 2000;
/** Most days that a comparison by each bin reaches over, and one of the hours of the day. */
export const COMPARE_DAYS_MAX: Readonly<Record<CompareBin, number>> = {
  interval: 7,
  hour: 60,
  day: 800,
  week: 3660,
  month: 3660,
  year: 3660,
};
export const COMPARE_HOURS_DAYS_MAX = 366;
/** Fewest complete days of a base period. */
export const BASE_DAYS_MIN = 28;

/**
 * When a series is of: the period, another year in place of the period's, or a period of its own that is as long and begins on its
 * `first` day, 'YYYY-MM-DD'.
 */
type SeriesTime = { year: number | null; first?: string | null };
/** A station, those of a mode there, or one of its flows by the flow's number. */
export type StationSeries = SeriesTime & { station: string; flow: number | null; mode?: GroupMode | null };
/** What crosses a screenline or cordon, by the number of the group, one way or both. */
export type GroupSeries = SeriesTime & { group: number; way: GroupWay };
export type ComparedSeries = StationSeries | GroupSeries;

/** Whether a series is of a group. */
export const isGroupSeries = (series: ComparedSeries): series is GroupSeries => 'group' in series;

/** All that an address of a comparison says. Days are 'YYYY-MM-DD'; null where it leaves them to the reader. */
export type Comparison = {
  series: ComparedSeries[];
  from: string | null;
  to: string | null;
  bin: CompareBin;
  as: CompareForm;
  /** The year that is 100; null: the period itself. */
  base: number | null;
  counts: ComparedCounts;
  /** Whether what is usual is drawn behind the first series. */
  typical: boolean;
  /** Whether the weather of each day has a strip below the lines. */
  weather: boolean;
  /** Whether counts are multiplied by the factors that hold for their flows. */
  factor: boolean;
  /** Whether hours of the day are told as shares of it. */
  share: boolean;
  /** Whether each station has a chart of its own. */
  apart: boolean;
  /** How many stations of a line suffice for a sum; null: all of them. */
  least: number | null;
};
