import { wallClock } from 'shared-domain';
import { logArrivals, selectBefore, type Seen } from '../arrivals/arrivals.sql.ts';
import type { Counted } from '../arrivals/stretches.rules.ts';
import { joinWholes } from '../edits/undo.sql.ts';
import {
  lockStationById,
  readStationById,
  type CountStation,
} from '../../stations/records/count-station.sql.ts';
import { endImport, forgetImport, reopenImport, selectImportJob, type ImportJobRow } from './imports.sql.ts';
import { resultOf, type ImportSummary } from './import-result.rules.ts';
import type { StoredResult } from './imports.tables.ts';
import {
  addIncoming,
  compareIncoming,
  keepMarks,
  keepReplaced,
  renewStatus,
  replaceStored,
  type Fates,
  type Incoming,
} from './incoming.sql.ts';
import { replacedKeys, settleOthers } from './meet-others.ts';
import { replaceOthers } from './other-intervals.sql.ts';
import type { Ends, Refusal } from './read-upload.ts';
import { dropStaged, stageIncoming, type Beside } from './staged.sql.ts';
import { copyNew, holdsNothing, type NewCounts } from './straight.sql.ts';
import { refreshDaysCount } from '../store/days-count.sql.ts';
import type { CopyRows, Transaction } from '../../platform/db/database.ts';
import type { OtherIntervals } from '../store/other-intervals.rules.ts';
import { insertAudit } from '../../people/audit/insert-audit.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import { reviewAgain } from '../findings/review-again.ts';
import { tellLate } from '../certifications/tell-late.ts';
import { toldWhere } from '../store/told-where.rules.ts';
import { raiseEvent } from '../../people/webhooks/raise-event.ts';
import { selectAsker, tell } from '../../people/notifications/tell.ts';

/** An import that has not ended, locked; its station's flag keeps every other writer of its counts out (C12). */
export type OpenImport = { row: ImportJobRow; station: CountStation };

/** Runs when the import has not ended yet, with it locked. */
export function inOpenImport(
  id: number,
  { db }: JobDeps,
  run: (tx: Transaction, open: OpenImport) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const open = await lockOpen(tx, id);
    if (open) await run(tx, open);
  });
}

async function lockOpen(tx: Transaction, id: number): Promise<OpenImport | null> {
  const row = await selectImportJob(tx, id, 'lock');
  if (row?.status !== 'waiting' && row?.status !== 'running') return null;
  return { row, station: await readStationById(tx, row.station_id) };
}

/** Puts an import that failed back to where its job can run; false when its station is busy meanwhile. */
export async function reopenFailedImport(id: number, tx: Transaction): Promise<boolean> {
  const row = await selectImportJob(tx, id, 'lock');
  if (row?.status !== 'failed') return false;
  const station = await lockStationById(tx, row.station_id);
  if (station.certifying || station.importing) return false;
  await reopenImport(tx, row);
  return true;
}

/** What an import brings: batches of rows of time, flow and count, and what there is to say once all are read. */
export type IncomingCounts = {
  flows: number[];
  /** Minutes. */
  interval: number;
  rows: CopyRows;
  /** The first and last interval where they are known before the rows are read, as wall-clock minutes. */
  ends?: Ends | null;
  /** What the rows end with, beside time, flow and count. */
  beside?: readonly Beside[];
  /** What there is to say of what was read, once all is. */
  summary: () => ImportSummary;
  /**
   * Names the lines whose counts can't stand beside counts of another interval; the import is refused with them. Where
   * counts have no lines, those are left out and told.
   */
  refusal?: (others: OtherIntervals) => Promise<Refusal>;
  /** What else is written with them. */
  also?: (tx: Transaction, open: OpenImport) => Promise<void>;
  /** The stretches of counts with a value that were read, once all are; null where they did not come in order of time. */
  came?: () => readonly Counted[] | null;
  /** What is noted of the outcome in the same transaction. */
  noteResult?: (tx: Transaction, result: StoredResult) => Promise<void>;
  /** Whether nothing is to be left of an import that changes nothing. */
  forgetUnchanged?: boolean;
};

/**
 * Writes the counts of an import and everything that says so in one transaction (C7); no hour twice (C11). What takes
 * long comes before it: the counts are brought beside the stored ones, settled and compared, while the station's flag
 * keeps every other writer out. Or it ends the import with the lines that keep it out.
 *
 * Where nothing is stored in the days that they are of, there is nothing to compare with: they go straight to their places
 * while they are read. That transaction lasts as long as the reading, which the embedded database with its one connection
 * can't afford.
 */
export async function writeCounts(id: number, deps: JobDeps, counts: IncomingCounts): Promise<void> {
  const asked = await selectImportJob(deps.db, id);
  if (asked?.status !== 'waiting' && asked?.status !== 'running') return;
  const { flows, interval, beside = [], summary, refusal, also } = counts;
  const place = await straightPlace(asked, deps, counts);
  if (place) return writeStraight(id, deps, counts, place);
  const table = await stageIncoming(deps.db, id, counts.rows, beside);
  const { first: firstMinute, last: lastMinute } = summary();
  const [first, last] = [wallClock(firstMinute ?? 0), wallClock(lastMinute ?? 0)];
  const incoming = { importId: id, table, stationId: asked.station_id, interval, flows, first, last };
  const { others, notes } = await settleOthers(deps.db, incoming, { leaveOut: !refusal });
  const refused = refusal && others && others.refused > 0 ? await refusal(others) : null;
  const fates = refused ? null : await compareIncoming(deps.db, incoming);
  await inOpenImport(id, deps, async (tx, open) => {
    if (refused) return failImport(tx, deps, open, refused);
    if (!fates) return;
    await merge(tx, incoming, { fates, others, beside, author: { user: asked.user_id, at: deps.now() } });
    await dropStaged(tx, id);
    await also?.(tx, open);
    const result = resultOf(counts.summary(), { fates, notes, superseded: others?.size ?? 0 });
    await endDone(tx, deps, open, { counts, result });
  });
}

/** Where the counts may go without a look at others; null where they have to be compared first. */
async function straightPlace(
  { id, station_id }: ImportJobRow,
  { db }: JobDeps,
  { flows, interval, ends, beside = [] }: IncomingCounts,
): Promise<NewCounts | null> {
  if (db.kind !== 'postgres' || beside.length > 0 || !ends) return null;
  const [first, last] = [wallClock(ends.first), wallClock(ends.last)];
  const place = { importId: id, stationId: station_id, interval, flows, first, last };
  return (await holdsNothing(db, place)) ? place : null;
}

class Ended extends Error {}

/** Copies the counts to their places and says so, in one transaction. An import that ended meanwhile leaves nothing. */
async function writeStraight(
  id: number,
  deps: JobDeps,
  counts: IncomingCounts,
  place: NewCounts,
): Promise<void> {
  const writing = deps.db.transaction(async (tx) => {
    const before = await selectBefore(tx, place.stationId, place.flows);
    const added = await copyNew(tx, place, counts.rows);
    const open = await lockOpen(tx, id);
    if (!open) throw new Ended();
    await dropStaged(tx, id);
    await counts.also?.(tx, open);
    const fates = { added, replaced: 0, unchanged: 0, certified: 0, differing: 0 };
    const result = resultOf(counts.summary(), { fates, notes: [], superseded: 0 });
    await endDone(tx, deps, open, { counts, result, seen: { came: counts.came?.() ?? null, before } });
  });
  await writing.catch((error: unknown) => {
    if (!(error instanceof Ended)) throw error;
  });
}

/** Puts the staged counts in their places; what they replace is kept. */
async function merge(
  tx: Transaction,
  incoming: Incoming,
  {
    fates: { added, replaced, unchanged, certified },
    others,
    beside,
    author,
  }: {
    fates: Fates;
    others: OtherIntervals | null;
    beside: readonly Beside[];
    author: { user: number; at: Date };
  },
): Promise<void> {
  await joinWholes(tx);
  if (others && others.size > 0)
    await replaceOthers(tx, incoming, replacedKeys(others, incoming.flows), author);
  if (replaced > 0 || beside.includes('suspect_id')) await keepMarks(tx, incoming, author);
  if (replaced > 0) {
    await keepReplaced(tx, incoming);
    await replaceStored(tx, incoming);
  }
  if (added > 0) await addIncoming(tx, incoming, { allNew: replaced + unchanged + certified === 0 });
  if (beside.includes('vendor_status') && unchanged > 0) await renewStatus(tx, incoming);
}

async function endDone(
  tx: Transaction,
  deps: JobDeps,
  { row, station }: OpenImport,
  { counts, result, seen = null }: { counts: IncomingCounts; result: StoredResult; seen?: Seen | null },
): Promise<void> {
  await counts.noteResult?.(tx, result);
  if (counts.forgetUnchanged && changedBy(result) === 0) return forgetImport(tx, row);
  await refreshDaysCount(tx, station.id);
  await endImport(tx, row, { status: 'done', at: deps.now(), result });
  if (result.first !== null && result.last !== null && result.added + result.replaced > 0) {
    const { first, last } = result;
    const arrived = { stationId: station.id, importId: row.id, first, last, at: deps.now() };
    await logArrivals(tx, arrived, seen);
    await deps.queue.enqueue(tx, 'judge-health', { id: row.id });
  }
  await reviewAgain(tx, deps, station.id);
  const told = { added: result.added, replaced: result.replaced + (result.superseded ?? 0) };
  await tellAndAudit(tx, deps, { row, station }, { ok: true, params: told });
  await tellLate(tx, deps, station, row.id);
}

const changedBy = ({ added, replaced, superseded = 0 }: StoredResult): number =>
  added + replaced + superseded;

/** Ends an import that can't be done; nothing of it is written. */
export async function failImport(
  tx: Transaction,
  deps: JobDeps,
  open: OpenImport,
  refusal: Refusal,
): Promise<void> {
  await dropStaged(tx, open.row.id);
  await endImport(tx, open.row, { status: 'failed', at: deps.now(), ...refusal });
  await tellAndAudit(tx, deps, open, { ok: false, params: {} });
  await raiseEvent(tx, {
    type: 'import.failed',
    station: open.station.id,
    at: deps.now(),
    path: (number) => toldWhere('importFailed', number),
    data: { import: open.row.id },
  });
}

async function tellAndAudit(
  tx: Transaction,
  deps: JobDeps,
  { row, station }: OpenImport,
  { ok, params }: { ok: boolean; params: Record<string, number> },
): Promise<void> {
  if (!row.by_token && row.run_id === null) await tellPerson(tx, deps, { row, station }, { ok, params });
  await insertAudit(tx, {
    at: deps.now(),
    user: row.by_token
      ? { id: row.user_id, name: row.requested_by, agency_id: station.agency_id }
      : await selectAsker(tx, row.user_id),
    action: ok ? 'counts.imported' : 'counts.import-failed',
    detail: { import_id: row.id, file: row.file_name, ...params },
    about: { station: station.id },
  });
}

/** Whoever asked by a token has heard it in the answer; who asked for a run hears of all its stations at once. */
async function tellPerson(
  tx: Transaction,
  deps: JobDeps,
  { row, station }: OpenImport,
  { ok, params }: { ok: boolean; params: Record<string, number> },
): Promise<void> {
  const message = ok ? 'imported' : 'importFailed';
  await tell(tx, deps, row.user_id, {
    kind: 'import',
    ok,
    message,
    params: { ...params, file: row.file_name, station: station.station_name },
    href: toldWhere(message, station.station_id_tmg),
    at: deps.now(),
  });
}
