import { calendarOf, MISSING, type YearOfHours } from '../year-of-hours.ts';
import { isWeekday, ratio } from './cells.rules.ts';
import { DESIGN_HOUR, highestHours } from './peaks.rules.ts';
import { addedHours } from './series.rules.ts';

/** How two opposite directions share some hours that both have. */
export type Split = {
  of: 'year' | 'morning' | 'evening' | 'hour 30' | 'highest 30';
  hours: number;
  counts: [number, number];
  /** The place of the larger, 0 or 1; null where nobody was counted. */
  larger: number | null;
  /** Its share of both; of the highest hours that of whichever is the larger in each. */
  share: number | null;
};

type Hour = { weekday: number; hour: number; counts: [number, number] };

const MORNING = [7, 8];
const EVENING = [16, 17];

/** The directional split of a year in its forms; none where the two have no hour in common. */
export function splitsOf(one: YearOfHours, other: YearOfHours): Split[] {
  const common = commonHours(one, other);
  if (common.length === 0) return [];
  const onWeekdays = (hours: readonly number[]) =>
    common.filter(({ weekday, hour }) => isWeekday(weekday) && hours.includes(hour));
  const highest = highestCommon(one, other);
  const design = highest.length < DESIGN_HOUR ? [] : highest.slice(DESIGN_HOUR - 1);
  return [
    splitOf('year', common),
    splitOf('morning', onWeekdays(MORNING)),
    splitOf('evening', onWeekdays(EVENING)),
    splitOf('hour 30', design),
    peakSplit(design.length === 0 ? [] : highest),
  ];
}

function commonHours(one: YearOfHours, other: YearOfHours): Hour[] {
  const calendar = calendarOf(one.year);
  return calendar.flatMap(({ weekday }, day) =>
    Array.from({ length: 24 }, (_, hour) => hour).flatMap((hour) => {
      const counts = countsAt(one, other, day * 24 + hour);
      return counts.includes(MISSING) ? [] : [{ weekday, hour, counts }];
    }),
  );
}

const countsAt = (one: YearOfHours, other: YearOfHours, at: number): [number, number] => [
  one.hours[at] ?? MISSING,
  other.hours[at] ?? MISSING,
];

/** The highest hours of both together, of those that both have. */
function highestCommon(one: YearOfHours, other: YearOfHours): Hour[] {
  const days = new Map(calendarOf(one.year).map(({ date, weekday }, at) => [date, { weekday, at }]));
  const both = addedHours(one.year, [one, other]);
  return highestHours(both, DESIGN_HOUR).flatMap(({ date, hour }) => {
    const day = days.get(date);
    if (!day) return [];
    const counts = countsAt(one, other, day.at * 24 + hour);
    return counts.includes(MISSING) ? [] : [{ weekday: day.weekday, hour, counts }];
  });
}

function splitOf(of: Split['of'], hours: readonly Hour[]): Split {
  const sum = (which: 0 | 1) => hours.reduce((all, { counts }) => all + counts[which], 0);
  const counts: [number, number] = [sum(0), sum(1)];
  const both = counts[0] + counts[1];
  return {
    of,
    hours: hours.length,
    counts,
    larger: both === 0 ? null : Number(counts[1] > counts[0]),
    share: ratio(Math.max(...counts), both),
  };
}

/** Whichever direction is the larger in each hour: a commute that turns is as one-sided in the evening as in the morning. */
function peakSplit(hours: readonly Hour[]): Split {
  const sum = (of: (counts: [number, number]) => number) =>
    hours.reduce((all, { counts }) => all + of(counts), 0);
  const share = ratio(
    sum((counts) => Math.max(...counts)),
    sum(([one, other]) => one + other),
  );
  return { ...splitOf('highest 30', hours), share };
}
