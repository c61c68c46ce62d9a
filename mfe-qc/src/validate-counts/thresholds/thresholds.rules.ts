import { SETTING_LEVELS, type FindingSetting, type SettingLevel } from 'shared-domain';

/** What is typed for each threshold, by name; empty takes what the levels above say. */
export type Typed = Record<string, string | null>;

/** What a level says of each threshold, as text. */
export function typedOf(settings: FindingSetting[], level: SettingLevel): Typed {
  return Object.fromEntries(settings.map((setting) => [setting.name, setting[level]?.toString() ?? '']));
}

/** What would hold without this level's word: the nearest level above that says something, else the default. */
export function inherited(setting: FindingSetting, level: SettingLevel): number {
  const above = SETTING_LEVELS.slice(0, SETTING_LEVELS.indexOf(level));
  return above.map((one) => setting[one]).findLast((value) => value !== null) ?? setting.default;
}

/** Whether the text is a value that the threshold takes. */
export function isValue({ least, most }: FindingSetting, text: string): boolean {
  if (text.trim() === '') return true;
  const value = Number(text);
  return Number.isFinite(value) && value >= least && value <= most;
}

/** The thresholds that differ from what the level says now; null goes back to the level above. */
export function changesOf(
  settings: FindingSetting[],
  level: SettingLevel,
  typed: Typed,
): Record<string, number | null> {
  const before = typedOf(settings, level);
  return Object.fromEntries(
    settings
      .map(({ name }) => [name, (typed[name] ?? '').trim()] as const)
      .filter(([name, text]) => text !== before[name])
      .map(([name, text]) => [name, text === '' ? null : Number(text)]),
  );
}

/** What the level said of these thresholds when they were read. */
export const seenOf = (
  settings: FindingSetting[],
  level: SettingLevel,
  names: readonly string[],
): Record<string, number | null> =>
  Object.fromEntries(
    settings.filter(({ name }) => names.includes(name)).map((setting) => [setting.name, setting[level]]),
  );

/** The thresholds as they were read, and those of `names` as somebody else has changed them since. */
export const seenAnew = (
  settings: FindingSetting[],
  newer: readonly FindingSetting[],
  names: readonly string[],
): FindingSetting[] =>
  settings.map((setting) =>
    names.includes(setting.name) ? (newer.find(({ name }) => name === setting.name) ?? setting) : setting,
  );
