import type { JobDeps } from '../../platform/queue/queue.ts';
import type { Text } from '../../platform/text/language.ts';
import { lockStationById } from '../../stations/records/count-station.sql.ts';
import { VendorProblem } from '../../stations/vendor-sites/vendor-problem.ts';
import { insertEcoImport } from '../eco-visio/eco-import.sql.ts';
import { sourceOf } from '../eco-visio/source.ts';
import { VendorCounts } from '../eco-visio/vendor-counts.ts';
import { failImport, inOpenImport, writeCounts } from '../imports/write-counts.ts';
import * as sql from './run-pieces.sql.ts';
import type { RunRow } from './runs.sql.ts';
import { texts } from './texts.ts';

type OneStation = { run: RunRow; station: sql.OpenStation };

/**
 * Writes what the vendor answered for a station, in one transaction, as any import does; of one that changes nothing no import is left. What
 * could not be had of it is said beside it. False where somebody else is at the station's counts: it is tried again.
 */
export async function writeStation(of: OneStation, deps: JobDeps): Promise<boolean> {
  const { run, station } = of;
  const pieces = await sql.selectPieces(deps.db, { run: run.id, station: station.station_id });
  const had = pieces.filter(({ status }) => status === 'done');
  const missing = reasonOf(pieces.filter(({ status }) => status === 'failed'));
  if (had.length === 0)
    return missing === null
      ? nothingToAsk(of, deps)
      : failStation(of, deps, { message: missing, answered: pieces.every(isGone) });
  try {
    const counts = await gathered(of, deps, had);
    const importId = await claim(of, deps);
    if (importId === null) return false;
    await write(of, deps, { importId, counts, missing, flows: [...new Set(had.map((one) => one.flow_id))] });
    return true;
  } catch (error) {
    if (!(error instanceof VendorProblem)) throw error;
    return failStation(of, deps, { message: error.text, answered: false });
  }
}

/** A channel that the vendor has no more: nothing of it was asked for. */
const isGone = ({ from_minute, until_minute }: sql.PieceRow): boolean => from_minute === until_minute;

/** Why pieces are missing: the first of each channel's reasons. */
function reasonOf(failed: readonly sql.PieceRow[]): Text | null {
  const [first] = failed;
  if (!first?.message) return null;
  const channels = new Set(failed.map(({ channel }) => channel)).size;
  return texts.missing({ flow: first.flow, channels: channels - 1, reason: first.message });
}

async function gathered(
  { run, station }: OneStation,
  { db }: JobDeps,
  pieces: readonly sql.PieceRow[],
): Promise<VendorCounts> {
  const counts = new VendorCounts({ interval: station.interval_minutes, timeZone: station.time_zone });
  for (const ofFlow of Map.groupBy(pieces, ({ flow_id }) => flow_id).values()) {
    const [{ flow_id: id, flow: name }] = ofFlow as [sql.PieceRow];
    const take = counts.flow({ id, name });
    for (const piece of ofFlow) take(await sql.selectAnswer(db, { run: run.id, piece }));
  }
  return counts;
}

/** The import that the counts are written by, its station taken; null where the station is busy. One of an attempt before goes on. */
function claim({ run, station }: OneStation, { db, vendor, now }: JobDeps): Promise<number | null> {
  if (station.import_id !== null) return Promise.resolve(station.import_id);
  return db.transaction(async (tx) => {
    const { importing, certifying } = await lockStationById(tx, station.station_id);
    if (importing || certifying) return null;
    const id = await insertEcoImport(tx, {
      stationId: station.station_id,
      user: { id: run.user_id, name: run.requested_by },
      name: sourceOf(vendor),
      request: { endDate: null },
      run: run.id,
      at: now(),
    });
    await sql.keepImport(tx, { run: run.id, station: station.station_id }, id);
    return id;
  });
}

type Written = { importId: number; counts: VendorCounts; missing: Text | null; flows: number[] };

async function write(
  { run, station }: OneStation,
  deps: JobDeps,
  { importId, counts, missing, flows }: Written,
): Promise<void> {
  const key = { run: run.id, station: station.station_id };
  const summary = () => {
    const { warnings, ...read } = counts.summary();
    return { ...read, warnings: missing === null ? warnings : [missing, ...warnings] };
  };
  await writeCounts(importId, deps, {
    flows,
    interval: station.interval_minutes,
    rows: counts.rows(),
    beside: ['vendor_status'],
    summary,
    forgetUnchanged: true,
    noteResult: async (tx, result) => {
      const changed = result.added + result.replaced + (result.superseded ?? 0) > 0;
      const status = changed ? 'done' : 'unchanged';
      await sql.endStation(tx, key, { status, message: missing, fates: result });
      // it has answered, if not for each channel: the clock of the watch goes on, or one that is gone would hide what falls silent
      await sql.notePolled(tx, key.station, deps.now());
    },
  });
}

/** A station that fails has an import that says so, as one that a person has asked for; `answered`: the vendor did, that it has nothing of it. */
async function failStation(
  of: OneStation,
  deps: JobDeps,
  { message, answered }: { message: Text; answered: boolean },
): Promise<boolean> {
  const { run, station } = of;
  const importId = await claim(of, deps);
  if (importId === null) return false;
  await inOpenImport(importId, deps, async (tx, open) => {
    await failImport(tx, deps, open, { message, errors: [], rejected: 0 });
    await sql.endStation(tx, { run: run.id, station: station.station_id }, { status: 'failed', message });
    if (answered) await sql.notePolled(tx, station.station_id, deps.now());
  });
  return true;
}

async function nothingToAsk({ run, station }: OneStation, { db, now }: JobDeps): Promise<boolean> {
  await db.transaction(async (tx) => {
    const key = { run: run.id, station: station.station_id };
    await sql.endStation(tx, key, { status: 'unchanged', message: null });
    await sql.notePolled(tx, key.station, now());
  });
  return true;
}
