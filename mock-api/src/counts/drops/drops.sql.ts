import type { Text } from '../../platform/text/language.ts';
import { bigint, bool, int, listOf, orNull, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { outer, readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { stations } from '../../stations/records/stations.tables.ts';
import { imports } from '../imports/imports.tables.ts';
import type { Used } from '../../platform/http/quota.rules.ts';
import { drops } from './drops.tables.ts';

/** The newest import of a file of the folder, by itself or by a person who has opened it. */
const NEWEST_IMPORT = `left join lateral (
    select i.id, i.status, i.requested_by, i.message, i.station_id, u.by_itself
    from drop_uploads u join imports i on i.upload_id = u.upload_id
    where u.drop_id = d.id order by i.id desc limit 1) i on true`;

/** The parts of a file of which an import was asked for that has not failed. */
const BEGUN_PARTS = `select i.request -> 'reading' ->> 'counter'
    from drop_uploads u join imports i on i.upload_id = u.upload_id where u.drop_id = d.id and i.status <> 'failed'`;

/** What waits for a person: looked into, and by no import loaded or about to be; of a file of several parts each of them. */
const WAITS = `d.state = 'waits' and case when d.parts is null then i.id is null or i.status = 'failed'
  else not d.parts <@ array(${BEGUN_PARTS}) end`;

const DROP = shape({
  ...drops.of('d', 'id', 'agency_id', 'taking', 'name', 'bytes', 'state', 'reasons', 'taken_at', 'again_at'),
  ...drops.of('d', 'ended_by', 'ended_note', 'parts'),
  ...outer(stations.of('s', 'station_id_tmg', 'station_name')),
  waits: bool.by(WAITS),
  import_id: orNull(int).by('i.id'),
  import_status: orNull(imports.columns.status).by('i.status'),
  import_by: orNull(imports.columns.requested_by).by('i.requested_by'),
  import_message: orNull(text).by('i.message'),
  by_itself: orNull(bool).by('i.by_itself'),
  begun_parts: listOf(text).by(
    `array(select key from unnest(d.parts) as p (key) where key in (${BEGUN_PARTS}))`,
  ),
});

/** A file of the folder with what became of it. */
export type DropRow = RowOf<typeof DROP>;

const FROM = `from drops d ${NEWEST_IMPORT}
  left join stations s on s.id = case when d.parts is null then coalesce(i.station_id, d.station_id) else d.station_id end`;

/** How many files one answer lists. */
const DROPS_PAGE = 50;

/** The newest files of an agency's folder, of all where `agency` is null; those that wait first. */
export function selectDrops(db: Queryable, agency: number | null, before: number | null): Promise<DropRow[]> {
  return readRows(
    db,
    DROP,
    `select ${DROP.sql} ${FROM}
     where ($1::int is null or d.agency_id = $1) and ($2::int is null or d.id < $2)
     order by d.id desc limit ${DROPS_PAGE}`,
    [agency, before],
  );
}

/** One of them; `lock`: nobody else ends it until the transaction does. */
export function selectDrop(db: Queryable, id: number, lock?: 'lock'): Promise<DropRow | undefined> {
  return readRow(db, DROP, `select ${DROP.sql} ${FROM} where d.id = $1 ${lock ? 'for update of d' : ''}`, [
    id,
  ]);
}

const WAITING = shape({ waiting: int.by('count(*)::int'), newest: orNull(int).by('max(d.id)') });

/** How many files wait for a person, and the newest of them. */
export async function selectWaitingDrops(
  db: Queryable,
  agency: number | null,
): Promise<RowOf<typeof WAITING>> {
  const row = await readRow(
    db,
    WAITING,
    `select ${WAITING.sql} from drops d ${NEWEST_IMPORT}
     where ($1::int is null or d.agency_id = $1) and ${WAITS}`,
    [agency],
  );
  return row ?? { waiting: 0, newest: null };
}

const NEW = shape(drops.pick('id', 'taking', 'taken_at'));

/** A file that was taken up. */
export type TakenFile = {
  agency: number;
  taking: string;
  name: string;
  bytes: number;
  sha256: string | null;
  at: Date;
};

/** Notes a file that was taken up, or that its bytes came again; answers the row and whether it is this file's own. */
export async function insertDrop(
  tx: Queryable,
  { agency, taking, name, bytes, sha256, at }: TakenFile,
): Promise<{ id: number; taken_at: string; isNew: boolean; isOwn: boolean }> {
  const added = await readRow(
    tx,
    NEW,
    `insert into drops (agency_id, taking, name, bytes, sha256, state, taken_at) values ($1, $2, $3, $4, $5, 'taken', $6)
     on conflict do nothing returning ${NEW.sql}`,
    [agency, taking, name, bytes, sha256, at.toISOString()],
  );
  if (added) return { ...added, isNew: true, isOwn: true };
  const known = await readRow(
    tx,
    NEW,
    `select ${NEW.sql} from drops where taking = $2 or (agency_id = $1 and sha256 = $3) order by taking = $2 desc limit 1`,
    [agency, taking, sha256],
  );
  const isOwn = known?.taking === taking;
  if (known && !isOwn)
    await tx.query('update drops set again_at = $2 where id = $1', [known.id, at.toISOString()]);
  if (!known) throw new Error('The row of a file that was taken up has gone.');
  return { ...known, isNew: false, isOwn };
}

const TAKING = shape(drops.pick('id', 'name', 'state', 'reasons', 'taken_at'));
export type TakingRow = RowOf<typeof TAKING>;

/** The row of a file that is being taken up, by what it is called meanwhile. */
export function selectTaking(db: Queryable, taking: string): Promise<TakingRow | undefined> {
  return readRow(db, TAKING, `select ${TAKING.sql} from drops where taking = $1`, [taking]);
}

/** Notes that a file could not be loaded, since a job is at its station's counts. */
export async function holdDrop(db: Queryable, id: number): Promise<void> {
  await db.query(`update drops set held = true where id = $1 and state = 'taken'`, [id]);
}

/** Takes up those that were held; answers which. */
export async function releaseDrops(tx: Queryable): Promise<number[]> {
  const rows = await readRows(
    tx,
    shape({ id: int }),
    `update drops set held = false where held and state = 'taken' returning id`,
  );
  return rows.map(({ id }) => id);
}

/** What an agency's files that were taken up, and are neither loaded nor ended, take of the store. */
export async function usedByDrops(db: Queryable, agency: number): Promise<Used> {
  const used = await readRow(
    db,
    shape({ files: bigint, bytes: bigint }),
    `select count(*) as files, coalesce(sum(d.bytes), 0)::bigint as bytes from drops d ${NEWEST_IMPORT}
     where d.agency_id = $1 and (d.state = 'taken' or ${WAITS})`,
    [agency],
  );
  return used ?? { files: 0, bytes: 0 };
}

/** Says what a file that was taken waits for, or why it is refused; false where that was said already. */
export async function decideDrop(
  tx: Queryable,
  id: number,
  {
    state,
    reasons,
    stationId,
    parts,
    at,
  }: {
    state: 'waits' | 'refused';
    reasons: readonly Text[];
    stationId: number | null;
    parts: readonly string[] | null;
    at: Date;
  },
): Promise<boolean> {
  const row = await readRow(
    tx,
    shape({ id: int }),
    `update drops set state = $2, reasons = $3::text::jsonb, station_id = $4, parts = $6::text[],
       ended_at = case when $2 = 'refused' then $5::timestamptz end
     where id = $1 and state = 'taken' returning id`,
    [id, state, JSON.stringify(reasons), stationId, at.toISOString(), parts],
  );
  return row !== undefined;
}

/** Notes that nothing is left to decide of a file: its import says what becomes of it. */
export async function noteLoading(tx: Queryable, id: number, stationId: number): Promise<void> {
  await tx.query(`update drops set state = 'waits', station_id = $2 where id = $1`, [id, stationId]);
}

/** Has a file that could not be looked into be looked into again. */
export async function retakeDrop(tx: Queryable, id: number): Promise<boolean> {
  const row = await readRow(
    tx,
    shape({ id: int }),
    `update drops d set state = 'taken', reasons = '[]' where id = $1 and state = 'waits'
       and not exists (select from drop_uploads u where u.drop_id = d.id) returning id`,
    [id],
  );
  return row !== undefined;
}

/** Notes an upload as which a file was opened or loaded. */
export async function insertDropUpload(
  tx: Queryable,
  upload: string,
  drop: number,
  byItself: boolean,
): Promise<void> {
  await tx.query('insert into drop_uploads (upload_id, drop_id, by_itself) values ($1, $2, $3)', [
    upload,
    drop,
    byItself,
  ]);
}

/** Ends the waiting of a file without loading it. */
export async function discardDrop(
  tx: Queryable,
  id: number,
  { by, note, at }: { by: string; note: string; at: Date },
): Promise<void> {
  await tx.query(
    `update drops set state = 'discarded', ended_by = $2, ended_note = $3, ended_at = $4 where id = $1`,
    [id, by, note, at.toISOString()],
  );
}

const KEPT = shape({ taking: drops.columns.taking });

/** What the stored files are called that a person or an import may still want: those under way, and those that wait. */
export async function selectKeptDrops(db: Queryable): Promise<string[]> {
  const rows = await readRows(
    db,
    KEPT,
    `select d.taking from drops d ${NEWEST_IMPORT}
     where d.state = 'taken' or (${WAITS}) or (d.state = 'waits' and i.status not in ('done', 'undoing', 'undone'))`,
  );
  return rows.map(({ taking }) => taking);
}

const OLD = shape({ id: int });

/** Of these files those that came so long ago that their folder's people find them no more. */
export async function selectOldDrops(db: Queryable, ids: readonly number[], before: Date): Promise<number[]> {
  const rows = await readRows(
    db,
    OLD,
    'select id from drops where id = any($1::int[]) and coalesce(again_at, taken_at) < $2',
    [[...ids], before.toISOString()],
  );
  return rows.map(({ id }) => id);
}

const TOLD = shape({ id: int });

/** Who may load files of an agency. */
export async function selectLoaders(db: Queryable, agency: number): Promise<number[]> {
  const rows = await readRows(db, TOLD, 'select id from users where agency_id = $1 order by id', [agency]);
  return rows.map(({ id }) => id);
}

/** Of these numbers those of agencies that are not closed. */
export async function selectOpenAgencies(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await readRows(
    db,
    TOLD,
    'select id from agencies where id = any($1::int[]) and closed_at is null',
    [[...ids]],
  );
  return rows.map(({ id }) => id);
}
