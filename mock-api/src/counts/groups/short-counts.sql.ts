import { bool, int, orNull, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { shortCounts } from './groups.tables.ts';

const SHORT = shape({
  ...shortCounts.of(
    'c',
    'id',
    'agency_id',
    'station_id',
    'mode',
    'kind',
    'first_day',
    'last_day',
    'from_hour',
    'hours',
    'note',
    'user_id',
    'user_name',
  ),
  station_id_tmg: orNull(text).by('s.station_id_tmg'),
  place: text.by("coalesce(s.station_name, c.place, '')"),
});
export type ShortCountRow = RowOf<typeof SHORT>;

const FROM = 'from short_counts c left join stations s on s.id = c.station_id';

/** The short counts of an agency, or of all (null), the newest first. */
export function selectShortCounts(db: Queryable, agency: number | null): Promise<ShortCountRow[]> {
  return readRows(
    db,
    SHORT,
    `select ${SHORT.sql} ${FROM} where $1::int is null or c.agency_id = $1 order by c.first_day desc, c.id desc`,
    [agency],
  );
}

/** One short count; undefined where it is not there for the caller. */
export function selectShortCount(db: Queryable, id: number): Promise<ShortCountRow | undefined> {
  return readRow(db, SHORT, `select ${SHORT.sql} ${FROM} where c.id = $1`, [id]);
}

/** The deployments at a station in a mode that begin in the same year. */
export function selectDeployments(
  db: Queryable,
  { station_id, mode, year }: { station_id: number; mode: string; year: number },
): Promise<ShortCountRow[]> {
  return readRows(
    db,
    SHORT,
    `select ${SHORT.sql} ${FROM} where c.station_id = $1 and c.mode = $2 and c.kind = 'deployment'
       and extract(year from c.first_day) = $3::int order by c.first_day, c.id`,
    [station_id, mode, year],
  );
}

/** How many an agency has. */
export async function countShortCounts(db: Queryable, agency: number): Promise<number> {
  const row = await readRow(
    db,
    shape({ n: int.by('count(*)::int') }),
    'select count(*)::int as n from short_counts where agency_id = $1',
    [agency],
  );
  return row?.n ?? 0;
}

const PLACE = shape({ id: int, agency_id: int });

/** A published station and whose it is. */
export function selectPlace(db: Queryable, stationId: string): Promise<RowOf<typeof PLACE> | undefined> {
  return readRow(db, PLACE, `select ${PLACE.sql} from stations where station_id_tmg = $1 and not draft`, [
    stationId,
  ]);
}

/** What is written of a short count. */
export type ShortCountValues = Pick<
  ShortCountRow,
  'agency_id' | 'station_id' | 'mode' | 'kind' | 'first_day' | 'last_day' | 'from_hour' | 'hours' | 'note'
> & { place: string | null; user: { id: number; name: string }; at: Date; key: string | undefined };

const ADDED = shape({ id: int, added: bool });

/** Adds a short count, or finds the one that was added under this key before (T12). */
export function insertShortCount(
  db: Queryable,
  one: ShortCountValues,
): Promise<RowOf<typeof ADDED> | undefined> {
  return readRow(
    db,
    ADDED,
    `with added as (
       insert into short_counts (agency_id, station_id, place, mode, kind, first_day, last_day, from_hour, hours, note, user_id,
         user_name, created_at, request_key)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12, $13, $14)
       on conflict (agency_id, request_key) do nothing returning id)
     select id, true as added from added
     union all select id, false from short_counts where agency_id = $1 and request_key = $14 and user_id = $11
     limit 1`,
    [
      one.agency_id,
      one.station_id,
      one.place,
      one.mode,
      one.kind,
      one.first_day,
      one.last_day,
      one.from_hour,
      one.hours === null ? null : JSON.stringify(one.hours),
      one.note,
      one.user.id,
      one.user.name,
      one.at.toISOString(),
      one.key ?? null,
    ],
  );
}

/** Deletes a short count. */
export async function deleteShortCount(db: Queryable, id: number): Promise<void> {
  await db.query('delete from short_counts where id = $1', [id]);
}
