import { emptyChannel, withoutChannel, type RowValues } from './channel.record.ts';
import { mergeStations, underStoredRows } from './station-merge.rules.ts';
import { emptyStation, type StationValues } from './station.record.ts';

const row = (key: string, name: string, version?: number): RowValues => ({
  ...emptyChannel(key),
  [`name@${key}`]: name,
  ...(version === undefined ? {} : { [`version@${key}`]: version }),
});
const { 'name@new1': _name, ...bare } = { ...emptyStation, ...withoutChannel('new1') };
const station = (channels: string[], ...parts: Partial<StationValues>[]): StationValues =>
  Object.assign({}, bare, ...parts, { channels }) as StationValues;

const base = station(['1', '2'], row('1', 'North', 1), row('2', 'South', 1));

test('fields of both people come together', () => {
  const mine = { ...base, station_name: 'Mine', 'name@1': 'Northbound' };
  const theirs = { ...base, city_area: 'Zilker', 'name@2': 'Southbound', 'version@2': 2 };
  const { values, conflicts } = mergeStations(base, mine, theirs);
  expect(values).toMatchObject({ station_name: 'Mine', city_area: 'Zilker', 'name@1': 'Northbound' });
  expect(values).toMatchObject({ 'name@2': 'Southbound', 'version@2': 2, channels: ['1', '2'] });
  expect(conflicts).toEqual([]);
});

test('a field of a channel that both changed keeps what was typed and is named', () => {
  const mine = { ...base, 'name@1': 'Mine' };
  const theirs = { ...base, 'name@1': 'Theirs', 'version@1': 2 };
  const { values, conflicts } = mergeStations(base, mine, theirs);
  expect(values).toMatchObject({ 'name@1': 'Mine', 'version@1': 2 });
  expect(conflicts).toEqual(['name@1']);
});

test('channels that either person added are there', () => {
  const mine = station(['1', '2', 'new1'], base, row('new1', 'East'));
  const theirs = station(['1', '2', '3'], base, row('3', 'West', 1));
  const { values, conflicts } = mergeStations(base, mine, theirs);
  expect(values).toMatchObject({ channels: ['1', '2', '3', 'new1'], 'name@3': 'West', 'name@new1': 'East' });
  expect(conflicts).toEqual([]);
});

test.each<[string, StationValues, StationValues, string[]]>([
  ['removed here, left alone there', station(['1'], row('1', 'North', 1)), base, ['1']],
  ['removed there, left alone here', base, station(['1'], row('1', 'North', 1)), ['1']],
  [
    'removed here, changed there',
    station(['1'], row('1', 'North', 1)),
    station(['1', '2'], base, row('2', 'South end', 2)),
    ['1', '2'],
  ],
  [
    'changed here, removed there',
    station(['1', '2'], base, row('2', 'South end', 1)),
    station(['1'], row('1', 'North', 1)),
    ['1', 'new1'],
  ],
])('a channel %s', (_case, mine, theirs, channels) => {
  const { values } = mergeStations(base, mine, theirs);
  expect(values.channels).toEqual(channels);
  const last = channels.at(-1) ?? '';
  if (last !== '1') expect(values[`name@${last}`]).toBe('South end');
});

test('what is typed into a new row while it is stored stays in its row', () => {
  const sent = station(['1', 'new1'], row('1', 'North', 1), row('new1', 'South'));
  const now = { ...sent, 'name@new1': 'South end' };
  const stored = station(['1', '8'], row('1', 'North', 2), row('8', 'South', 1));
  const after = (values: StationValues) => underStoredRows(values, sent, stored);
  const { values, conflicts } = mergeStations(after(sent), after(now), stored);
  expect(values).toMatchObject({ channels: ['1', '8'], 'name@8': 'South end', 'version@8': 1 });
  expect(conflicts).toEqual([]);
});
