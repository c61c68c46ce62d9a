import type { ShareLink } from 'shared-domain';
import { bool, int, oneOf, orNull, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { outer, readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { stations } from '../../stations/records/stations.tables.ts';
import { shareLinks } from './links.tables.ts';

/** That whoever made a link `l` has no right any more to what it shows: gone, moved, or their agency closed. */
const LOST = /* sql */ `(l.user_id is null or not exists (
  select 1 from users u join agencies w on w.id = l.agency_id
  where u.id = l.user_id and (u.super_admin or (u.agency_id = l.agency_id and w.closed_at is null)))
  or (l.station_id is not null and not exists (
    select 1 from stations t join users u on u.id = l.user_id
    where t.id = l.station_id and not t.draft and (u.super_admin or t.agency_id = l.agency_id))))`;
const ENDED = `(l.revoked_at is not null or l.expires_at <= $1 or ${LOST})`;

const LISTED = shape({
  ...shareLinks.of('l', 'id', 'name', 'query', 'ending', 'created_by', 'created_at', 'expires_at', 'opened'),
  ...shareLinks.of('l', 'last_opened_at'),
  kind: oneOf('station', 'comparison').by(`case when l.query is null then 'station' else 'comparison' end`),
  ...outer(stations.of('s', 'station_id_tmg', 'station_name')),
  agency: agencies.columns.name.by('a.name'),
  ended: bool.by(ENDED),
});
const BESIDE = `join agencies a on a.id = l.agency_id left join stations s on s.id = l.station_id`;

type Whose = { agency: number | null; user: number | null };

/** The links of an agency, of all that the caller sees with null, or of one person there; the newest first. */
export function selectLinks(db: Queryable, { agency, user }: Whose, now: Date): Promise<ShareLink[]> {
  return readRows(
    db,
    LISTED,
    `select ${LISTED.sql} from share_links l ${BESIDE}
     where ($2::int is null or l.agency_id = $2) and ($3::int is null or l.user_id = $3) order by l.id desc`,
    [now.toISOString(), agency, user],
  );
}

/** How many links an agency has that still open something. */
export async function countLinks(db: Queryable, agency: number, now: Date): Promise<number> {
  const row = await readRow(
    db,
    shape({ n: int }),
    `select count(*)::int as n from share_links l where l.agency_id = $2 and not ${ENDED}`,
    [now.toISOString(), agency],
  );
  return row?.n ?? 0;
}

type NewLink = {
  hash: string;
  ending: string;
  name: string;
  agency: number;
  station: number | null;
  query: string | null;
  user: { id: number; name: string };
  now: Date;
  expires: Date;
};

/** Keeps a link. */
export async function insertLink(db: Queryable, link: NewLink): Promise<ShareLink | undefined> {
  return readRow(
    db,
    LISTED,
    `with l as (
       insert into share_links (created_at, token_hash, ending, name, agency_id, station_id, query, user_id, created_by, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning *)
     select ${LISTED.sql} from l ${BESIDE}`,
    [
      link.now.toISOString(),
      link.hash,
      link.ending,
      link.name,
      link.agency,
      link.station,
      link.query,
      link.user.id,
      link.user.name,
      link.expires.toISOString(),
    ],
  );
}

const REVOKED = shape(shareLinks.pick('name', 'created_by', 'agency_id'));

/** Ends a link, of an agency and of one person where they are named; undefined where the caller sees none that is open. */
export function revokeLink(
  db: Queryable,
  id: number,
  { agency, user }: Whose,
  now: Date,
): Promise<RowOf<typeof REVOKED> | undefined> {
  return readRow(
    db,
    REVOKED,
    `update share_links set revoked_at = $4
     where id = $1 and ($2::int is null or agency_id = $2) and ($3::int is null or user_id = $3) and revoked_at is null
     returning ${REVOKED.sql}`,
    [id, agency, user, now.toISOString()],
  );
}

const OPENED = shape({
  ...shareLinks.of('l', 'id', 'name', 'agency_id', 'query', 'user_id', 'created_by', 'expires_at'),
  ...outer(stations.of('s', 'station_id_tmg')),
  agency: agencies.columns.name.by('a.name'),
  everything: bool.by('coalesce((select u.super_admin from users u where u.id = l.user_id), false)'),
  ended: bool.by(ENDED),
});
/** A link that somebody follows, and as whom it shows things. */
export type OpenedLink = RowOf<typeof OPENED>;

/** The link with this token; one that has ended is told as such. Asked as the owner: whoever follows it is nobody. */
export function selectLink(db: Queryable, hash: string, now: Date): Promise<OpenedLink | undefined> {
  return readRow(db, OPENED, `select ${OPENED.sql} from share_links l ${BESIDE} where l.token_hash = $2`, [
    now.toISOString(),
    hash,
  ]);
}

/** Notes that a link was opened. */
export async function noteOpened(db: Queryable, id: number, now: Date): Promise<void> {
  await db.query('update share_links set opened = opened + 1, last_opened_at = $2 where id = $1', [
    id,
    now.toISOString(),
  ]);
}

const DAY = shape({ flow_id: int, day: text, total: orNull(int), certified: bool });
/** A day of a flow, and whether all of it is certified. */
type SharedDay = RowOf<typeof DAY>;

/** The days of a station's counts between two days, the second not among them: what is excluded is not in the total. */
export function selectDays(
  db: Queryable,
  station: number,
  { from, until, certified }: { from: string; until: string; certified: string },
): Promise<SharedDay[]> {
  return readRows(
    db,
    DAY,
    `select c.flow_id, c.ts::date::text as day,
       (sum(c.count) filter (where not coalesce(x.excludes, false)))::int as total, bool_and(${certified}) as certified
     from counts c left join suspects x on x.id = c.suspect_id
     where c.station_id = $1 and c.ts >= $2::timestamp and c.ts < $3::timestamp group by 1, 2 order by 2, 1`,
    [station, from, until],
  );
}
