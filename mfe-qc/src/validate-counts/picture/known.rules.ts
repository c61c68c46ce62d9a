import type { DayMark, DayMarks } from 'shared-domain';
import type { DayFacts } from './days.rules.ts';
import { DAY, toDay, type Span } from './time.rules.ts';

/** The days with what the calendar knows of them; the same list where it knows of none. */
export function withKnown(days: DayFacts[], marks: DayMarks): DayFacts[] {
  if (marks.size === 0) return days;
  return days.map((day) => {
    const known = marks.get(toDay(day.time));
    return known ? { ...day, known } : day;
  });
}

/** What is known of the days, by day. */
export const marksOf = (days: readonly DayFacts[]): DayMarks =>
  new Map(days.flatMap(({ time, known }) => (known ? [[toDay(time), known]] : [])));

/** What the calendar knows of the day that holds a time. */
export function knownAt(time: number, days: readonly DayFacts[]): readonly DayMark[] {
  const [first] = days;
  return (first && days[Math.floor((time - first.time) / DAY)]?.known) ?? [];
}

/** The lanes of the strip above the lines, from the top. */
export const LANES = ['holiday', 'entry', 'weather'] as const;
type Lane = (typeof LANES)[number];

/** Something on a lane: a shape in the middle of its day, or for entries a bar over their days. Shares of the strip's width. */
export type LaneMark = { key: string; lane: Lane; kind: DayMark['kind']; from: number; to: number };

/** What stands on the lanes of a stretch: of each day a kind once, and entries of days in a row as one bar. */
export function laneMarks(days: readonly DayFacts[], shown: Span): LaneMark[] {
  const share = (time: number) => (time - shown.from) / (shown.to - shown.from);
  const marks: LaneMark[] = [];
  let bar: LaneMark | null = null;
  for (const { time, known = [] } of days) {
    if (time + DAY <= shown.from || time >= shown.to) continue;
    const [from, to] = [share(time), share(time + DAY)];
    const kinds = kindsOf(known);
    if (!kinds.includes('entry')) bar = null;
    for (const kind of kinds) {
      if (kind === 'entry' && bar) {
        bar.to = to;
        continue;
      }
      const lane = kind === 'holiday' || kind === 'entry' ? kind : 'weather';
      const mark: LaneMark = { key: `${kind} ${time}`, lane, kind, from, to };
      if (kind === 'entry') bar = mark;
      marks.push(mark);
    }
  }
  return marks;
}

/** How many days of a stretch the calendar knows anything of. */
export const knownDaysIn = (days: readonly DayFacts[], shown: Span): number =>
  days.filter(({ time, known }) => known !== undefined && time + DAY > shown.from && time < shown.to).length;

/** The kinds among the marks of a day, each once. */
export const kindsOf = (known: readonly DayMark[]): DayMark['kind'][] => [
  ...new Set(known.map(({ kind }) => kind)),
];
