import { minutesOfText, wallClock } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { clockChanges, isWithin } from '../store/daylight-saving.rules.ts';
import { seriesOf, type Series, type SeriesRow } from './rules/series.ts';
import { dayAfter } from '../store/month-spans.rules.ts';
import type { CountStation } from '../../stations/records/count-station.sql.ts';
import { inPieces } from '../store/pieces.ts';
import { selectPacked, readReviewed, type PackedCounts } from './series.sql.ts';

const DAY = 1440;
/** How far back the rules look for comparison. */
const CONTEXT_DAYS = 60;
/** In place of a count that has no value. */
const NO_VALUE = -1;

/** Counts of a flow in the order of time, kept small: many years of them take megabytes. */
type Part = { minutes: Int32Array; counts: Int32Array; intervals: Int16Array; marks: Uint8Array };

/** A station's uncertified counts by flow, with what came before them; none where nothing waits for review. */
export async function readSeries(db: Queryable, station: CountStation): Promise<Series[]> {
  const reviewed = await readReviewed(db, station.id);
  if (!reviewed) return [];
  const first = minutesOfText(reviewed.from) ?? 0;
  const start = first - (first % DAY) - CONTEXT_DAYS * DAY;
  const end = minutesOfText(reviewed.until) ?? 0;
  const byFlow = await readParts(db, station.id, start, end);
  const isSkipped = skippedIn(station.time_zone, start, end);
  return [...byFlow].flatMap(([flowId, parts]) => {
    const flow = station.flows.find(({ id }) => id === flowId);
    const rows = { [Symbol.iterator]: () => rowsOf(parts) };
    return flow ? [seriesOf(flow, rows, { start, end, isSkipped })] : [];
  });
}

/** The counts of a stretch by flow, read in pieces: decades at once would stand in memory as text. */
async function readParts(
  db: Queryable,
  stationId: number,
  start: number,
  end: number,
): Promise<Map<number, Part[]>> {
  const last = wallClock(end);
  const days = { stationId, from: dayOf(start), until: dayAfter(dayOf(end)) };
  const pieces = await inPieces(db, days, async (piece) => {
    const from = minutesOfText(piece.from) ?? 0;
    const until = piece.until < last ? piece.until : last;
    const packed = await selectPacked(db, stationId, { from: piece.from, until });
    return packed.map((row) => ({ flowId: row.flow_id, part: partOf(row, from) }));
  });
  const byFlow = Map.groupBy(pieces.flat(), ({ flowId }) => flowId);
  return new Map(
    [...byFlow].toSorted(([a], [b]) => a - b).map(([id, parts]) => [id, parts.map(({ part }) => part)]),
  );
}

const dayOf = (minutes: number): string => wallClock(minutes).slice(0, 10);

/** Whether a minute is one of those that daylight saving leaves out in the zone. */
function skippedIn(timeZone: string, start: number, end: number): (minute: number) => boolean {
  const [first, last] = [start, end].map((minutes) => Number(wallClock(minutes).slice(0, 4))) as [
    number,
    number,
  ];
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const skipped = years.flatMap((year) => clockChanges(timeZone, year).skipped);
  return (minute) => isWithin(skipped, minute);
}

function partOf({ offsets, counts, intervals, marks }: PackedCounts, start: number): Part {
  const [at, of, long, marked] = [offsets, counts, intervals, marks].map((list) => list.split(','));
  const rows = at?.length ?? 0;
  const part: Part = {
    minutes: new Int32Array(rows),
    counts: new Int32Array(rows),
    intervals: new Int16Array(rows),
    marks: new Uint8Array(rows),
  };
  // a plain loop: `from` would call a function for each of a station's counts, on the thread that answers everybody
  for (let row = 0; row < rows; row += 1) {
    const count = of?.[row] ?? '';
    part.minutes[row] = start + Number(at?.[row]);
    part.counts[row] = count === '' ? NO_VALUE : Number(count);
    part.intervals[row] = Number(long?.[row]);
    part.marks[row] = Number(marked?.[row]);
  }
  return part;
}

function* rowsOf(parts: readonly Part[]): Generator<SeriesRow> {
  for (const { minutes, counts, intervals, marks } of parts) {
    for (const [at, minute] of minutes.entries()) {
      const [count = NO_VALUE, mark = 0] = [counts[at], marks[at]];
      yield {
        minutes: minute,
        count: count === NO_VALUE ? null : count,
        interval: intervals[at] ?? 0,
        certified: (mark & 1) !== 0,
        suspect: (mark & 2) !== 0,
        excluded: (mark & 4) !== 0,
        doubted: (mark & 8) !== 0,
      };
    }
  }
}
