import { int, json, orNull, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import {
  openDataCounts,
  openDataLooks,
  openDataMonths,
  openDataRevisions,
  openDataStations,
  openDataVersions,
  openDataVersionMonths,
} from '../store/open-data.tables.ts';
import type { OpenFacts, ToldMonth } from '../store/snapshot.types.ts';
import type { ChosenStation } from './chosen.sql.ts';
import type { MonthSnapshot } from './month-snapshot.rules.ts';

/** The number that names "what goes out of this station" to the database's locks. */
const OUT = 7461006;

/** Whoever writes what goes out of a station does it alone, until the transaction ends. */
export async function aloneAt(tx: Queryable, station: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${OUT}, $1)`, [station]);
}

const LOOK = shape(openDataLooks.pick('compared_revision'));

/** Up to which change the months that are out have been compared; null: not yet. */
export async function selectCompared(db: Queryable, station: number): Promise<number | null> {
  const row = await readRow(db, LOOK, `select ${LOOK.sql} from open_data_looks where station_id = $1`, [
    station,
  ]);
  return row?.compared_revision ?? null;
}

const NEWEST = shape({
  version: int.by('s.version'),
  gone_through: int.by('s.gone_through'),
  hash: orNull(text).by('v.hash'),
  facts: orNull(json<OpenFacts>()).by('v.facts'),
  settings_version: orNull(int).by('v.settings_version'),
});
export type NewestRow = RowOf<typeof NEWEST>;

/** The newest version of a station, without what it holds where none is made yet. */
export function selectNewest(db: Queryable, station: number): Promise<NewestRow | undefined> {
  return readRow(
    db,
    NEWEST,
    `select ${NEWEST.sql} from open_data_stations s
       left join open_data_versions v on v.station_id = s.station_id and v.version = s.version where s.station_id = $1`,
    [station],
  );
}

const EDITION = shape({
  ...openDataMonths.of('m', 'month', 'edition', 'hash', 'source', 'daily'),
  seen: orNull(text).by('r.seen'),
  changed_at: orNull(openDataRevisions.columns.changed_at).by('r.changed_at'),
});
/** A month that is out, and what has been seen of its counts since. */
export type EditionRow = RowOf<typeof EDITION>;

/** The months of a station's newest version; none where that is withdrawn, and each goes out as for the first time. */
export function selectEditions(db: Queryable, station: number): Promise<EditionRow[]> {
  return readRows(
    db,
    EDITION,
    `select ${EDITION.sql} from open_data_stations s
       join open_data_version_months n on n.station_id = s.station_id and n.version = s.version
       join open_data_months m on m.station_id = n.station_id and m.month = n.month and m.edition = n.edition
       left join open_data_revisions r on r.station_id = n.station_id and r.month = n.month
     where s.station_id = $1 and s.version > s.gone_through order by n.month`,
    [station],
  );
}

/** Makes a station one that may go out; nobody sees it before its first version. */
export async function beginStation(db: Queryable, one: ChosenStation): Promise<void> {
  await insertRows(db, openDataStations, [
    {
      station_id: one.id,
      number: one.station_id_tmg,
      agency_id: one.agency_id,
      version: 0,
      contact: one.contact,
      gone_through: 0,
    },
  ]);
}

export type Edition = { month: string; edition: number; hash: string };

/** Keeps a month as it goes out; the same one again is that edition. */
export async function keepEdition(
  db: Queryable,
  { station, month, daily, at }: { station: number; month: string; daily: boolean; at: Date },
  { hash, source, counts, certifications, lines, ...told }: MonthSnapshot & Pick<ToldMonth, 'uptime'>,
): Promise<Edition> {
  const of = shape(openDataMonths.pick('edition', 'source', 'daily'));
  const known = await readRows(
    db,
    of,
    `select ${of.sql} from open_data_months where station_id = $1 and month = $2::date order by edition desc`,
    [station, month],
  );
  const same = known.find((one) => one.source === source && one.daily === daily);
  if (same) return { month, edition: same.edition, hash };
  const edition = (known[0]?.edition ?? 0) + 1;
  const key = { station_id: station, month, edition };
  const made_at = at.toISOString();
  await insertRows(db, openDataMonths, [
    { ...key, hash, source, daily, counts, certification_ids: certifications, told, made_at },
  ]);
  await insertRows(
    db,
    openDataCounts,
    lines.map((one) => ({ ...key, ...one })),
  );
  return { month, edition, hash };
}

/** Notes that a month's counts are others than those that are out; since when that is so stays as it was first seen. */
export async function noteRevision(
  db: Queryable,
  { station, month, seen, at }: { station: number; month: string; seen: string; at: Date },
): Promise<void> {
  await db.query(
    `insert into open_data_revisions as r (station_id, month, since, seen, changed_at) values ($1, $2::date, $4, $3, $4)
     on conflict (station_id, month) do update set seen = excluded.seen,
       changed_at = case when r.seen = excluded.seen then r.changed_at else excluded.changed_at end`,
    [station, month, seen, at.toISOString()],
  );
}

/** A month that is out stands again. */
export async function endRevision(db: Queryable, station: number, month: string): Promise<void> {
  await db.query('delete from open_data_revisions where station_id = $1 and month = $2::date', [
    station,
    month,
  ]);
}

/** Puts a new version of a station out. */
export async function insertVersion(
  db: Queryable,
  one: ChosenStation,
  made: { version: number; hash: string; facts: OpenFacts; months: readonly Edition[]; at: Date },
): Promise<void> {
  const { id: station_id, agency_id, license, settings_version } = one;
  const { version, hash, facts, months, at } = made;
  await insertRows(db, openDataVersions, [
    {
      station_id,
      version,
      agency_id,
      hash,
      license,
      facts,
      settings_version,
      published_at: at.toISOString(),
    },
  ]);
  await insertRows(
    db,
    openDataVersionMonths,
    months.map(({ month, edition }) => ({ station_id, version, month, edition })),
  );
  await db.query(
    'update open_data_stations set version = $2, number = $3, agency_id = $4, contact = $5 where station_id = $1',
    [station_id, version, one.station_id_tmg, agency_id, one.contact],
  );
}

/** The look at a station is over; `compared` up to which change, where it came so far. */
export async function endLook(db: Queryable, station: number, compared: number | null): Promise<void> {
  await db.query(
    `update open_data_looks set pending = false, compared_revision = coalesce($2, compared_revision)
     where station_id = $1`,
    [station, compared],
  );
}
