import { type Language, wallFormat } from 'shared-domain/texts';
import { DAY, HOUR, mondayOf, shareOf, startOfDay, type Span } from './time-axis.rules.ts';

/** What a tick of the axis of time stands for. */
export type TickUnit = 'year' | 'month' | 'week' | 'day' | 'hour';
/** A tick with its label, which begins at it; none where it would not end on the axis. */
type Tick = { time: number; label: string };
export type Ticks = { unit: TickUnit; ticks: Tick[] };

/** How wide a letter of a label is at most, and the least air behind it, in pixels. */
const LETTER = 6.6;
const AIR = 10;
const MONTHS = 12;

/** `upTo` so many days alone, where that matters. */
type Step = {
  unit: TickUnit;
  every: number;
  upTo?: number;
  label: (time: number) => Intl.DateTimeFormatOptions;
};

const DATE = { month: 'short', day: 'numeric' } as const;
const WEEKDAY = { weekday: 'short', ...DATE } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** From fine to coarse; the first whose labels have room beside each other is taken. */
const STEPS: Step[] = [
  // midnight is told by its date: hours of several days look alike
  ...[1, 3, 6].map((every) => ({
    unit: 'hour' as const,
    every,
    label: (time: number) => (time % DAY === 0 ? DATE : CLOCK),
  })),
  { unit: 'day', every: 1, label: () => WEEKDAY },
  { unit: 'day', every: 1, label: () => DATE },
  // on a phone a week's days have no room for dates, and their names are told apart
  { unit: 'day', every: 1, upTo: 8, label: () => ({ weekday: 'short' }) },
  ...[1, 2].map((every) => ({ unit: 'week' as const, every, label: () => DATE })),
  ...[1, 2, 3, 6].map((every) => ({
    unit: 'month' as const,
    every,
    label: (time: number) =>
      new Date(time).getUTCMonth() === 0
        ? ({ month: 'short', year: 'numeric' } as const)
        : ({ month: 'short' } as const),
  })),
  ...[1, 2, 5, 10].map((every) => ({
    unit: 'year' as const,
    every,
    label: () => ({ year: 'numeric' as const }),
  })),
];

/**
 * The ticks of the axis of time on so many pixels: years, firsts of months, Mondays, days or hours, as fine as their
 * labels fit. The hours are those of the wall: they lie evenly, whatever the clock does.
 */
export function ticksOf(shown: Span, width: number, language: Language): Ticks {
  for (const { unit, every, upTo, label } of STEPS) {
    if (upTo !== undefined && shown.to - shown.from > upTo * DAY) continue;
    // of so many none could have room, whatever they are called
    if ((shown.to - shown.from) / lengthOf(unit, every) > width / AIR) continue;
    const ticks = timesOf(shown, unit, every).map((time) => ({
      time,
      label: wallFormat(language, label(time)).format(time),
    }));
    if (haveRoom(ticks, shown, width)) return { unit, ticks: ended(ticks, shown, width) };
  }
  return { unit: 'year', ticks: [] };
}

/** About how long a step is; of months and years the shortest. */
function lengthOf(unit: TickUnit, every: number): number {
  return every * { hour: HOUR, day: DAY, week: 7 * DAY, month: 28 * DAY, year: 365 * DAY }[unit];
}

const roomOf = (label: string) => label.length * LETTER + AIR;

/** Whether each label ends before the next begins. */
function haveRoom(ticks: Tick[], shown: Span, width: number): boolean {
  return ticks.every(({ time, label }, i) => {
    const next = ticks[i + 1];
    return !next || (shareOf(next.time, shown) - shareOf(time, shown)) * width >= roomOf(label);
  });
}

/** The ticks without the words of those that stand so late that they would not end on the axis. */
function ended(ticks: Tick[], shown: Span, width: number): Tick[] {
  return ticks.map(({ time, label }) => ({
    time,
    label: shareOf(time, shown) * width + roomOf(label) - AIR > width ? '' : label,
  }));
}

function timesOf(shown: Span, unit: TickUnit, every: number): number[] {
  if (unit === 'month' || unit === 'year')
    return monthStarts(shown, unit === 'year' ? MONTHS * every : every);
  if (unit === 'hour') return evenSteps(startOfDay(shown.from), shown, every * HOUR);
  if (unit === 'day') return evenSteps(startOfDay(shown.from), shown, every * DAY);
  const first = mondayOf(shown.from);
  // every second Monday is the same ones wherever the stretch begins
  return evenSteps(first - ((first / DAY - 4) % (7 * every)) * DAY, shown, every * 7 * DAY);
}

/** Every so many months, counted from the year 0: years that divide by 5 are those of every fifth. */
function monthStarts({ from, to }: Span, every: number): number[] {
  const first = new Date(from);
  const month = first.getUTCFullYear() * MONTHS + first.getUTCMonth();
  const times: number[] = [];
  for (let at = month - (month % every); ; at += every) {
    const time = Date.UTC(Math.floor(at / MONTHS), at % MONTHS, 1);
    if (time >= to) return times;
    if (time >= from) times.push(time);
  }
}

function evenSteps(first: number, { from, to }: Span, step: number): number[] {
  const times: number[] = [];
  for (let time = first; time < to; time += step) if (time >= from) times.push(time);
  return times;
}
