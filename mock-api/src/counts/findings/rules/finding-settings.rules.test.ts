import {
  ruleOf,
  SETTING_NAMES,
  SETTINGS,
  settingsFor,
  type StoredSetting,
} from './finding-settings.rules.ts';

const stored = (station_id: number, flow_id: number, value: number, name = 'spike.times'): StoredSetting => ({
  station_id,
  flow_id,
  name,
  value,
});

test.each<[string, StoredSetting[], number]>([
  ['nothing is stored', [], 5],
  ['the agency says so', [stored(0, 0, 6)], 6],
  ['the station says otherwise', [stored(7, 0, 7), stored(0, 0, 6)], 7],
  ['the flow says otherwise', [stored(7, 1, 8), stored(7, 0, 7), stored(0, 0, 6)], 8],
  ['another flow says otherwise', [stored(7, 2, 9), stored(7, 0, 7)], 7],
])('what holds for a flow where %s', (_, all, value) =>
  expect(settingsFor(1, all)['spike.times']).toBe(value),
);

test('a name that no rule knows any more changes nothing', () => {
  expect(settingsFor(1, [stored(0, 0, 1, 'spike.gone'), stored(0, 0, 1, 'toString')])).toEqual(
    settingsFor(1, []),
  );
});

test.each(SETTING_NAMES)('%s begins with its rule, and its default lies between least and most', (name) => {
  const { default: value, least, most } = SETTINGS[name];
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
  expect(SETTING_NAMES).toContain(`${ruleOf(name)}.on`);
});
