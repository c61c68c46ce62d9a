import {
  calendarOf,
  emptyYear,
  MISSING,
  type CalendarDay,
  type YearOfHours,
} from '../../counts/figures/year-of-hours.ts';
import { realYear } from './real-years.ts';

/** Whether an hour is missing, by the words that a key ends in. */
const LEFT_OUT: Record<string, (day: CalendarDay, hour: number) => boolean> = {
  'without 1-20 Sep': ({ date }) => isWithin(date, '09-01', '09-20'),
  'without 1-25 Jun': ({ date }) => isWithin(date, '06-01', '06-25'),
  'without July': ({ month }) => month === 7,
  'days 1-7 of each month': ({ date }) => dayOf(date) > 7,
  'without hours 12-23 of each Wednesday': ({ weekday }, hour) => weekday === 3 && hour >= 12,
  // on even dates the morning is missing, on odd ones the rest
  'half Wednesdays': ({ weekday, date }, hour) => weekday === 3 && (dayOf(date) % 2 === 0) === hour < 12,
};

const dayOf = (date: string) => Number(date.slice(8));
const isWithin = (date: string, from: string, until: string) =>
  date.slice(5) >= from && date.slice(5) <= until;

/** The year that a key of the expected numbers names: '27harrisonpark 2012 without July'. */
export function yearOfKey(key: string): YearOfHours {
  const [name = '', year = '', ...words] = key.split(' ');
  const own = realYear(name, Number(year));
  const isLeftOut = LEFT_OUT[words.join(' ')];
  if (isLeftOut) {
    for (const [at, day] of calendarOf(own.year).entries()) {
      for (let hour = 0; hour < 24; hour += 1) if (isLeftOut(day, hour)) own.hours[at * 24 + hour] = MISSING;
    }
  }
  return own;
}

/** A year in which each day counts `of` what it is, all of it at noon. */
export function madeYear(year: number, of: (day: CalendarDay) => number): YearOfHours {
  const own = emptyYear(year);
  own.hours.fill(0);
  for (const [at, day] of calendarOf(year).entries()) own.hours[at * 24 + 12] = of(day);
  return own;
}
