import { reasonsToWait, type DayTotal, type DryRunFacts } from './certain.rules.ts';

const DAY = 24 * 60;
/** Monday, March 2, 2026, as days since 1970-01-01. */
const MONDAY = Date.UTC(2026, 2, 2) / 86_400_000;

/** So many days up to a Sunday, each of this total. */
const month = (total: number, count = 28): DayTotal[] =>
  Array.from({ length: count }, (_, at) => ({ day: MONDAY - 1 - at, total, share: 1 }));
const day = (total: number, more: Partial<DayTotal> = {}): DayTotal => ({
  day: MONDAY,
  total,
  share: 1,
  ...more,
});
const column = (incoming: DayTotal[], stored = month(100)) => ({ header: 'NB', incoming, stored });

const certain: DryRunFacts = {
  refusal: null,
  rejected: 0,
  certified: 0,
  replaced: 0,
  superseded: 0,
  marked: false,
  clock: [],
  first: MONDAY * DAY,
  through: MONDAY * DAY,
  columns: [column([day(100)])],
};

test('a file that goes on where the counts end, with days like those before, is certain', () => {
  expect(reasonsToWait(certain)).toEqual([]);
});

test.each<[string, Partial<DryRunFacts>]>([
  ['a tenth of a like day', { columns: [column([day(10)])] }],
  ['ten times a like day', { columns: [column([day(1000)])] }],
  ['sixty days later', { first: (MONDAY + 60) * DAY }],
  ['again, as it is stored', { first: (MONDAY - 7) * DAY }],
  ['a part of a day only', { columns: [column([day(3, { share: 0.5 })])] }],
  ['a few people where nobody came', { columns: [column([day(10)], month(0))] }],
  ['weekdays compared with weekdays', { columns: [column([day(1500)], [...weekends(2), ...weekdays(900)])] }],
])('certain is also what comes as %s', (_, facts) => {
  expect(reasonsToWait({ ...certain, ...facts })).toEqual([]);
});

test.each<[Partial<DryRunFacts>, string[]]>([
  [{ refusal: { en: 'Daily totals.', es: 'Totales.' }, rejected: 3 }, ['Daily totals.']],
  [{ rejected: 1 }, ['One line can’t be taken.']],
  [{ rejected: 1200 }, ['1200 lines can’t be taken.']],
  [{ certified: 4 }, ['4 counts of the file are certified already.']],
  [{ replaced: 12 }, ['12 counts differ from stored ones.']],
  [{ superseded: 1 }, ['One stored count of another interval would be replaced.']],
  [{ marked: true }, ['Suspect marks or notes stand beside counts of the file.']],
  [{ first: null, columns: [] }, ['The file holds no counts.']],
  [{ through: null }, ['The station has no counts yet that the file could be compared with.']],
  [{ first: (MONDAY + 60) * DAY + 1 }, ['The file begins 61 days after the newest stored count.']],
  [{ columns: [column([day(9)])] }, ['NB on Mar 2, 2026: 9, where like days have about 100.']],
  [
    { columns: [column([day(1001), day(1002, { day: MONDAY + 1 })])] },
    ['NB on Mar 2, 2026: 1001, where like days have about 100. One more day is as unusual.'],
  ],
  [{ columns: [column([day(11)], month(0))] }, ['NB on Mar 2, 2026: 11, where like days have about 0.']],
  [
    { columns: [column([day(100)], month(100, 4))] },
    ['Too few like days of “NB” are stored to compare the file with.'],
  ],
  [
    {
      columns: [
        column(
          [day(100)],
          month(100).map((one) => ({ ...one, share: 0.8 })),
        ),
      ],
    },
    ['Too few like days of “NB” are stored to compare the file with.'],
  ],
  [{ clock: [{ en: 'An hour off.', es: 'Una hora.' }] }, ['An hour off.']],
  [{ rejected: 2, replaced: 2 }, ['2 lines can’t be taken.', '2 counts differ from stored ones.']],
])('%j waits, and the weightiest reason stands first', (facts, reasons) => {
  expect(reasonsToWait({ ...certain, ...facts }).map(({ en }) => en)).toEqual(reasons);
});

function weekdays(total: number): DayTotal[] {
  return month(total).filter((one) => (one.day - MONDAY + 700) % 7 < 5);
}

function weekends(total: number): DayTotal[] {
  return month(total).filter((one) => (one.day - MONDAY + 700) % 7 >= 5);
}
