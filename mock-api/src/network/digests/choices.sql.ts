import { DAY_MS, type Api, type DigestChoice } from 'shared-domain';
import { bool } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { numberOf, stations } from '../../stations/records/stations.tables.ts';
import { mutedStations, unsubscribeLinks } from './digests.tables.ts';

type Choice = Pick<
  Api['PUT /user/digest']['body'],
  'language' | 'at_once' | 'any_time' | 'at_once_stations' | 'others'
> & {
  user: number;
  wanted: DigestChoice;
  at: Date;
};

/** The stations by their numbers, as far as the person may see them; null where nothing is said of them. */
const NUMBERED = `case when $7::text[] is not null then
  array(select s.id from stations s where s.station_id_tmg = any($7::text[]) and not s.draft order by s.id) end`;

/** What a person wants from now on; of what is told at once what is left out stays, and news from before the choice are none. */
export async function keepChoice(
  db: Queryable,
  { user, wanted, language, at_once, any_time, at_once_stations, others, at }: Choice,
): Promise<void> {
  await db.query(
    `insert into digest_choices as c (user_id, wanted, language, changed_at, at_once, at_once_since, any_time, at_once_stations, agencies)
     values ($1, $2, $3, $4, coalesce($5::text[], '{}'), $4, coalesce($6::boolean, false), coalesce(${NUMBERED}, '{}'), coalesce($8::int[], '{}'))
     on conflict (user_id) do update set wanted = excluded.wanted, language = excluded.language, changed_at = excluded.changed_at,
       at_once = coalesce($5::text[], c.at_once), any_time = coalesce($6::boolean, c.any_time),
       at_once_stations = coalesce(${NUMBERED}, c.at_once_stations), agencies = coalesce($8::int[], c.agencies),
       at_once_since = case when coalesce($5::text[], c.at_once) <@ c.at_once then c.at_once_since else excluded.at_once_since end`,
    [
      user,
      wanted,
      language,
      at.toISOString(),
      at_once ?? null,
      any_time ?? null,
      at_once_stations ?? null,
      others ?? null,
    ],
  );
}

const OWN = shape(numberOf('s'));

/** Which of these numbers are of published stations of an agency. */
export async function selectOwnStations(
  db: Queryable,
  agency: number,
  numbers: readonly string[],
): Promise<Set<string>> {
  const rows = await readRows(
    db,
    OWN,
    `select ${OWN.sql} from stations s where s.agency_id = $1 and s.station_id_tmg = any($2::text[]) and not s.draft`,
    [agency, numbers],
  );
  return new Set(rows.map(({ station_id_tmg }) => station_id_tmg));
}

const OTHER = shape({
  ...agencies.of('a', 'id', 'name'),
  chosen: bool.by(`a.id = any(coalesce(c.agencies, '{}'))`),
});

/** The other agencies that are open, of which a super admin is told as far as they are chosen; none for anybody else. For the database's owner. */
export const selectOthers = (db: Queryable, user: number): Promise<RowOf<typeof OTHER>[]> =>
  readRows(
    db,
    OTHER,
    `select ${OTHER.sql} from users u join agencies a on a.id <> u.agency_id and a.closed_at is null
       left join digest_choices c on c.user_id = u.id
     where u.id = $1 and u.super_admin order by a.name, a.id`,
    [user],
  );

const MUTED = shape({
  ...numberOf('s'),
  ...stations.of('s', 'station_name'),
  ...mutedStations.of('m', 'until'),
});

/** The stations that a person has muted up to this day or a later one, the next to be heard of first. */
export const selectMuted = (db: Queryable, user: number, today: string): Promise<RowOf<typeof MUTED>[]> =>
  readRows(
    db,
    MUTED,
    `select ${MUTED.sql} from muted_stations m join stations s on s.id = m.station_id
     where m.user_id = $1 and m.until >= $2 order by m.until, s.station_id_tmg`,
    [user, today],
  );

/** Mutes a station up to a day, which is the last. */
export async function muteStation(
  db: Queryable,
  { user, station, until }: { user: number; station: number; until: string },
): Promise<void> {
  await db.query(
    `insert into muted_stations (user_id, station_id, until) values ($1, $2, $3)
     on conflict (user_id, station_id) do update set until = excluded.until`,
    [user, station, until],
  );
}

/** Has a person hear of a station again. */
export async function unmuteStation(db: Queryable, user: number, station: number): Promise<void> {
  await db.query('delete from muted_stations where user_id = $1 and station_id = $2', [user, station]);
}

const LINK_DAYS = 400;

/** What a link ends: digests, or what is told at once; null, as in e-mails from before: both. */
type List = 'digest' | 'once' | null;

/** Keeps a link that ends a person's e-mails of a list, by its token's hash. For the database's owner. */
export async function keepLink(
  db: Queryable,
  { hash, user, list, at }: { hash: string; user: number; list: List; at: Date },
): Promise<void> {
  await db.query(
    'insert into unsubscribe_links (token_hash, user_id, created_at, list) values ($1, $2, $3, $4)',
    [hash, user, at.toISOString(), list],
  );
}

/** Takes away links that are too old to end anything. For the database's owner. */
export async function sweepUnsubscribeLinks(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from unsubscribe_links where created_at < $1', [
    new Date(now.getTime() - LINK_DAYS * DAY_MS).toISOString(),
  ]);
}

const HOLDER = shape(unsubscribeLinks.pick('user_id', 'list'));

/** Whose e-mails a link ends, and which; undefined where it is unknown or too old. For the database's owner. */
export const selectHolder = (
  db: Queryable,
  hash: string,
  now: Date,
): Promise<RowOf<typeof HOLDER> | undefined> =>
  readRow(
    db,
    HOLDER,
    `select ${HOLDER.sql} from unsubscribe_links where token_hash = $1 and created_at > $2`,
    [hash, new Date(now.getTime() - LINK_DAYS * DAY_MS).toISOString()],
  );

/** Ends a person's e-mails about the network of a list, of both where it is null; the language stays as it was chosen. For the database's owner. */
export async function endDigests(
  db: Queryable,
  user: number,
  { list = null, at }: { list?: List; at: Date },
): Promise<void> {
  await db.query(
    `insert into digest_choices as c (user_id, wanted, changed_at) values ($1, case when $3 = 'once' then 'weekly' else 'off' end, $2)
     on conflict (user_id) do update set changed_at = excluded.changed_at,
       wanted = case when $3 = 'once' then c.wanted else 'off' end,
       at_once = case when $3 = 'digest' then c.at_once else '{}' end`,
    [user, at.toISOString(), list],
  );
}
