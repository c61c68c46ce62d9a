import { hasOpposite, oppositeRow } from './channel-pair.ts';
import { emptyChannel, type ChannelValues } from './channel.record.ts';

const values: ChannelValues = {
  ...emptyChannel('7'),
  channels: ['7'],
  each: [],
  'name@7': 'Bicycle NB',
  'travel_direction@7': '1',
  'eco_id@7': '101',
};

test('a channel in the opposite direction is another row of the same, without the vendor’s channel', () => {
  const row = oppositeRow(values, '7', 'new1');
  expect(row).toEqual({
    ...emptyChannel('new1'),
    'name@new1': 'Bicycle SB',
    'travel_direction@new1': '5',
  });
});

test.each([[null], ['9']])('direction %j has none', (code) => {
  expect(oppositeRow({ ...values, 'travel_direction@7': code }, '7', 'new1')).toBeNull();
});

describe('a channel in the opposite direction', () => {
  const pair: ChannelValues = {
    ...values,
    ...emptyChannel('8'),
    channels: ['7', '8'],
    'travel_direction@8': '5',
    'count_method@7': '1',
    'count_method@8': '3',
  };
  test.each<[string, Partial<ChannelValues>, boolean]>([
    ['is there', {}, true],
    ['is there with its side said', { 'street_side@8': '9' }, true],
    ['is not there alone', { channels: ['7'] }, false],
    ['is not the same type', { 'count_type@8': '1' }, false],
    ['is not the same direction', { 'travel_direction@8': '3' }, false],
    ['is not the same method, which is said for each', { each: ['count_method'] }, false],
    ['is none without a direction', { 'travel_direction@7': null }, false],
  ])('%s', (_what, changed, expected) => {
    expect(hasOpposite({ ...pair, ...changed } as ChannelValues, '7')).toBe(expected);
  });
});
