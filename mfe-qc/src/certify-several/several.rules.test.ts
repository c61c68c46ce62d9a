import { aChecklist } from '../validate-counts/testing/checklist.ts';
import { readyOf, verdictOf } from './several.rules.ts';

const strong = { strong: 1, review: 0, hint: 0 };
const twice = { counts: 2, first: null, last: null };

test.each([
  ['in order', {}, 'ready'],
  ['findings that are not strong', { findings: { strong: 0, review: 3, hint: 2 } }, 'ready'],
  ['rules that have not looked', { checked_at: null, stale: true }, 'ready'],
  ['a strong finding', { findings: strong }, 'strong'],
  ['hours counted twice', { counted_twice: twice }, 'twice'],
  ['both', { findings: strong, counted_twice: twice }, 'twice'],
  ['nothing that waits', { counts: 0, findings: strong }, 'nothing'],
])('%s', (_, part, verdict) => {
  expect(verdictOf(aChecklist(part))).toBe(verdict);
});

test('only what is ready is added up', () => {
  const rows: Parameters<typeof readyOf>[0] = [
    { step: 'checked', list: aChecklist({ counts: 96 }) },
    { step: 'checked', list: aChecklist({ counts: 4 }) },
    { step: 'checked', list: aChecklist({ findings: strong }) },
    { step: 'refused', words: 'Not now.' },
    { step: 'started', list: aChecklist() },
  ];
  expect(readyOf(rows)).toEqual({ stations: 2, counts: 100 });
  expect(readyOf([])).toEqual({ stations: 0, counts: 0 });
});
