import type { AlikeCounts } from './alike-counts.sql.ts';
import { filled, type DaySum } from './calendar.rules.ts';
import { isWithin, type Stretch } from './daylight-saving.rules.ts';

const COMMA = 44;
const ZERO = 48;
const DAY = 24 * 60;

/**
 * The whole numbers of a list as the database sends it ('0,17,3'), none of them below zero; an empty text is no number. To split it
 * makes a text of each first, which takes four times as long for the quarter hours of a year.
 */
export function listedNumbers(list: string): number[] {
  if (list === '') return [];
  const numbers: number[] = [];
  let number = 0;
  for (let at = 0; at < list.length; at += 1) {
    const code = list.charCodeAt(at);
    if (code !== COMMA) number = number * 10 + code - ZERO;
    else {
      numbers.push(number);
      number = 0;
    }
  }
  numbers.push(number);
  return numbers;
}

/** Counts of a flow that are alike in all but time and number, as numbers. */
export type Alike = Omit<AlikeCounts, 'offsets' | 'counts'> & {
  /** Since the beginning, in no order. */
  minutes: number[];
  /** The count of each of those minutes; null where they are missing. */
  counts: number[] | null;
};

/** What the database sends, as numbers. */
export function alikeOf({ offsets, counts, ...like }: AlikeCounts): Alike {
  return {
    ...like,
    minutes: listedNumbers(offsets),
    counts: counts === null ? null : listedNumbers(counts),
  };
}

/**
 * The days of one flow, summed, by the day since the beginning. `skipped` are the minutes since then that the station's clock never
 * shows: what is missing there is not missed, and what was counted there covers nothing (C8).
 */
export function daySums(alike: readonly Alike[], skipped: Stretch[]): DaySum[] {
  const byDay = new Map<number, DaySum>();
  for (const { minutes, counts, interval, suspect_id, certified } of alike) {
    for (let at = 0; at < minutes.length; at += 1) {
      const minute = minutes[at] ?? 0;
      const sum = dayIn(byDay, Math.floor(minute / DAY), interval);
      sum.rows += 1;
      if (suspect_id !== null) sum.suspects += 1;
      if (certified) sum.certified += 1;
      const isShown = !isWithin(skipped, minute);
      if (counts) {
        sum.total = (sum.total ?? 0) + (counts[at] ?? 0);
        if (isShown) sum.covered += interval;
      } else if (isShown) sum.nulls += 1;
    }
  }
  return [...byDay.values()];
}

function dayIn(byDay: Map<number, DaySum>, day: number, interval: number): DaySum {
  const known = byDay.get(day);
  if (known) {
    known.interval = Math.min(known.interval, interval);
    return known;
  }
  const sum = { day, total: null, rows: 0, nulls: 0, suspects: 0, certified: 0, interval, covered: 0 };
  byDay.set(day, sum);
  return sum;
}

/** The hours of one flow since the beginning, so many of them: what was counted in each, null where nothing was. */
export function hourSums(alike: readonly Alike[], hours: number): (number | null)[] {
  const sums = filled<number | null>(hours, null);
  for (const { minutes, counts } of alike) {
    if (!counts) continue;
    for (let at = 0; at < counts.length; at += 1) {
      const hour = Math.floor((minutes[at] ?? 0) / 60);
      sums[hour] = (sums[hour] ?? 0) + (counts[at] ?? 0);
    }
  }
  return sums;
}
