import { DAY_MS, dayText } from '../days.rules.ts';

/** Days that are known beforehand, by what they are called. */
export const HOLIDAYS = [
  'new_year',
  'mlk',
  'washington',
  'memorial',
  'juneteenth',
  'independence',
  'labor',
  'columbus',
  'veterans',
  'thanksgiving',
  'christmas',
  'tx_confederate_heroes',
  'tx_independence',
  'tx_san_jacinto',
  'tx_emancipation',
  'tx_lbj',
  'tx_after_thanksgiving',
  'tx_christmas_eve',
  'tx_after_christmas',
  'good_friday',
  'cesar_chavez',
  'rosh_hashanah',
  'yom_kippur',
] as const;
export type HolidayName = (typeof HOLIDAYS)[number];

/** A holiday. Days are 'YYYY-MM-DD'. */
export type Holiday = {
  name: HolidayName;
  /** Whose it is: of the federal government, of Texas, or one that people in Texas may take instead of another. */
  kind: 'federal' | 'texas' | 'optional';
  date: string;
  /** The day off: beside a federal holiday on a weekend the Friday before or the Monday after; null where there is none. */
  observed: string | null;
};

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 0;
/** The first year of Juneteenth as a federal holiday (Public Law 117-17). */
const JUNETEENTH_SINCE = 2021;

const at = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));
const text = (date: Date): string => dayText(date.getTime());
const shifted = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

/** The nth of a weekday in a month, from its end where n is negative. */
function nth(year: number, month: number, weekday: number, n: number): Date {
  if (n < 0) {
    const last = at(year, month + 1, 0);
    return shifted(last, -((last.getUTCDay() - weekday + 7) % 7));
  }
  const first = at(year, month, 1);
  return shifted(first, ((weekday - first.getUTCDay() + 7) % 7) + (n - 1) * 7);
}

/** A federal holiday on a Saturday is observed the Friday before, on a Sunday the Monday after (5 U.S.C. 6103). */
function federalObserved(date: Date): Date {
  const weekday = date.getUTCDay();
  return shifted(date, weekday === SATURDAY ? -1 : weekday === SUNDAY ? 1 : 0);
}

function federal(year: number): [HolidayName, Date][] {
  const days: [HolidayName, Date][] = [
    ['new_year', at(year, 1, 1)],
    ['mlk', nth(year, 1, MONDAY, 3)],
    ['washington', nth(year, 2, MONDAY, 3)],
    ['memorial', nth(year, 5, MONDAY, -1)],
    ['juneteenth', at(year, 6, 19)],
    ['independence', at(year, 7, 4)],
    ['labor', nth(year, 9, MONDAY, 1)],
    ['columbus', nth(year, 10, MONDAY, 2)],
    ['veterans', at(year, 11, 11)],
    ['thanksgiving', nth(year, 11, THURSDAY, 4)],
    ['christmas', at(year, 12, 25)],
  ];
  return year < JUNETEENTH_SINCE ? days.filter(([name]) => name !== 'juneteenth') : days;
}

/** State holidays (Government Code 662.003): on a Saturday or Sunday there is no day off, and no shift (662.005). */
const texas = (year: number): [HolidayName, Date][] => [
  ['tx_confederate_heroes', at(year, 1, 19)],
  ['tx_independence', at(year, 3, 2)],
  ['tx_san_jacinto', at(year, 4, 21)],
  ['tx_emancipation', at(year, 6, 19)],
  ['tx_lbj', at(year, 8, 27)],
  ['tx_after_thanksgiving', shifted(nth(year, 11, THURSDAY, 4), 1)],
  ['tx_christmas_eve', at(year, 12, 24)],
  ['tx_after_christmas', at(year, 12, 26)],
];

/** Easter Sunday in the Gregorian calendar (the anonymous computus). */
function easter(year: number): Date {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const [leaps, odd] = [Math.floor(century / 4), century % 4];
  const moon = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - leaps - moon + 15) % 30;
  const weekday = (32 + 2 * odd + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 19 * weekday) / 433);
  const month = Math.floor((epact + weekday - 7 * shift + 90) / 25);
  return at(year, month, (epact + weekday - 7 * shift + 33 * month + 19) % 32);
}

const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** The first of Tishri, which falls between September 5 and October 5. */
function newYearOfHebrews(year: number): Date {
  for (let date = at(year, 9, 1); date.getUTCMonth() < 10; date = shifted(date, 1)) {
    const parts = new Map(hebrew.formatToParts(date).map(({ type, value }) => [type, value]));
    if (parts.get('month') === 'Tishri' && parts.get('day') === '1') return date;
  }
  throw new Error(`No first of Tishri in ${year}.`);
}

/** Days that people may take instead of a state holiday (662.003(c), 662.013). */
function optional(year: number): [HolidayName, Date][] {
  const rosh = newYearOfHebrews(year);
  return [
    ['good_friday', shifted(easter(year), -2)],
    ['cesar_chavez', at(year, 3, 31)],
    ['rosh_hashanah', rosh],
    ['rosh_hashanah', shifted(rosh, 1)],
    ['yom_kippur', shifted(rosh, 9)],
  ];
}

const isWeekend = (date: Date): boolean => [SATURDAY, SUNDAY].includes(date.getUTCDay());

/** The holidays of a year, by kind, then in the order of the year. A New Year's Day may be observed in the year before. */
export function holidaysOf(year: number): Holiday[] {
  return [
    ...federal(year).map(([name, date]): Holiday => ({
      name,
      kind: 'federal',
      date: text(date),
      observed: text(federalObserved(date)),
    })),
    ...texas(year).map(([name, date]): Holiday => ({
      name,
      kind: 'texas',
      date: text(date),
      observed: isWeekend(date) ? null : text(date),
    })),
    ...optional(year).map(([name, date]): Holiday => ({
      name,
      kind: 'optional',
      date: text(date),
      observed: null,
    })),
  ];
}

/** The days on which clocks go on by an hour and back again: the 2nd Sunday of March and the 1st of November, since 2007. */
export const clockChangeDays = (year: number): readonly [starts: string, ends: string] => [
  text(nth(year, 3, SUNDAY, 2)),
  text(nth(year, 11, SUNDAY, 1)),
];

/** A day of the calendar that is known beforehand: a holiday itself or its day off, or a change of the clock. */
export type KnownDay = { date: string } & (
  | { kind: Holiday['kind']; name: HolidayName; dayOff: boolean }
  | { kind: 'clock'; name: 'clock_forward' | 'clock_back'; dayOff: false }
);

/** What is known beforehand of the days from one to another, both with it, in order. */
export function knownDays(from: string, until: string): KnownDay[] {
  const years = [];
  // the New Year after the last day may be observed within
  for (let year = Number(from.slice(0, 4)); year <= Number(until.slice(0, 4)) + 1; year += 1)
    years.push(year);
  const days = years.flatMap((year): KnownDay[] => [
    ...holidaysOf(year).flatMap(({ name, kind, date, observed }): KnownDay[] => [
      { date, kind, name, dayOff: observed === date },
      ...(observed !== null && observed !== date ? [{ date: observed, kind, name, dayOff: true }] : []),
    ]),
    ...clockChangeDays(year).map((date, at): KnownDay => ({
      date,
      kind: 'clock',
      name: at === 0 ? 'clock_forward' : 'clock_back',
      dayOff: false,
    })),
  ]);
  return days
    .filter(({ date }) => date >= from && date <= until)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** Whether a day off is of a federal holiday that falls on another day: the day before or after. */
export function isMovedDayOff(date: string, name: string): boolean {
  const year = Number(date.slice(0, 4));
  // the New Year may be observed in the year before
  return [...federal(year), ...federal(year + 1)].some(
    ([own, day]) => own === name && text(day) !== date && text(federalObserved(day)) === date,
  );
}
