import type { FigureDayNote } from 'shared-domain';
import { daysMarked, type CertifiedCount } from './counted-year.rules.ts';

/** A mark of true counts on an unusual day, and what kind of note that makes. */
const MARKS: readonly { suspect: number; kind: FigureDayNote['kind'] }[] = [
  { suspect: 15, kind: 'event' },
  { suspect: 16, kind: 'works' },
  { suspect: 17, kind: 'weather' },
  { suspect: 18, kind: 'holiday' },
];

/** What days are known for, by 'YYYY-MM-DD'. */
export type DayNotes = ReadonlyMap<string, readonly FigureDayNote[]>;

/**
 * What the days of these counts are known for besides their number: what the calendar knows of them, and what people have marked on
 * them.
 */
export function dayNotesOf(
  counts: readonly CertifiedCount[],
  labels: ReadonlyMap<number, string>,
  known: DayNotes = new Map(),
): DayNotes {
  const notes = new Map(known);
  for (const { suspect, kind } of MARKS) {
    for (const date of daysMarked(counts, suspect)) {
      notes.set(date, [...(notes.get(date) ?? []), { kind, text: labels.get(suspect) ?? '' }]);
    }
  }
  return notes;
}

/** Special events: days that stay in figures and are left out of factors. */
export const isEvent = (notes: DayNotes, date: string): boolean =>
  (notes.get(date) ?? []).some(({ kind }) => kind === 'event');
