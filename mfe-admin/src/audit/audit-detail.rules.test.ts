import { detailLines } from './audit-detail.rules.ts';

test('of a change only what differs is told', () => {
  const detail = {
    user_id: 3,
    before: { name: 'Uma', email: 'uma@example.org', admin: 0 },
    after: { name: 'Uma Castillo', email: 'uma@example.org', admin: 1 },
  };
  expect(detailLines(detail)).toEqual([
    { field: ['user_id'], values: [3] },
    { field: ['name'], before: ['Uma'], after: ['Uma Castillo'] },
    { field: ['admin'], before: [0], after: [1] },
  ]);
});

test('a field that was not there before was nothing', () => {
  expect(detailLines({ before: {}, after: { eco_domain: 'waco' } })).toEqual([
    { field: ['eco_domain'], before: [null], after: ['waco'] },
  ]);
});

test('nested records and lists are told by their path', () => {
  const detail = { filters: { suspect: null, notes: [] }, stations: ['AU0001', 'AU0002'], counts: 12 };
  expect(detailLines(detail)).toEqual([
    { field: ['filters', 'suspect'], values: [null] },
    { field: ['filters', 'notes'], values: [] },
    { field: ['stations'], values: ['AU0001', 'AU0002'] },
    { field: ['counts'], values: [12] },
  ]);
});

test('what was decided of times that occur twice is told line by line', () => {
  const repeats = [
    { first: 3, line: 4, keep: 'second' },
    { first: 8, line: 9, keep: 'neither' },
  ];
  expect(detailLines({ file: 'a.csv', repeats })).toEqual([
    { field: ['file'], values: ['a.csv'] },
    { field: ['repeats'], values: repeats },
  ]);
  expect(detailLines({ odd: [{ first: 'x' }] })).toEqual([{ field: ['odd'], values: ['{"first":"x"}'] }]);
});

test('an entry without detail has no lines', () => {
  expect(detailLines({})).toEqual([]);
});
