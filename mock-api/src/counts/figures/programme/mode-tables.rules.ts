import { daysOfYear, wallClock, type FigureGrade, type FigureMode, type ModeTables } from 'shared-domain';
import { changeOf } from '../change.rules.ts';
import { aashto, tallied, type Days } from '../methods.rules.ts';
import { calendarOf, type YearOfHours } from '../year-of-hours.ts';
import { cellMeans, meanOfAll, monthDays, monthlyMeans } from './cells.rules.ts';
import { isEvent, type DayNotes } from './day-notes.rules.ts';
import { factorsOf } from './factors.rules.ts';
import { designHours, highestDays, highestHours, highestRollingHour } from './peaks.rules.ts';
import { profilesOf } from './profile.rules.ts';
import type { NamedFlow } from './station-year.ts';
import type { Taken } from './taken.rules.ts';

/** What a mode's tables of a year are made of. */
export type ModeYear = {
  year: number;
  mode: FigureMode;
  taken: Taken<NamedFlow>;
  /** Hours and complete days of the flows taken, added. */
  hours: YearOfHours;
  days: Days;
  /** The days of the year before; null where nothing was counted then. */
  before: Days | null;
  grade: FigureGrade | null;
  notes: DayNotes;
  quarters: { minutes: number; count: number }[] | null;
};

const HIGHEST = { hours: 30, days: 10 };

/** All of a mode's tables but those of directions and of years, which look at flows and at other years. */
export function modeTables(one: ModeYear): Omit<ModeTables, 'years' | 'directions'> {
  const { year, mode, taken, days, grade, notes } = one;
  const value = aashto(year, days);
  const gives_factors = value !== null && (grade === 'A' || grade === 'B');
  const plain = calendarOf(year).map(({ date }, at) => (isEvent(notes, date) ? null : (days[at] ?? null)));
  const withoutEvents = cellMeans(year, plain);
  const factors = factorsOf(gives_factors ? value : null, withoutEvents, plain);
  return {
    mode,
    taken: taken.taken,
    flows: taken.flows.map(({ flowid_txdot, name }) => ({ flowid_txdot, name })),
    days: tallied(days).count,
    days_of_year: daysOfYear(year),
    value,
    grade,
    gives_factors,
    months: monthRows(one, factors.monthly),
    cells: cellMeans(year, days).map((cells, at) => ({
      month: at + 1,
      days: cells.map((cell) => cell.days),
      means: cells.map(({ mean }) => mean),
      factors: factors.cells[at] ?? [],
    })),
    weekday_index: factors.weekdayIndex,
    day_of_year: factors.dayOfYear,
    profile: profilesOf(one.hours, plain),
    peaks: peaksOf(one, value),
    event_days: calendarOf(year).flatMap(({ date }) => (isEvent(notes, date) ? [date] : [])),
  };
}

function monthRows({ year, days, before }: ModeYear, factors: readonly (number | null)[]) {
  const madt = monthlyMeans(cellMeans(year, days));
  const old = before ? monthlyMeans(cellMeans(year - 1, before)) : [];
  return monthDays(year, days).map((month, at) => ({
    month: at + 1,
    days: month.days,
    madt: madt[at] ?? null,
    mean_weekday: month.weekday,
    mean_weekend: month.weekend,
    factor: factors[at] ?? null,
    before: old[at] ?? null,
    change: changeOf(madt[at] ?? null, old[at] ?? null),
  }));
}

function peaksOf(
  { year, hours, days, notes, quarters }: ModeYear,
  value: number | null,
): ModeTables['peaks'] {
  const highest = highestHours(hours, HIGHEST.hours);
  const rolling = quarters && highestRollingHour(quarters);
  const time = rolling ? wallClock(rolling.minutes) : '';
  return {
    hours: highest,
    ...designHours(highest, tallied(days).count, value),
    rolling: rolling && { count: rolling.count, date: time.slice(0, 10), time: time.slice(11, 16) },
    days: highestDays(year, days, HIGHEST.days).map(({ count, date, weekday }) => ({
      count,
      date,
      weekday,
      event: isEvent(notes, date),
      notes: [...(notes.get(date) ?? [])],
    })),
  };
}

/** Several flows' days as one: a day is complete where all of theirs are. */
export function addedDays(year: number, flows: readonly Days[]): (number | null)[] {
  return calendarOf(year).map((_, at) => {
    const totals = flows.map((days) => days[at] ?? null);
    const mean = meanOfAll(totals);
    return mean === null ? null : totals.reduce<number>((sum, total) => sum + (total ?? 0), 0);
  });
}
