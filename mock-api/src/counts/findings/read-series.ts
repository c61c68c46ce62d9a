import { addDays, minutesOfText, wallClock } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { clockChanges, isWithin } from '../store/daylight-saving.rules.ts';
import { seriesOf, type Series, type SeriesRow } from './rules/series.ts';
import type { CountStation } from '../../stations/records/count-station.sql.ts';
import { alikeOf, type Alike } from '../store/alike-counts.rules.ts';
import { selectAlike } from '../store/alike-counts.sql.ts';
import { countsWhere } from '../store/counts-where.ts';
import { inPieces } from '../store/pieces.ts';
import { readReviewed } from './series.sql.ts';
import { swapDays } from './swaps.rules.ts';
import { selectSwaps } from './swaps.sql.ts';

const DAY = 1440;
/** How far back the rules look for comparison. */
const CONTEXT_DAYS = 60;
/** In place of a count that has no value. */
const NO_VALUE = -1;

/** Counts of a flow in the order of time, kept small: many years of them take megabytes. */
type Part = {
  minutes: Int32Array;
  counts: Int32Array;
  /** Which of the alike ones each is of. */
  kinds: Uint16Array;
  alike: Omit<SeriesRow, 'minutes' | 'count'>[];
};

/** A station's uncertified counts by flow, with what came before them; none where nothing waits for review. */
export async function readSeries(db: Queryable, station: CountStation): Promise<Series[]> {
  const reviewed = await readReviewed(db, station.id);
  if (!reviewed) return [];
  const first = minutesOfText(reviewed.from) ?? 0;
  const start = first - (first % DAY) - CONTEXT_DAYS * DAY;
  const end = minutesOfText(reviewed.until) ?? 0;
  const byFlow = await readParts(db, station, start, end);
  const isSkipped = skippedIn(station.time_zone, start, end);
  const swaps = await selectSwaps(db, station.id, { from: dayOf(start), until: dayOf(end) });
  return [...byFlow].flatMap(([flowId, parts]) => {
    const flow = station.flows.find(({ id }) => id === flowId);
    const rows = { [Symbol.iterator]: () => rowsOf(parts) };
    if (!flow) return [];
    const newFrom = swapDays(swaps, flowId);
    return [{ ...seriesOf(flow, rows, { start, end, isSkipped }), newFrom }];
  });
}

/** The counts of a stretch by flow, read in pieces: decades at once would stand in memory as text. */
async function readParts(
  db: Queryable,
  station: CountStation,
  start: number,
  end: number,
): Promise<Map<number, Part[]>> {
  const last = wallClock(end);
  const all = { ...countsWhere(station, {}), from: dayOf(start), until: addDays(dayOf(end), 1) };
  const pieces = await inPieces(db, all, async ({ from, until }) => {
    const where = { ...all, from, until: until < last ? until : last };
    const alike = (await selectAlike(db, where, from)).map(alikeOf);
    const byFlow = Map.groupBy(alike, ({ flow_id }) => flow_id);
    const first = minutesOfText(from) ?? 0;
    return [...byFlow].map(([flowId, own]) => ({ flowId, part: partOf(own, first) }));
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

/** Alike counts of a flow, put in the order of time. */
function partOf(alike: readonly Alike[], start: number): Part {
  const rows = alike.reduce((sum, { minutes }) => sum + minutes.length, 0);
  const part: Part = {
    minutes: new Int32Array(rows),
    counts: new Int32Array(rows),
    kinds: new Uint16Array(rows),
    alike: alike.map(({ interval, certified, suspect_id, excluded, doubted }) => {
      return { interval, certified, suspect: suspect_id !== null, excluded, doubted };
    }),
  };
  let row = 0;
  for (const [kind, { minutes, counts }] of alike.entries()) {
    // a plain loop: `set` would need lists of the same length for what is missing, too
    for (let at = 0; at < minutes.length; at += 1) {
      part.minutes[row] = start + (minutes[at] ?? 0);
      part.counts[row] = counts?.[at] ?? NO_VALUE;
      part.kinds[row] = kind;
      row += 1;
    }
  }
  return inOrder(part);
}

function inOrder({ minutes, counts, kinds, alike }: Part): Part {
  const rows = minutes.length;
  // each minute with its row, as one number: numbers are sorted ten times as fast as by a function
  const sorted = Float64Array.from(minutes, (minute, row) => minute * rows + row).sort();
  const from = Uint32Array.from(sorted, (key) => key % rows);
  return {
    minutes: minutes.map((_, at) => minutes[from[at] ?? 0] ?? 0),
    counts: counts.map((_, at) => counts[from[at] ?? 0] ?? 0),
    kinds: kinds.map((_, at) => kinds[from[at] ?? 0] ?? 0),
    alike,
  };
}

function* rowsOf(parts: readonly Part[]): Generator<SeriesRow> {
  for (const { minutes, counts, kinds, alike } of parts) {
    for (const [at, minute] of minutes.entries()) {
      const kind = alike[kinds[at] ?? 0];
      if (!kind) continue;
      const count = counts[at] ?? NO_VALUE;
      yield {
        minutes: minute,
        count: count === NO_VALUE ? null : count,
        interval: kind.interval,
        certified: kind.certified,
        suspect: kind.suspect,
        excluded: kind.excluded,
        doubted: kind.doubted,
      };
    }
  }
}
