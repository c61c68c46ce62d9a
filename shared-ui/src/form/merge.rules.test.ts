import { mergeNewer } from './merge.rules.ts';

const base = { name: 'Ped Bridge', area: 'Downtown', uses: ['1'] };

test('fields left alone take the newer value', () => {
  const theirs = { ...base, area: 'Zilker' };
  expect(mergeNewer(base, base, theirs)).toEqual({ values: theirs, conflicts: [] });
});

test('typed work stays beside the newer values', () => {
  const { values, conflicts } = mergeNewer(
    base,
    { ...base, name: 'Ped Bridge north' },
    { ...base, area: 'Zilker' },
  );
  expect(values).toEqual({ ...base, name: 'Ped Bridge north', area: 'Zilker' });
  expect(conflicts).toEqual([]);
});

test('a field that both changed keeps what was typed and is named', () => {
  const { values, conflicts } = mergeNewer(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' });
  expect(values.name).toBe('Mine');
  expect(conflicts).toEqual(['name']);
});

test('the same change made twice is no conflict', () => {
  const both = { ...base, name: 'Same' };
  expect(mergeNewer(base, both, both)).toEqual({ values: both, conflicts: [] });
});

test.each([
  [['1', '8'], ['8', '1'], []],
  [['1', '8'], ['1', '2'], ['uses']],
  [['1', '2'], ['1', '8', '3'], ['uses']],
])('choices %j and %j of two people are in conflict: %j', (mine, theirs, conflicts) => {
  expect(mergeNewer(base, { ...base, uses: mine }, { ...base, uses: theirs }).conflicts).toEqual(conflicts);
});

test('a field that only the own version has stays', () => {
  const own: Record<string, unknown> = { ...base, note: 'mine' };
  expect(mergeNewer<Record<string, unknown>>(base, own, base)).toEqual({ values: own, conflicts: [] });
});
