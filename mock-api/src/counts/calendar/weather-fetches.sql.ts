import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { int } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import type { Text } from '../../platform/text/language.ts';
import { weatherDays, weatherFetches } from './calendar.tables.ts';
import type { DayFates } from './weather.sql.ts';

const FETCH = shape(
  weatherFetches.of(
    'f',
    'id',
    'site_id',
    'first_day',
    'last_day',
    'kept_until',
    'status',
    'added',
    'changed',
    'unchanged',
    'message',
    'night',
    'user_id',
    'asked_at',
    'ended_at',
  ),
);
export type FetchRow = RowOf<typeof FETCH>;

const OPEN = `status in ('waiting', 'running')`;

/** Days of a weather station to fetch, and who asked, or whose night it is. */
export type AskedFetch = {
  site: string;
  from: string;
  until: string;
  user?: number;
  night?: string;
  at: Date;
};

/** Notes that days are to be fetched; nothing where a fetch of the site is under way, or it had its night. */
export async function insertFetch(
  tx: Transaction,
  { site, from, until, user, night, at }: AskedFetch,
): Promise<number | undefined> {
  const row = await readRow(
    tx,
    shape({ id: int }),
    `insert into weather_fetches (site_id, first_day, last_day, user_id, night, asked_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning id`,
    [site, from, until, user, night, at.toISOString()],
  );
  return row?.id;
}

/** Has the fetch of a site that is under way bring these days, too, and tell who asked; nothing where none is. */
export async function widenFetch(
  tx: Transaction,
  { site, from, until, user }: AskedFetch,
): Promise<number | undefined> {
  const row = await readRow(
    tx,
    shape({ id: int }),
    `update weather_fetches set
       kept_until = case when $2::date < first_day then null else kept_until end,
       first_day = least(first_day, $2::date), last_day = greatest(last_day, $3::date), user_id = coalesce(user_id, $4)
     where site_id = $1 and ${OPEN} returning id`,
    [site, from, until, user],
  );
  return row?.id;
}

/** A fetch; `lock`: nobody else writes it until the transaction ends. */
export function selectFetch(db: Queryable, id: number, lock?: 'lock'): Promise<FetchRow | undefined> {
  return readRow(
    db,
    FETCH,
    `select ${FETCH.sql} from weather_fetches f where id = $1 ${lock ? 'for update' : ''}`,
    [id],
  );
}

/** The newest fetch of each site. */
export function selectNewest(db: Queryable): Promise<FetchRow[]> {
  return readRows(
    db,
    FETCH,
    `select distinct on (f.site_id) ${FETCH.sql} from weather_fetches f order by f.site_id, f.id desc`,
  );
}

/** The fetch of a site that ended before this one. */
export function selectFormer(
  db: Queryable,
  { id, site_id }: Pick<FetchRow, 'id' | 'site_id'>,
): Promise<FetchRow | undefined> {
  return readRow(
    db,
    FETCH,
    `select ${FETCH.sql} from weather_fetches f where site_id = $1 and id < $2 order by id desc limit 1`,
    [site_id, id],
  );
}

/** Notes that it is at work, or what it waits for. */
export async function noteFetch(
  db: Queryable,
  id: number,
  { status, message }: { status: 'waiting' | 'running'; message: Text | null },
): Promise<void> {
  await db.query(
    `update weather_fetches set status = $2, message = $3::text::jsonb where id = $1 and ${OPEN}`,
    [id, status, message && JSON.stringify(message)],
  );
}

/** Notes that the days from one on are kept up to another; not where it was widened, or done by another meanwhile. */
export async function noteKept(
  tx: Transaction,
  id: number,
  { from, until, added, changed, unchanged }: DayFates & { from: string; until: string },
): Promise<void> {
  await tx.query(
    `update weather_fetches set kept_until = $3::date, added = added + $4, changed = changed + $5, unchanged = unchanged + $6
     where id = $1 and ${OPEN} and coalesce(kept_until + 1, first_day) = $2::date`,
    [id, from, until, added, changed, unchanged],
  );
}

/** Ends a fetch. */
export async function endFetch(
  tx: Transaction,
  id: number,
  { status, message, at }: { status: 'done' | 'failed'; message: Text | null; at: Date },
): Promise<void> {
  await tx.query(
    `update weather_fetches set status = $2, message = $3::text::jsonb, ended_at = $4 where id = $1`,
    [id, status, message && JSON.stringify(message), at.toISOString()],
  );
}

/** Has one that failed wait again; false where it did not fail, or another of its site is under way. */
export async function reopenFetch(tx: Transaction, id: number): Promise<boolean> {
  const row = await readRow(
    tx,
    shape({ id: int }),
    `update weather_fetches f set status = 'waiting', message = null, ended_at = null
     where id = $1 and status = 'failed'
       and not exists (select from weather_fetches o where o.site_id = f.site_id and o.${OPEN}) returning id`,
    [id],
  );
  return row !== undefined;
}

const DUE = shape({
  site: weatherDays.columns.site_id.by('w.site_id'),
  last_day: weatherDays.columns.day.by('max(w.day)'),
});

/** The sites whose newest day is no older than so, and which had no fetch of their own in this night, with that day. */
export function selectDue(
  db: Queryable,
  { since, night }: { since: string; night: string },
): Promise<RowOf<typeof DUE>[]> {
  return readRows(
    db,
    DUE,
    `select ${DUE.sql} from weather_days w
     where not exists (select from weather_fetches f where f.site_id = w.site_id and f.night = $2::date)
     group by w.site_id having max(w.day) >= $1::date order by w.site_id`,
    [since, night],
  );
}

/** Forgets fetches that ended long ago; what they brought stays. */
export async function sweepFetches(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from weather_fetches f where f.ended_at < $1::timestamptz - interval '90 days'
       and exists (select from weather_fetches n where n.site_id = f.site_id and n.id > f.id)`,
    [now.toISOString()],
  );
}
