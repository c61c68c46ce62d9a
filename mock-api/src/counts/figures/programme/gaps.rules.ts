import { calendarOf } from '../year-of-hours.ts';
import type { Days } from './cells.rules.ts';

/** Days in a row, 'YYYY-MM-DD', the last one included. */
export type Spell = { from: string; until: string; days: number };

/** The stretches of a year's days that are not complete, in their order. */
export function gapsOf(year: number, days: Days): Spell[] {
  const spells: Spell[] = [];
  let open: Spell | null = null;
  for (const [at, { date }] of calendarOf(year).entries()) {
    if ((days[at] ?? null) !== null) open = null;
    else if (open) {
      open.until = date;
      open.days += 1;
    } else {
      open = { from: date, until: date, days: 1 };
      spells.push(open);
    }
  }
  return spells;
}
