import type { DayMark } from 'shared-domain';
import { DAY, type Span } from '../time-axis/time-axis.rules.ts';

/** A day, and what is known of it beside its counts. */
export type KnownOfDay = { time: number; known?: readonly DayMark[] };

/** The lanes of a strip over a picture, from the top: the last is of the counter itself. */
export const DAY_LANES = ['holiday', 'entry', 'weather', 'station'] as const;
export type DayLane = (typeof DAY_LANES)[number];

const LANE_OF: Readonly<Record<DayMark['kind'], DayLane>> = {
  holiday: 'holiday',
  entry: 'entry',
  rain: 'weather',
  snow: 'weather',
  equipment: 'station',
  change: 'station',
  visit: 'station',
  outage: 'station',
  closure: 'station',
};

/** The lane on which a mark stands. */
export const laneOf = ({ kind }: Pick<DayMark, 'kind'>): DayLane => LANE_OF[kind];
const LASTING = new Set<DayMark['kind']>(['entry', 'outage', 'closure']);

/** Whether a kind is a bar over its days. */
export const isLasting = (kind: DayMark['kind']): boolean => LASTING.has(kind);

/** Something on a lane: a shape in the middle of its day, or of what lasts a bar over its days. Shares of the strip's width. */
export type LaneMark = { key: string; lane: DayLane; kind: DayMark['kind']; from: number; to: number };

/** What stands on the lanes of a stretch: of each day a kind once, and what lasts over days in a row as one bar. */
export function laneMarks(days: readonly KnownOfDay[], shown: Span): LaneMark[] {
  const share = (time: number) => (time - shown.from) / (shown.to - shown.from);
  const marks: LaneMark[] = [];
  const bars = new Map<DayMark['kind'], LaneMark>();
  for (const { time, known = [] } of days) {
    if (time + DAY <= shown.from || time >= shown.to) continue;
    const [from, to] = [share(time), share(time + DAY)];
    const kinds = kindsOf(known);
    for (const kind of bars.keys()) if (!kinds.includes(kind)) bars.delete(kind);
    for (const kind of kinds) {
      const bar = bars.get(kind);
      if (bar) {
        bar.to = to;
        continue;
      }
      const mark: LaneMark = { key: `${kind} ${time}`, lane: LANE_OF[kind], kind, from, to };
      if (isLasting(kind)) bars.set(kind, mark);
      marks.push(mark);
    }
  }
  return marks;
}

/** The kinds among the marks of a day, each once. */
export const kindsOf = (known: readonly DayMark[]): DayMark['kind'][] => [
  ...new Set(known.map(({ kind }) => kind)),
];
