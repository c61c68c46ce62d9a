import type { FindingRule, FindingSetting } from 'shared-domain';

type Unit = FindingSetting['unit'];
type Spec = { default: number; least: number; most: number; unit: Unit };

const spec = (value: number, unit: Unit, least: number, most: number): Spec => ({
  default: value,
  unit,
  least,
  most,
});
const on = spec(1, 'on', 0, 1);

/**
 * Every threshold: defaults of the reference page on quality control; those it does not give are our choice and say so.
 * The name begins with the rule that it belongs to.
 */
export const SETTINGS = {
  'gap.on': on,
  'gap.strong_hours': spec(12, 'hours', 1, 24),
  'gap.strong_daytime_hours': spec(6, 'hours', 1, 14),
  'zero-days.on': on,
  'zero-days.days': spec(3, 'days', 1, 60),
  'zero-days.strong_days': spec(6, 'days', 1, 60),
  'zero-days.usual': spec(20, 'counts', 0, 100_000),
  'zero-daytime.on': on,
  'zero-daytime.median': spec(30, 'counts', 1, 100_000),
  'same-value.on': on,
  // our choice: one run in a hundred thousand comes about by chance
  'same-value.digits': spec(5, 'digits', 1, 40),
  'same-value.run_hourly': spec(4, 'intervals', 2, 200),
  // the reference sets no least value for hours
  'same-value.least_hourly': spec(1, 'counts', 1, 10_000),
  'same-value.run_shorter': spec(8, 'intervals', 2, 200),
  'same-value.least_shorter': spec(3, 'counts', 1, 10_000),
  'spike.on': on,
  'spike.times': spec(5, 'times', 1, 100),
  'spike.more': spec(50, 'counts', 0, 100_000),
  'day-high.on': on,
  'day-high.times': spec(1.75, 'times', 1, 100),
  'day-high.more': spec(30, 'counts', 0, 100_000),
  'day-high.spreads': spec(6, 'spreads', 0, 100),
  'day-low.on': on,
  'day-low.times': spec(0.25, 'times', 0, 1),
  'day-low.spreads': spec(4, 'spreads', 0, 100),
  'day-low.level': spec(0.7, 'times', 0, 1),
  'day-low.median': spec(20, 'counts', 0, 100_000),
  'day-cap.on': on,
  'day-cap.times': spec(3, 'times', 1, 100),
  'day-cap.bicycles': spec(2000, 'counts', 1, 1_000_000),
  'day-cap.bicycles_strong': spec(5000, 'counts', 1, 1_000_000),
  'day-cap.pedestrians': spec(10_000, 'counts', 1, 1_000_000),
  'day-cap.pedestrians_strong': spec(15_000, 'counts', 1, 1_000_000),
  'night.on': on,
  'night.hour': spec(50, 'counts', 1, 100_000),
  'night.times': spec(3, 'times', 1, 100),
  'direction.on': on,
  'direction.points': spec(10, 'points', 1, 100),
  // our choice: 40 without a past is told of healthy weeks too
  'direction.share': spec(35, 'percent', 0, 50),
  'direction.week': spec(100, 'counts', 1, 1_000_000),
  'silent-flow.on': on,
  'silent-flow.hours': spec(24, 'hours', 1, 720),
  // our choice: at a quieter flow a day without anybody is nothing odd
  'silent-flow.median': spec(10, 'counts', 0, 100_000),
  'clock.on': on,
  // our choice: how much closer the moved week must be to the usual one
  'clock.gain': spec(60, 'percent', 1, 99),
  'clock.week': spec(200, 'counts', 1, 1_000_000),
  'vendor-status.on': on,
} as const satisfies Record<`${FindingRule}.${string}`, Spec>;

/** The name of a threshold. */
export type SettingName = keyof typeof SETTINGS;

/** What holds for a flow. */
export type Settings = Record<SettingName, number>;

/** All names in the order of the rules. */
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The rule that a threshold belongs to. */
export function ruleOf(name: SettingName): FindingRule {
  return name.slice(0, name.indexOf('.')) as FindingRule;
}

/** A threshold as it is stored: of the agency with station 0, of the station with flow 0. */
export type StoredSetting = { station_id: number; flow_id: number; name: string; value: number };

/** What holds for a flow: its own thresholds above its station's, those above the agency's, those above the defaults. */
export function settingsFor(flowId: number, stored: readonly StoredSetting[]): Settings {
  const rank = ({ station_id, flow_id }: StoredSetting) => (flow_id > 0 ? 2 : station_id > 0 ? 1 : 0);
  const settings = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, SETTINGS[name].default]),
  ) as Settings;
  for (const one of stored.toSorted((a, b) => rank(a) - rank(b))) {
    const isMeant = one.flow_id === 0 || one.flow_id === flowId;
    if (isMeant && Object.hasOwn(SETTINGS, one.name)) settings[one.name as SettingName] = one.value;
  }
  return settings;
}
