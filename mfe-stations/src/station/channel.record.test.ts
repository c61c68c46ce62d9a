import type { V1Channel } from 'shared-domain';
import {
  channelValues,
  countedRows,
  emptyChannel,
  errorName,
  FACT_FIELDS,
  foundChannels,
  isVarious,
  nextRow,
  removedChannels,
  rowsWithoutId,
  sentRows,
  withoutChannel,
} from './channel.record.ts';

const channelOf = (id: number, of: Partial<V1Channel> = {}) =>
  ({
    id,
    name: `Channel ${id}`,
    eco_id: null,
    count_type_code: '2',
    travel_direction_code: '1',
    street_side_code: '9',
    sensor_type_code: null,
    vendor_code: '1',
    version: 4,
    has_counts: false,
    ...of,
  }) as V1Channel;

test('stored channels are rows by their ids, with the version that was read; without any there is an empty one', () => {
  expect(channelValues([channelOf(7)])).toMatchObject({
    channels: ['7'],
    each: [],
    'name@7': 'Channel 7',
    'eco_id@7': '',
    'count_type@7': '2',
    'version@7': 4,
  });
  expect(channelValues([])).toMatchObject({ channels: ['new1'], 'name@new1': '', 'count_type@new1': null });
});

test('what channels say differently is asked for each', () => {
  const values = channelValues([channelOf(7, { count_interval: 15 }), channelOf(8, { count_interval: 60 })]);
  expect(values.each).toEqual(['count_interval']);
  expect(isVarious(values, 'count_interval', ['7', '8'])).toBe(true);
  expect(isVarious(values, 'count_interval', ['7'])).toBe(false);
});

test('what was found elsewhere becomes new rows', () =>
  expect(foundChannels([channelOf(1), channelOf(2)])).toMatchObject({
    channels: ['new1', 'new2'],
    'name@new2': 'Channel 2',
  }));

test.each([
  [[], 'new1'],
  [['7', '8'], 'new1'],
  [['7', 'new1', 'new3'], 'new4'],
])('after the rows %j comes %s', (rows, next) => expect(nextRow(rows)).toBe(next));

test('new rows in which nothing stands are not sent, stored ones always', () => {
  const values = { ...channelValues([channelOf(7)]), ...emptyChannel('new1'), ...emptyChannel('new2') };
  const all = { ...values, channels: ['7', 'new1', 'new2'], 'name@new2': 'North' };
  expect(sentRows(all)).toEqual(['7', 'new2']);
});

test('a row is taken out with all its fields', () => {
  const gone = withoutChannel('7');
  expect(Object.values(gone).every((value) => value === undefined)).toBe(true);
  expect(Object.keys(gone)).toEqual(expect.arrayContaining(['name@7', 'version@7', `${FACT_FIELDS[0]}@7`]));
});

test('rows are told apart by what they lack, count and leave out', () => {
  const channels = [channelOf(7, { has_counts: true }), channelOf(8, { eco_id: '101' })];
  expect([...rowsWithoutId(channelValues(channels))]).toEqual(['7']);
  expect([...countedRows(channels)]).toEqual(['7']);
  expect(removedChannels(channels, [channelOf(8)])).toEqual([7]);
});

test('the server’s name of a field is the form’s one of its row', () => {
  expect(errorName('count_type_code', '7')).toBe('count_type@7');
  expect(errorName('name', 'new1')).toBe('name@new1');
});
