import { digestLines, importLine, type Fresh } from './digest-lines.rules.ts';
import { DAY, type Span } from './instants.ts';
import type { NewsKind } from './outage.ts';

const MONDAY = 1000 * DAY;
const fresh = (news: NewsKind[], more: Partial<Fresh<string>> = {}): Fresh<string> => ({
  of: 'Shoal Creek',
  outage: { confirming: [], filledAt: null },
  news,
  told: false,
  tallied: false,
  ...more,
});
const filled = { confirming: [], filledAt: MONDAY - DAY };

test.each<[string, Fresh<string>, string]>([
  ['a new one is silent', fresh(['silent']), 'silent'],
  ['of silent and still silent the first is told', fresh(['silent', 'still']), 'silent'],
  ['one that was told is still silent', fresh(['still'], { told: true }), 'still'],
  ['one that was told and is back has recovered', fresh(['still', 'recovered'], { told: true }), 'recovered'],
  ['one that was told is filled later', fresh(['filled'], { told: true }), 'filled'],
  ['one that was told and retired is told as retired', fresh(['retired'], { told: true }), 'retired'],
  ['one that was never told and has lost something was silent', fresh(['silent', 'recovered']), 'was_silent'],
  [
    'one that was never told and has lost nothing came late',
    fresh(['silent', 'recovered'], { outage: filled }),
    'late',
  ],
  ['one that was never told and retired is no news', fresh(['silent', 'retired']), 'nothing'],
  ['what is filled after it was only counted is no news', fresh(['filled'], { tallied: true }), 'nothing'],
  [
    'one whose recovery is being confirmed is held',
    fresh(['silent'], { outage: { confirming: [[MONDAY - 60, MONDAY + 60]], filledAt: null } }),
    'held',
  ],
])('%s', (_name, one, expected) => {
  const { lines, cameLate, held } = digestLines([one], MONDAY);
  const found = [
    ...lines.map(({ kind }) => kind as string),
    ...cameLate.map(() => 'late'),
    ...held.map(() => 'held'),
  ];
  expect(found).toEqual(expected === 'nothing' ? [] : [expected]);
});

test.each<[string, Span, string | null]>([
  ['failing for under a day is no news', [MONDAY - 2 * DAY, MONDAY - 1.5 * DAY], null],
  ['failing for over a day is told', [MONDAY - 3 * DAY, MONDAY + DAY], 'failing'],
  ['of failing and working again the last is told', [MONDAY - 5 * DAY, MONDAY - DAY], 'again'],
  ['the week after, that it works again', [MONDAY - 9 * DAY, MONDAY - 3 * DAY], 'again'],
  ['what is long past is no news', [MONDAY - 30 * DAY, MONDAY - 20 * DAY], null],
])('%s', (_name, span, line) => expect(importLine(span, MONDAY)).toBe(line));
