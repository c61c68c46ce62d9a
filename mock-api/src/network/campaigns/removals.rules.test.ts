import { countsBySuspect, largestRemoval } from './removals.rules.ts';
import type { MarkingImport, RemovedCounts } from './removals.sql.ts';

const removed = (what: Partial<RemovedCounts> = {}): RemovedCounts => ({
  flow_id: 7,
  suspect_id: 3,
  import_id: 1,
  counts: 10,
  from: '2026-02-03 00:00:00',
  until: '2026-02-04 06:00:00',
  edit_id: 21,
  edited_at: '2026-02-20T12:00:00.000Z',
  by: 'Uma Castillo',
  detail: { rule: 'gap', note: 'Modem' },
  note: null,
  ...what,
});
const unmarked = { edit_id: null, edited_at: null, by: null, detail: null };
const came = (id: number, finished_at: string): MarkingImport => ({
  id,
  requested_by: 'Ada Morgan',
  file_name: `${id}.csv`,
  finished_at,
});
const IMPORTS = new Map([
  [1, came(1, '2026-02-10T12:00:00.000Z')],
  [2, came(2, '2026-02-21T12:00:00.000Z')],
]);

test('of nothing that is kept out there is no largest removal', () => {
  expect(largestRemoval([], IMPORTS)).toBeUndefined();
  expect(countsBySuspect([])).toEqual([]);
});

test('the counts of a suspect are told together, whoever has put it', () => {
  expect(
    countsBySuspect([
      removed({ suspect_id: 9, counts: 2 }),
      removed({ counts: 5 }),
      removed({ ...unmarked, counts: 7 }),
    ]),
  ).toEqual([
    { suspect_id: 3, counts: 12 },
    { suspect_id: 9, counts: 2 },
  ]);
});

test('a step is one removal, whichever imports its counts came with', () => {
  const parts = [
    removed({ counts: 6 }),
    removed({ import_id: null, counts: 5, from: '2026-02-01 00:00:00', until: '2026-02-02 00:00:00' }),
    removed({ edit_id: 22, by: 'Ada Morgan', counts: 10 }),
  ];
  expect(largestRemoval(parts, IMPORTS)).toEqual({
    flow_id: 7,
    suspect_id: 3,
    counts: 11,
    from: '2026-02-01 00:00:00',
    until: '2026-02-04 06:00:00',
    by: 'Uma Castillo',
    detail: { rule: 'gap', note: 'Modem' },
    brought: null,
  });
});

test('of equal ones the earliest is told', () => {
  const earlier = removed({ edit_id: 22, by: 'Ada Morgan', from: '2026-02-02 00:00:00' });
  expect(largestRemoval([removed(), earlier], IMPORTS)?.by).toBe('Ada Morgan');
});

test('a note that all counts of an import have is its reason, one of a part of them is not', () => {
  const part = (note: string | null) =>
    removed({ ...unmarked, note, edit_id: note === 'Race' ? null : 21, import_id: 2 });
  expect(largestRemoval([part('Race')], IMPORTS)?.detail).toEqual({ note: 'Race' });
  expect(largestRemoval([part('Race'), part('Race')], IMPORTS)).toMatchObject({
    counts: 20,
    detail: { note: 'Race' },
  });
  expect(largestRemoval([part('Race'), part(null)], IMPORTS)).toMatchObject({ counts: 20, detail: {} });
});

test.each<[string, Partial<RemovedCounts>, [string, unknown]]>([
  ['that came with an import is of who brought it', unmarked, ['Ada Morgan', { id: 1, file: '1.csv' }]],
  ['that a person has put since is that person’s', {}, ['Uma Castillo', null]],
  [
    'whose counts an import has written since is of that import',
    { import_id: 2 },
    ['Ada Morgan', { id: 2, file: '2.csv' }],
  ],
  ['of which nothing is known is nobody’s', { ...unmarked, import_id: null }, ['', null]],
])('a mark %s', (_, what, expected) => {
  const told = largestRemoval([removed(what)], IMPORTS);
  expect([told?.by, told?.brought]).toEqual(expected);
});
