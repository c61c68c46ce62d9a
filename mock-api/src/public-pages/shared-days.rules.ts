import { nextStart, stretchesOf, type CompareBin, type DayMark, type DayMarks } from 'shared-domain';

/** The lanes over a picture, from the top. */
export type Lane = 'holiday' | 'entry' | 'weather' | 'equipment';
/** What stands on one, between two shares of the width. */
export type LaneMark = { key: string; kind: DayMark['kind']; from: number; to: number };

type Known = { stations: readonly { marks: DayMarks; equipment: readonly string[] }[] };
type Bins = { starts: readonly string[]; bin: CompareBin };

const LANES: readonly Lane[] = ['holiday', 'entry', 'weather', 'equipment'];
const laneOf = (kind: DayMark['kind']): Lane =>
  kind === 'holiday' || kind === 'entry' || kind === 'equipment' ? kind : 'weather';

/** Where a day begins and ends across a picture whose bins are all as wide, 0 to 1; null beside it. */
export function placeOfDay({ starts, bin }: Bins, date: string): { from: number; to: number } | null {
  const tomorrow = nextStart(date, 'day', 0).slice(0, 10);
  const [from, to] = [date, tomorrow].map((day) => momentAt({ starts, bin }, day));
  return from == null || to == null || to <= from ? null : { from, to };
}

const timeOf = (start: string) => Date.parse(`${start.slice(0, 10)}T${start.slice(11, 16) || '00:00'}Z`);

/** Where midnight of a day stands; null outside of the picture. */
function momentAt({ starts, bin }: Bins, day: string): number | null {
  const time = timeOf(day);
  const times = starts.map(timeOf);
  const [last = 0] = times.slice(-1);
  // hours and intervals are as long as the one before
  const isFine = bin === 'hour' || bin === 'interval';
  const end = isFine
    ? last + (last - (times.at(-2) ?? last))
    : timeOf(nextStart(starts.at(-1) ?? day, bin, 0));
  if (times.length === 0 || time < (times[0] ?? 0) || time > end) return null;
  const at = times.findLastIndex((start) => start <= time);
  const [start = 0, next = end] = times.slice(at, at + 2);
  return (at + Math.min(1, (time - start) / (next - start || 1))) / starts.length;
}

/** The lanes that have anything, each with what stands on it: what several stations have, once. */
export function lanesOf({ stations }: Known, bins: Bins): { lane: Lane; marks: LaneMark[] }[] {
  const marks = new Map<string, LaneMark>();
  const mark = (kind: DayMark['kind'], [first, last]: [string, string], name = '') => {
    const [begin, end] = [placeOfDay(bins, first), placeOfDay(bins, last)];
    const key = `${kind} ${first} ${last} ${name}`;
    if (begin && end) marks.set(key, { key, kind, from: begin.from, to: end.to });
  };
  for (const { marks: own, equipment } of stations) {
    for (const { mark: one, first, last } of stretchesOf(own))
      mark(one.kind, [first, last], one.kind === 'entry' ? one.name : '');
    for (const day of equipment) mark('equipment', [day, day]);
  }
  return LANES.flatMap((lane) => {
    const own = [...marks.values()].filter(({ kind }) => laneOf(kind) === lane);
    return own.length > 0 ? [{ lane, marks: own }] : [];
  });
}
