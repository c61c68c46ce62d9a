import { z } from 'zod';
import { FIGURE_CRITERIA, FIGURE_GRADES, FIGURE_METHODS, FIGURE_MODES, FIGURE_SEASONS } from '../figure.ts';

const mode = z.enum(FIGURE_MODES);

/** A weekday of a month: month 1 to 12, weekday Monday 1 to Sunday 7. */
const cell = z.strictObject({ month: z.int(), weekday: z.int() });
export type FigureCell = z.output<typeof cell>;

/** The smallest set of days that would complete a year: its missing cells, then the season that is short of days. */
const completion = z.strictObject({
  cells: z.array(cell),
  season: z
    .strictObject({
      season: z.enum(FIGURE_SEASONS),
      /** Complete days that its share lacks for the next better letter. */
      days: z.int(),
      share: z.number(),
      needed: z.number(),
    })
    .nullable(),
});
export type FigureCompletion = z.output<typeof completion>;

/** The six values that a grade is made of; shares are from 0 to 1. */
const sufficiency = z.strictObject({
  days: z.int(),
  days_of_year: z.int(),
  /** Of 84. */
  cells: z.int(),
  /** Hours that are there, of 24 a day of the year. */
  hours: z.number(),
  /** The longest run of days that are not complete. */
  gap: z.int(),
  /** Share of complete days of each season. */
  seasons: z.array(z.number()),
  /** Days in runs of three and more complete days of zero, where the mean day has ten or more. */
  zero: z.int(),
});
export type FigureSufficiency = z.output<typeof sufficiency>;

const grade = z.strictObject({
  grade: z.enum(FIGURE_GRADES),
  /** Six letters in the order of the criteria, such as 'AABACA'. */
  letters: z.string(),
  /** The first criterion with the worst letter; 'findings' where open strong findings of the year hold it at C. */
  decided_by: z.enum([...FIGURE_CRITERIA, 'findings']),
  /** Strong findings of the year that nobody has decided. */
  open_findings: z.int(),
});
export type GradeOfFigure = z.output<typeof grade>;

/** From and to, in the figure's unit. */
const bounds = z.strictObject({ low: z.number(), high: z.number() });
export type FigureBounds = z.output<typeof bounds>;

const measured = bounds.extend({ method: z.enum(['bootstrap', 'gap shift']) });

export const interval = z.strictObject({
  /** What weather and events do: 95 % of typical years, by drawing weeks anew. */
  typical: bounds.nullable(),
  /** What the missing days may have done; by gap shift where the longest gap is over seven days and that can be told. */
  measured: measured.nullable(),
});
export type FigureInterval = z.output<typeof interval>;

/** A factor that was laid over a flow's counts, with the days on which it held. */
export const appliedFactor = z.strictObject({
  flowid_txdot: z.string(),
  factor: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  from: z.string(),
  /** The last day, 'YYYY-MM-DD'. */
  until: z.string(),
});
export type AppliedFactor = z.output<typeof appliedFactor>;

/** The figure with what was laid over its counts (E8): beside the plain one, never in its place. */
const layered = z.strictObject({
  value: z.number().nullable(),
  factors: z.array(appliedFactor),
  filled_days: z.int(),
  /** Of the days of the year, and of the traffic of the days that the figure is of. */
  filled_share_of_days: z.number(),
  filled_share_of_traffic: z.number(),
  /** The figure's interval with those of its factors folded in; of a station's year alone, and none with filled days. */
  interval: interval.nullish(),
});
export type LayeredValue = z.output<typeof layered>;

/** What a flow lacks where it has no figure of its own. */
const lacking = z.strictObject({ flowid_txdot: z.string(), name: z.string(), cells: z.array(cell) });
export type LackingFlow = z.output<typeof lacking>;

const leftOut = z.strictObject({
  flowid_txdot: z.string(),
  name: z.string(),
  /** It counts the same people again, or is a second, later counter over the same stream. */
  reason: z.enum(['overlap', 'same stream']),
});
export type LeftOutFlow = z.output<typeof leftOut>;

/** What a figure was taken from, and why not from something else. */
const taking = {
  taken: z.enum(['singles', 'combined', 'one direction', 'incomplete', 'not counted']),
  /** The flows that were added, or would be. */
  flows: z.array(z.strictObject({ flowid_txdot: z.string(), name: z.string() })),
  /** Flows without a figure that kept another choice from being taken, with what each lacks. */
  lacking: z.array(lacking),
  left_out: z.array(leftOut),
  /** Of 'all': the modes that were counted and have no figure. */
  modes_lacking: z.array(mode),
};

const figure = {
  mode,
  /** People and bicycles a day, not rounded. Of one direction it is that direction's, and no station's figure. */
  value: z.number().nullable(),
  ...taking,
  /** The worst of the flows taken, criterion by criterion; null where nothing was counted. */
  sufficiency: sufficiency.nullable(),
  grade: grade.nullable(),
  interval: interval.nullable(),
  /** Null where nothing was laid over the counts. */
  layered: layered.nullable(),
};

/** The figure of a station, mode and year, with the year before. */
const stationFigure = z.strictObject({
  station_id_tmg: z.string(),
  station_name: z.string(),
  agency_id: z.int(),
  agency: z.string(),
  district: z.string().nullable(),
  county: z.string().nullable(),
  /** Types of facility of the flows taken, in the reader's language. */
  facilities: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  ...figure,
  /** The figure of the year before. */
  before: z.number().nullable(),
  /** Change against the year before, as a share: 0.05 is 5 % more. */
  change: z.number().nullable(),
  /** The same over the cells of month and weekday that both years have, and how many these are. */
  common: z.strictObject({ cells: z.int(), change: z.number() }).nullable(),
});
export type StationFigure = z.output<typeof stationFigure>;

export const statewideFigures = z.strictObject({
  year: z.int(),
  /** Years with counts, the newest first. */
  years: z.array(z.int()),
  /** A row for each mode with a flow in that year, by station; 'all' where a station counts several modes. */
  rows: z.array(stationFigure),
});
export type StatewideFigures = z.output<typeof statewideFigures>;

const methodValue = z.strictObject({
  method: z.enum(FIGURE_METHODS),
  value: z.number().nullable(),
  days: z.int(),
  /** Cells that the method has a mean of, of 84; below 84 the hourly form is an estimate. */
  cells: z.int(),
  /** Months that the method has a mean of. */
  months: z.int(),
  hours: z.number(),
});
export type MethodValue = z.output<typeof methodValue>;

/** The draw of weeks: its statistic, blocks by quarter and the quantiles as ratios. */
const bootstrap = z.strictObject({
  statistic: z.number(),
  blocks: z.array(z.int()),
  low_ratio: z.number(),
  high_ratio: z.number(),
  typical: bounds,
  measured: bounds,
});
export type BootstrapInterval = z.output<typeof bootstrap>;

const gapShift = bounds.extend({
  /** How many shifts could be worked out, of 51; 0 where no day misses. */
  ratios: z.int(),
});
export type GapShiftInterval = z.output<typeof gapShift>;

const flowFigure = z.strictObject({
  flowid_txdot: z.string(),
  name: z.string(),
  count_type: z.string(),
  direction: z.string(),
  facility: z.string().nullable(),
  methods: z.array(methodValue),
  sufficiency,
  grade,
  completion,
  bootstrap: bootstrap.nullable(),
  gap_shift: gapShift.nullable(),
  /** Which of the two tells the interval as measured. */
  measured_by: z.enum(['bootstrap', 'gap shift']).nullable(),
  layered: layered.nullable(),
});
export type FlowYearFigure = z.output<typeof flowFigure>;

export const stationFigures = z.strictObject({
  station_id_tmg: z.string(),
  station_name: z.string(),
  /** Whose station it is; what is printed and published names it. */
  agency: z.string().optional(),
  year: z.int(),
  years: z.array(z.int()),
  /** The flows with counts in that year, in the order in which they were established. */
  flows: z.array(flowFigure),
  /** Bicycles, pedestrians and all, also those never counted. */
  figures: z.array(z.strictObject(figure)),
});
export type StationFigures = z.output<typeof stationFigures>;
