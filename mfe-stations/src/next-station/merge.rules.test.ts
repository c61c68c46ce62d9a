import { mergeNewer } from './merge.rules.ts';
import { emptyValues } from './next-station.record.ts';

const base = { ...emptyValues, station_name: 'Ped Bridge', neighborhood: 'Downtown' };

test('fields left alone take the newer value', () => {
  const theirs = { ...base, neighborhood: 'Zilker' };
  expect(mergeNewer(base, base, theirs)).toEqual({ values: theirs, conflicts: [] });
});

test('typed work stays beside the newer values', () => {
  const mine = { ...base, station_name: 'Ped Bridge north' };
  const theirs = { ...base, neighborhood: 'Zilker' };
  const { values, conflicts } = mergeNewer(base, mine, theirs);
  expect(values).toEqual({ ...base, station_name: 'Ped Bridge north', neighborhood: 'Zilker' });
  expect(conflicts).toEqual([]);
});

test('a field that both changed keeps what was typed and is named', () => {
  const mine = { ...base, station_name: 'Mine' };
  const theirs = { ...base, station_name: 'Theirs' };
  const { values, conflicts } = mergeNewer(base, mine, theirs);
  expect(values.station_name).toBe('Mine');
  expect(conflicts).toEqual(['station_name']);
});

test('the same change made twice is no conflict', () => {
  const both = { ...base, station_name: 'Same' };
  expect(mergeNewer(base, both, both)).toEqual({ values: both, conflicts: [] });
});

test.each([
  [['1', '8'], ['8', '1'], []],
  [['1', '8'], ['1'], ['surrounding_land_uses']],
  [['1', '2'], ['1', '8'], ['surrounding_land_uses']],
])('land uses %j and %j, ticked by two people, are in conflict: %j', (mine, theirs, conflicts) => {
  const merge = mergeNewer(
    base,
    { ...base, surrounding_land_uses: mine },
    { ...base, surrounding_land_uses: theirs },
  );
  expect(merge.conflicts).toEqual(conflicts);
});
