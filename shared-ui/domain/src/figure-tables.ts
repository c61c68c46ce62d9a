/** The tables of one station, as they are downloaded. */
export const FIGURE_TABLES = [
  'years',
  'months',
  'weekdays',
  'profile',
  'hours',
  'days',
  'directions',
  'completeness',
  'listing',
] as const;
export type FigureTable = (typeof FIGURE_TABLES)[number];
