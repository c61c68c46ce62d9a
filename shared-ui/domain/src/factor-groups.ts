/** Patterns that permanent counters are grouped by (figures, section 4). */
export const FACTOR_GROUPS = ['commuter', 'recreational', 'mixed'] as const;
export type FactorGroup = (typeof FACTOR_GROUPS)[number];

/** How days of a short count are carried to a year; none: their mean, for comparison only. */
export const EXPANSION_METHODS = ['day-of-year', 'weekday-month', 'none'] as const;
export type ExpansionMethod = (typeof EXPANSION_METHODS)[number];

/** Parts of a year that back-tests of short counts are told apart by. */
export const EXPANSION_SEASONS = ['year', 'apr-oct'] as const;
export type ExpansionSeason = (typeof EXPANSION_SEASONS)[number];

/** How an incomplete day is filled: from the group, from days like it, from a counter that goes with it. */
export const FILL_METHODS = ['day-of-year', 'weekday-month', 'regression'] as const;
export type FillMethod = (typeof FILL_METHODS)[number];

/** Modes that factor groups are of: bicycles and pedestrians never share a group. */
export const GROUP_MODES = ['bicycle', 'pedestrian'] as const;
export type GroupMode = (typeof GROUP_MODES)[number];

/** A short count: people counted some hours by hand, or a counter stood at a station for some days. */
export const SHORT_COUNT_KINDS = ['manual', 'deployment'] as const;
export type ShortCountKind = (typeof SHORT_COUNT_KINDS)[number];
