import { foundChannels } from './channel.record.ts';
import { differs, isTwin, mergedEach, saidForAll, saidForEach } from './facts.rules.ts';
import { emptyStation, toRequest, type StationValues } from './station.record.ts';

const channel = {
  name: 'Bicycle',
  eco_id: null,
  count_type_code: '2',
  travel_direction_code: '1',
  street_side_code: '1',
  sensor_type_code: 'I',
  vendor_code: '2',
};
const of = (...changes: object[]): StationValues => ({
  ...emptyStation,
  count_method: '3',
  serial_number: 'A',
  ...foundChannels(changes.map((change) => ({ ...channel, ...change }))),
});

test.each([
  ['the same four codes', {}, true, true],
  ['another direction', { travel_direction_code: '5' }, false, false],
  ['another side', { street_side_code: '2' }, false, false],
  ['another count type', { count_type_code: '1' }, false, false],
  ['no direction', { travel_direction_code: null }, false, false],
])('a channel with %s', (_case, change, draft, published) => {
  const values = of({}, change);
  expect(isTwin(values, 'new1', { published: true })).toBe(false);
  expect(isTwin(values, 'new2', { published: false })).toBe(draft);
  expect(isTwin(values, 'new2', { published: true })).toBe(published);
});

test('a side that is not chosen is none once it is published', () => {
  const values = of({ street_side_code: '9' }, { street_side_code: null });
  expect(isTwin(values, 'new2', { published: false })).toBe(false);
  expect(isTwin(values, 'new2', { published: true })).toBe(true);
});

test('channels of different count methods are no twins', () => {
  const values = {
    ...of({}, {}),
    each: ['count_method' as const],
    'count_method@new1': '3',
    'count_method@new2': '2',
  };
  expect(isTwin(values, 'new2', { published: true })).toBe(false);
});

test('each channel begins with what was said for all, and one answer is proposed for all again', () => {
  const values = of({}, {});
  const each = { ...values, ...saidForEach(values, 'serial_number', null) } as StationValues;
  expect(each).toMatchObject({
    'serial_number@new1': 'A',
    'serial_number@new2': 'A',
    each: ['serial_number'],
  });
  expect(toRequest({ ...each, 'serial_number@new2': 'B' }).channels).toMatchObject([
    { serial_number: 'A' },
    { serial_number: 'B' },
  ]);
  expect(differs({ ...each, 'serial_number@new2': 'B' }, 'serial_number')).toBe(true);
  const joined = {
    ...each,
    ...saidForAll({ ...each, 'serial_number@new1': '' }, 'serial_number'),
  } as StationValues;
  expect(joined).toMatchObject({ serial_number: 'A', each: [] });
  expect(toRequest(joined).channels[0]).not.toHaveProperty('serial_number');
});

test('what was changed for all before goes to each, and the station says again what is stored', () => {
  const stored = of({}, {});
  const changed = { ...stored, serial_number: 'B' };
  expect({ ...changed, ...saidForEach(changed, 'serial_number', stored) }).toMatchObject({
    serial_number: 'A',
    'serial_number@new1': 'B',
    'serial_number@new2': 'B',
  });
});

test.each([
  ['asked by one', [], ['serial_number'], [], ['serial_number']],
  ['asked by the other', [], [], ['serial_number'], ['serial_number']],
  ['made one here', ['serial_number'], [], ['serial_number'], []],
] as const)('what is said for each channel is merged: %s', (_case, base, mine, theirs, expected) => {
  const values = (each: readonly 'serial_number'[]) => ({ ...of({}), each: [...each] });
  expect(mergedEach(values(base), values(mine), values(theirs))).toEqual(expected);
});
