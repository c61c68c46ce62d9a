import { markOf, NO_MARK, reachOf, verdictOn, type MarkRow } from './marking.rules.ts';

const scope = (changing: number, open: number) => ({ changing, open, certified: 0, first: null, last: null });
const days = { minDate: '2026-05-01', maxDate: '2026-05-02' };

test.each([
  ['a suspect alone', { suspect: '7' }, { suspect_id: 7 }],
  ['a note alone, without blanks around it', { note: ' Storm ' }, { note: 'Storm' }],
  [
    'both, of one type',
    { suspect: '7', note: 'Fair', countType: '1' },
    { suspect_id: 7, note: 'Fair', count_type: '1' },
  ],
])('%s', (_, chosen, asked) => {
  expect(markOf({ ...NO_MARK, ...days, ...chosen })).toEqual({ ...days, ...asked });
});

test.each([
  [4, 9, 'wouldMark'],
  [0, 9, 'markedAlready'],
  [0, 0, 'nothingOpen'],
])('of %d counts that would change among %d: %s', (changing, open, verdict) => {
  expect(verdictOn(scope(changing, open))).toBe(verdict);
});

test('what would change is added up, station by station', () => {
  const row = (id: string, progress: MarkRow['progress']): MarkRow => ({
    station: { id, name: id, days: 1, certifying: 0, importing: 0, strong: false },
    progress,
  });
  expect(
    reachOf([
      row('AU0001', { step: 'seen', scope: scope(24, 24) }),
      row('AU0002', { step: 'seen', scope: scope(0, 24) }),
      row('AU0003', { step: 'refused', words: 'Not now.' }),
      row('AU0004', { step: 'asking' }),
      row('AU0005', { step: 'seen', scope: scope(6, 8) }),
    ]),
  ).toEqual({ ids: ['AU0001', 'AU0005'], counts: 30 });
});
