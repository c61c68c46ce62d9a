import { changesNothing } from './changes-nothing.rules.ts';

test.each<[string, Record<string, unknown>, boolean]>([
  ['the same before and after', { before: { name: 'A', admin: 0 }, after: { admin: 0, name: 'A' } }, true],
  ['only another version', { before: { name: 'A', version: 1 }, after: { name: 'A', version: 2 } }, true],
  ['the same list', { before: { districts: [1, 2] }, after: { districts: [1, 2] } }, true],
  ['more known before than was written', { before: { id: 3, name: 'A' }, after: { name: 'A' } }, true],
  ['a field more', { before: { name: 'A' }, after: { name: 'A', admin: 1 } }, false],
  ['another value', { before: { name: 'A' }, after: { name: 'B' } }, false],
  ['no field changed', { station_name: 'Waller Creek', fields: [] }, true],
  ['one field changed', { fields: ['notes'] }, false],
  ['nothing of a change', { user_id: 3 }, false],
  ['no detail at all', {}, false],
])('%s', (_, detail, expected) => expect(changesNothing('station.update', detail)).toBe(expected));

test('publishing is noted even where no field changed', () => {
  expect(changesNothing('station.publish', { fields: [] })).toBe(false);
});
