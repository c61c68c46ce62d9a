import { awayOf, listedChoice, unknownOf } from './columns.rules.ts';

const ALL = ['date', 'count_type', 'direction', 'count_int', 'count', 'suspect', 'note'];

test.each<[string, string[] | null, string[], (string[] | null)?]>([
  ['all', null, [], null],
  ['all, by name', ALL, [], null],
  ['all but one', ALL.filter((name) => name !== 'direction'), ['direction']],
  ['in another order', ['count', 'date', 'count_type'], ['direction', 'count_int']],
  // what a row is told, edited and certified by can't be put away
  ['none', [], ['count_type', 'direction', 'count_int']],
  ['of another release', ['flow', 'direction'], ['count_type', 'count_int']],
])('a choice of %s', (_, choice, away, kept = ALL.filter((name) => !away.includes(name))) => {
  expect(awayOf(choice)).toEqual(away);
  expect(listedChoice(choice)).toEqual(kept);
});

test('what the list has no column of is named', () => {
  expect(unknownOf(['flow', 'date', 'select'])).toEqual(['flow', 'select']);
  expect(unknownOf(null)).toEqual([]);
});
