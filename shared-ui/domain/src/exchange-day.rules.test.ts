import { exchangeGap, moveExchange, replacedBy, type CounterDays } from './exchange-day.rules.ts';

const days = (first_day: string, last_day: string | null): CounterDays => ({ first_day, last_day });
const EARLIER = days('2025-04-01', '2026-02-28');
const LATER = days('2026-03-01', null);

test.each<[string, CounterDays, CounterDays, 0 | 1 | null]>([
  ['the one ends the day before the other, over the end of a month', EARLIER, LATER, 1],
  ['both counted on the day of the exchange', days('2025-04-01', '2026-03-01'), LATER, 0],
  ['a day lies between them', days('2025-04-01', '2026-02-27'), LATER, null],
  ['they stood there together', days('2025-04-01', '2026-03-02'), LATER, null],
  ['the one still stands there', days('2025-04-01', null), LATER, null],
  ['the other was there first', LATER, EARLIER, null],
  ['it ends as the other begins, though it came after it', days('2026-03-02', '2026-03-01'), LATER, null],
])('how far apart two counters are: %s', (_what, earlier, later, gap) =>
  expect(exchangeGap(earlier, later)).toBe(gap),
);

test('those that a counter may have replaced: of its flows, and never itself', () => {
  const later = { id: 3, ...days('2026-03-01', '2026-03-01'), flow_ids: [8] };
  const all: Parameters<typeof replacedBy>[0] = [
    later,
    { id: 2, ...EARLIER },
    { id: 1, ...days('2025-01-01', '2026-03-01') },
    { id: 4, ...days('2026-03-02', null) },
    { id: 5, ...EARLIER, flow_ids: [7] },
    { id: 6, ...EARLIER, flow_ids: [8, 9] },
  ];
  expect(replacedBy(all, later).map(({ id }) => id)).toEqual([2, 1, 6]);
});

test.each<[string, [CounterDays, CounterDays, string], ReturnType<typeof moveExchange>]>([
  [
    'earlier',
    [EARLIER, LATER, '2026-02-20'],
    { earlier: days('2025-04-01', '2026-02-19'), later: days('2026-02-20', null) },
  ],
  [
    'later',
    [EARLIER, days('2026-03-01', '2026-06-30'), '2026-06-30'],
    { earlier: days('2025-04-01', '2026-06-29'), later: days('2026-06-30', '2026-06-30') },
  ],
  [
    'a day of both stays one',
    [days('2025-04-01', '2026-03-01'), LATER, '2025-04-01'],
    { earlier: days('2025-04-01', '2025-04-01'), later: days('2025-04-01', null) },
  ],
  ['so that the earlier one has no day', [EARLIER, LATER, '2025-04-01'], { fault: 'noEarlier' }],
  [
    'so that the later one has no day',
    [EARLIER, days('2026-03-01', '2026-06-30'), '2026-07-01'],
    { fault: 'noLater' },
  ],
  ['of two that did not follow each other', [LATER, EARLIER, '2026-02-20'], { fault: 'apart' }],
])('the day of an exchange moves: %s', (_what, [earlier, later, first], moved) =>
  expect(moveExchange(earlier, later, first)).toEqual(moved),
);
