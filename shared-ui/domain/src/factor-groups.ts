/** Patterns that permanent counters are grouped by (figures, section 4). */
export const FACTOR_GROUPS = ['commuter', 'recreational', 'mixed'] as const;
export type FactorGroup = (typeof FACTOR_GROUPS)[number];

/** What a limit of the groups' rule is usually, and between which numbers it may be set (figures, section 4). */
export const GROUP_LIMITS = {
  /** Commuter: WWI at most this, AMI at least that. */
  commuter_wwi: { usual: 0.8, least: 0.05, most: 5 },
  commuter_ami: { usual: 1.4, least: 0.05, most: 10 },
  /** Recreational: WWI at least this, AMI at most that. */
  recreational_wwi: { usual: 1.2, least: 0.05, most: 5 },
  recreational_ami: { usual: 1, least: 0.05, most: 10 },
  /** Complete days that the indices need, and weekend days among them. */
  days: { usual: 100, least: 14, most: 366 },
  weekend_days: { usual: 30, least: 4, most: 106 },
  /** How far an index has to pass its limit for one year to suffice. */
  past: { usual: 0.1, least: 0, most: 2 },
  /** How far members' WWI may lie apart before a split is offered. */
  split: { usual: 0.3, least: 0.01, most: 5 },
} as const;
export type GroupLimitName = keyof typeof GROUP_LIMITS;
export const GROUP_LIMIT_NAMES = Object.keys(GROUP_LIMITS) as GroupLimitName[];
export type GroupLimits = Record<GroupLimitName, number>;

/** The limits that hold where nothing else is set. */
export const USUAL_GROUP_LIMITS = Object.fromEntries(
  GROUP_LIMIT_NAMES.map((name) => [name, GROUP_LIMITS[name].usual]),
) as GroupLimits;

/** Limits that are days: whole numbers. */
export const isLimitOfDays = (name: GroupLimitName): boolean => name === 'days' || name === 'weekend_days';

/** Whether a counter could be commuter and recreational at once, so that the limits tell nothing apart. */
export const limitsOverlap = (limits: GroupLimits): boolean =>
  limits.commuter_wwi >= limits.recreational_wwi && limits.recreational_ami >= limits.commuter_ami;

/** How days of a short count are carried to a year; none: their mean, for comparison only. */
export const EXPANSION_METHODS = ['day-of-year', 'weekday-month', 'none'] as const;
export type ExpansionMethod = (typeof EXPANSION_METHODS)[number];

/** Parts of a year that back-tests of short counts are told apart by. */
export const EXPANSION_SEASONS = ['year', 'apr-oct'] as const;
export type ExpansionSeason = (typeof EXPANSION_SEASONS)[number];

/** How an incomplete day is filled: from the group, from days like it, from a counter that goes with it. */
export const FILL_METHODS = ['day-of-year', 'weekday-month', 'regression'] as const;
export type FillMethod = (typeof FILL_METHODS)[number];

/** What a day was like beside the other days of its month: whether it rained or snowed, and how warm it got. */
export const WEATHER_BANDS = [
  'dry-colder',
  'dry-usual',
  'dry-warmer',
  'wet-colder',
  'wet-usual',
  'wet-warmer',
] as const;
export type WeatherBand = (typeof WEATHER_BANDS)[number];

/**
 * Why filled days are not adjusted for weather: none is known of them; the counter's own days are too few to learn or to try it
 * from; tried on the counter it told its days no better.
 */
export const WEATHER_UNUSED = ['no-weather', 'too-few', 'no-better'] as const;
export type WeatherUnused = (typeof WEATHER_UNUSED)[number];

/** So many °C off its month's mean, a day's high is another than people were used to (our choice, E8). */
export const WEATHER_APART_C = 5;

/** By what share of them the errors of masked days have to become less before weather is believed (our choice, E8). */
export const WEATHER_LEAST_GAIN = 0.02;

/** Modes that factor groups are of: bicycles and pedestrians never share a group. */
export const GROUP_MODES = ['bicycle', 'pedestrian'] as const;
export type GroupMode = (typeof GROUP_MODES)[number];

/** A short count: people counted some hours by hand, or a counter stood at a station for some days. */
export const SHORT_COUNT_KINDS = ['manual', 'deployment'] as const;
export type ShortCountKind = (typeof SHORT_COUNT_KINDS)[number];
