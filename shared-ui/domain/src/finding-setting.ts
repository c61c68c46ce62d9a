import type { FindingRule } from './finding.ts';

/** Where a setting is kept: a flow's stands above its station's, that above the agency's, that above the default. */
export const SETTING_LEVELS = ['agency', 'station', 'flow'] as const;
export type SettingLevel = (typeof SETTING_LEVELS)[number];

/** A threshold of a rule. A rule is switched off by its setting '<rule>.on' of 0. */
export type FindingSetting = {
  /** 'gap.strong_hours' and so on. */
  name: string;
  rule: FindingRule;
  /** What it means, in the caller's language. */
  label: string;
  unit:
    'on' | 'hours' | 'days' | 'intervals' | 'counts' | 'percent' | 'points' | 'times' | 'spreads' | 'digits';
  default: number;
  least: number;
  most: number;
  /** What each level says; null where it says nothing. */
  agency: number | null;
  station: number | null;
  flow: number | null;
  /** What holds. */
  value: number;
};

/** GET /finding-settings */
export type FindingSettings = {
  data: FindingSetting[];
  rules: { rule: FindingRule; label: string; explanation: string }[];
  /** Levels that the caller may change. */
  levels: SettingLevel[];
};
