import type { DrawnSeries } from 'shared-ui/marks';

/** The drawing's height and where its lines are in it, in pixels. */
export const PLOT = { height: 300, top: 26, bottom: 290 };

/** Room right of the lines for their names, or where it is narrow for their numbers alone. */
const LABEL_ROOM = { wide: 190, narrow: 22, from: 700 };
const LABEL_HEIGHT = 15;
const LABEL_LETTERS = 24;
/** Markers stand so far apart, in pixels. */
const MARKER_GAP = 42;

/** A line of the drawing, and what it is called. */
export type PlotLine = DrawnSeries & { name: string };

/** Room for the names of lines in a drawing that wide. */
export const labelRoom = (width: number): number =>
  width >= LABEL_ROOM.from ? LABEL_ROOM.wide : LABEL_ROOM.narrow;

/** What stands at a line's end: its number, and where there is room its name, cut to what fits. */
export function endLabel({ place, name }: Pick<PlotLine, 'place' | 'name'>, room: number): string {
  if (room < LABEL_ROOM.wide) return String(place + 1);
  return `${place + 1} ${name.length > LABEL_LETTERS ? `${name.slice(0, LABEL_LETTERS - 1)}…` : name}`;
}

/** How high a value stands. */
export const yOf = (value: number, end: number): number =>
  PLOT.bottom - (value / end) * (PLOT.bottom - PLOT.top);

/** Stretches of a line without a gap, as the places of their bins. */
export function stretchesOf(values: readonly (number | null)[]): number[][] {
  const stretches: number[][] = [];
  for (const [at, value] of values.entries()) {
    if (value === null) continue;
    const last = stretches.at(-1);
    if (last && last.at(-1) === at - 1) last.push(at);
    else stretches.push([at]);
  }
  return stretches;
}

/** The bins of a line that bear its marker: so far apart that it stays a line, a bin that stands alone always. */
export function markedBins(values: readonly (number | null)[], width: number, place: number): number[] {
  const every = Math.max(1, Math.ceil((MARKER_GAP * values.length) / Math.max(1, width)));
  // those of several lines do not stand above each other
  const first = Math.floor((place * every) / 8);
  return stretchesOf(values).flatMap((stretch) =>
    stretch.length === 1 ? stretch : stretch.filter((at) => (at + first) % every === 0),
  );
}

/** Where the labels at the lines' ends stand: at their last value, and no two above each other. */
export function labelPlaces(lines: readonly PlotLine[], end: number): { place: number; y: number }[] {
  const ends = lines
    .flatMap(({ place, values }) => {
      const last = values.findLast((value) => value !== null) ?? null;
      return last === null ? [] : [{ place, y: yOf(last, end) }];
    })
    .toSorted((one, other) => one.y - other.y || one.place - other.place);
  let above = -Infinity;
  for (const label of ends) {
    label.y = Math.max(label.y, above + LABEL_HEIGHT);
    above = label.y;
  }
  // what was pushed below the drawing goes up again, and the ones above it
  let below = PLOT.bottom + LABEL_HEIGHT / 2;
  for (const label of ends.toReversed()) {
    label.y = Math.min(label.y, below);
    below = label.y - LABEL_HEIGHT;
  }
  return ends;
}

/** Where a key leads on the bins; null: it is not ours. The first key shows where one is. */
export function pointAfterKey(key: string, at: number | null, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  if (at === null) return 0;
  return Math.min(Math.max(at + (key === 'ArrowLeft' ? -1 : 1), 0), count - 1);
}
