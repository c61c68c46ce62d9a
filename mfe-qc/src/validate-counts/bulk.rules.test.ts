import { bulkUpdateOf, isChosen, NO_INPUT, withBulk } from './bulk.rules.ts';

test.each([
  [NO_INPUT, false, {}],
  [{ ...NO_INPUT, note: '   ' }, false, {}],
  [{ ...NO_INPUT, note: 'rain ' }, true, { note: 'rain' }],
  [{ ...NO_INPUT, note: 'x'.repeat(100) }, true, { note: 'x'.repeat(100) }],
  [{ ...NO_INPUT, suspect: '9' }, true, { suspect_id: 9 }],
  [{ ...NO_INPUT, suspect: 'none' }, true, { suspect_id: null }],
  [{ ...NO_INPUT, noteDelete: true }, true, { noteDelete: true }],
  [{ suspect: '9', note: 'rain', noteDelete: true }, true, { suspect_id: 9, note: 'rain', noteDelete: true }],
])('the panel set to %j has work: %s', (input, chosen, update) => {
  expect(isChosen(input)).toBe(chosen);
  expect(bulkUpdateOf(input)).toEqual(update);
});

test('a note over 100 characters is no work', () => {
  expect(isChosen({ ...NO_INPUT, note: 'x'.repeat(101) })).toBe(false);
});

const EDIT = { id: 1, date: '2025-05-06 01:00:00', suspect_id: 3, note: 'old' };
test.each([
  [
    { ...NO_INPUT, suspect: '9' },
    { suspect_id: 9, note: 'old' },
  ],
  [
    { ...NO_INPUT, suspect: 'none' },
    { suspect_id: null, note: 'old' },
  ],
  [
    { ...NO_INPUT, note: 'new' },
    { suspect_id: 3, note: 'new' },
  ],
  [
    { ...NO_INPUT, noteDelete: true },
    { suspect_id: 3, note: null },
  ],
])('%j is put on a row', (input, expected) => {
  expect(withBulk(EDIT, input)).toEqual({ ...EDIT, ...expected });
});
