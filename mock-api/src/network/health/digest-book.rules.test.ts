import { freshOf, marksAfter, type Mark } from './digest-book.rules.ts';
import { digestLines } from './digest-lines.rules.ts';
import { DAY, type Span } from './instants.ts';
import type { NewsKind } from './outage.ts';

const MONDAY = 1000 * DAY;
const open = { confirming: [], filledAt: null };
const news = (...whats: NewsKind[]) => whats.map((what, at) => ({ id: at + 1, what }));

/** What stands of an outage after the next digest, and how many lines that has. */
function after(whats: NewsKind[], mark: Mark | null, confirming: Span[] = []) {
  const all = news(...whats);
  const fresh = freshOf('Shoal Creek', { ...open, confirming }, { news: all, mark });
  if (!fresh) return { lines: 0, mark: undefined };
  const digest = digestLines([fresh], MONDAY);
  const [stands] = marksAfter([fresh], digest, () => all.length);
  return { lines: digest.lines.length, mark: stands?.mark };
}

test('news is told once', () => {
  const first = after(['silent'], null);
  expect(first).toEqual({ lines: 1, mark: { seen: 1, told: true, tallied: false } });
  expect(after(['silent'], first.mark ?? null)).toEqual({ lines: 0, mark: undefined });
  expect(after(['silent', 'recovered'], first.mark ?? null)).toEqual({
    lines: 1,
    mark: { seen: 2, told: true, tallied: false },
  });
});

test('what is held keeps its news for the next digest', () => {
  expect(after(['silent'], null, [[MONDAY - 60, MONDAY + 60]])).toEqual({ lines: 0, mark: undefined });
});

test('what was never told and retired is looked at, and no line', () => {
  expect(after(['silent', 'retired'], null)).toEqual({
    lines: 0,
    mark: { seen: 2, told: false, tallied: false },
  });
});
