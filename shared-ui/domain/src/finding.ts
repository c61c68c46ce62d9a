/** The rules that look through a station's counts, in the order in which they are explained. */
export const FINDING_RULES = [
  'gap',
  'zero-days',
  'zero-daytime',
  'same-value',
  'spike',
  'day-high',
  'day-low',
  'day-cap',
  'night',
  'direction',
  'silent-flow',
  'clock',
  'vendor-status',
] as const;
export type FindingRule = (typeof FINDING_RULES)[number];

/** Where a setting is kept: a flow's stands above its station's, that above the agency's, that above the default. */
export const SETTING_LEVELS = ['agency', 'station', 'flow'] as const;
export type SettingLevel = (typeof SETTING_LEVELS)[number];
