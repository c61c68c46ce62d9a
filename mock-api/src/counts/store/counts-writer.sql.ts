import { bigint, orNull, wallClock } from '../../platform/db/columns.ts';
import {
  asOwner,
  type CopyRows,
  type Param,
  type Queryable,
  type Transaction,
} from '../../platform/db/database.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';
import { certified, unclaimed } from './certified.rules.ts';
import { conditions, Params, type CountsWhere } from './counts-where.ts';
import { counts } from './counts.tables.ts';
import { KEPT } from './counted.sql.ts';
import {
  keepAnew,
  keepClaimed,
  keepDays,
  keepEnd,
  keepMonths,
  raiseRevisions,
  type Span,
} from './keep-sums.sql.ts';
import type { Stretch } from './stretches.rules.ts';

/*
 * The only place that writes counts. What is kept beside them (months, certified days, their revisions) is kept here, in
 * the same transaction: the database has no triggers for it where it is spread over machines.
 */

/** The number that names "this station's counts" to the database's locks. */
const COUNTS = 7461003;

/** Keeps the triggers of an older release from doing what this transaction does itself. */
const STAND_ASIDE = `set_config('app.keeps', '1', true)`;

/** Whoever writes counts on which sums hang does it alone at their station, until the transaction ends. */
async function aloneAt(tx: Transaction, stationId: number): Promise<void> {
  await tx.query(`select ${STAND_ASIDE}, pg_advisory_xact_lock(${COUNTS}, $1)`, [stationId]);
}

/** How many counts a statement changed, and from when to when, as the statement answers it. */
const TOUCHED = shape({ changed: bigint, first: orNull(wallClock), last: orNull(wallClock) });
export type Touched = RowOf<typeof TOUCHED>;

/** Of nothing changed. */
export const UNTOUCHED: Touched = { changed: 0, first: null, last: null };

async function touchedBy(tx: Queryable, statement: string, params: readonly Param[]): Promise<Touched> {
  const row = await readRow(
    tx,
    TOUCHED,
    `with changed as (${statement} returning c.ts)
     select count(*) as changed, min(ts) as first, max(ts) as last from changed`,
    params,
  );
  return row ?? UNTOUCHED;
}

/** What uncertified counts `c` get, as SQL by column, and which they are; no sum hangs on these columns of theirs. */
export type OpenChange = {
  set: Partial<Record<'count' | 'suspect_id' | 'note' | 'import_id' | 'vendor_status', string>>;
  from?: string | undefined;
  where: string;
  params: readonly Param[];
};

/** Changes what no certification names, and nothing else; answers what that was. */
export async function changeOpenCounts(
  tx: Transaction,
  { set, from, where, params }: OpenChange,
): Promise<Touched> {
  await tx.query(`select ${STAND_ASIDE}`);
  const columns = Object.entries(set).map(([column, to]) => `${column} = ${to}`);
  return touchedBy(
    tx,
    `update counts c set ${columns.join(', ')} ${from ? `from ${from}` : ''}
     where ${where} and ${unclaimed('c')}`,
    params,
  );
}

/** Columns that a count comes with. */
const ADDED = 'station_id, ts, flow_id, count, interval_minutes, suspect_id, note, import_id, vendor_status';

/** Adds uncertified counts of a span of a station, by a statement that answers their columns in this order: {@link ADDED}. */
export async function addCounts(
  tx: Transaction,
  span: Span,
  { select, params }: { select: string; params: readonly Param[] },
): Promise<void> {
  await aloneAt(tx, span.stationId);
  await tx.query(`insert into counts (${ADDED}) ${select}`, params);
  await keepMonths(tx, span);
}

/** Adds uncertified counts of a span of a station, of which it has none yet, as they come; answers how many. */
export async function copyCounts(
  tx: Transaction,
  span: Span,
  { columns, rows }: { columns: readonly (keyof typeof counts.columns)[]; rows: CopyRows },
): Promise<number> {
  await aloneAt(tx, span.stationId);
  const added = await tx.copyIn(counts, columns, rows);
  await keepMonths(tx, span);
  return added;
}

/** Takes uncertified counts `c` of a span away; answers how many. */
export async function removeOpenCounts(
  tx: Transaction,
  span: Span,
  { using, where, params }: { using?: string; where: string; params: readonly Param[] },
): Promise<number> {
  await aloneAt(tx, span.stationId);
  const { changed } = await touchedBy(
    tx,
    `delete from counts c ${using ? `using ${using}` : ''} where ${where} and ${unclaimed('c')}`,
    params,
  );
  await keepMonths(tx, span);
  return changed;
}

/** Writes a running certification's id into the uncertified counts of a stretch that match. */
export async function claimStretch(tx: Transaction, where: CountsWhere & Stretch, id: number): Promise<void> {
  const { stationId, from, until } = where;
  await aloneAt(tx, stationId);
  const params = new Params();
  await tx.query(
    `update counts set certification_id = ${params.add(id)} where ${conditions(where, params)} and ${unclaimed()}`,
    params.values,
  );
  await asOwner(tx, (owner) => keepClaimed(owner, { stationId, id, from, until }));
}

/** Takes a running certification's id out of the counts of a stretch. */
export async function releaseStretch(
  tx: Transaction,
  stretch: Stretch & { stationId: number; id: number },
): Promise<void> {
  const { stationId, id, from, until } = stretch;
  await aloneAt(tx, stationId);
  await tx.query(
    `update counts set certification_id = null
     where station_id = $1 and ts >= $2::timestamp and ts < $3::timestamp and certification_id = $4`,
    [stationId, from, until, id],
  );
  await asOwner(tx, (owner) => keepClaimed(owner, stretch));
}

/** The end of a certification, in the transaction that writes it; call it before the certification itself is written. */
export async function endClaims(
  tx: Transaction,
  certification: { station_id: number; id: number },
  status: 'done' | 'failed',
): Promise<void> {
  await aloneAt(tx, certification.station_id);
  await asOwner(tx, (owner) => keepEnd(owner, certification, status));
}

/** Takes the certified counts of a stretch out of certification. */
export async function reopenStretch(
  tx: Transaction,
  stretch: Stretch & { stationId: number },
): Promise<void> {
  const { stationId, from, until } = stretch;
  await aloneAt(tx, stationId);
  await tx.query(
    `update counts set certification_id = null
     where station_id = $1 and ts >= $2::timestamp and ts < $3::timestamp and ${certified()}`,
    [stationId, from, until],
  );
  await keepDays(tx, stretch);
}

/** Brings counts of whole stations as they are, certified ones too, for who fills a database; answers how many. */
export async function loadCounts(
  tx: Transaction,
  stations: readonly number[],
  { columns, rows }: { columns: readonly (keyof typeof counts.columns)[]; rows: CopyRows },
): Promise<number> {
  await tx.query(`select ${STAND_ASIDE}`);
  const added = await tx.copyIn(counts, columns, rows);
  for (const table of KEPT) await keepAnew(tx, table, stations);
  await raiseRevisions(tx, stations);
  return added;
}
