import { exportDay } from 'shared-domain';
import { bigint, bool, int, listOf, oneOf, orNull, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies, users } from '../../people/account/people.tables.ts';
import { numberOf, stations } from '../../stations/records/stations.tables.ts';
import { outageNews, outages } from '../health/health.tables.ts';
import { digestChoices, digests } from './digests.tables.ts';

/** The clock of an agency: that of most of its stations, else of most of the state. */
const ZONE = `coalesce((select mode() within group (order by s.time_zone) from stations s
  where s.agency_id = a.id and not s.draft), 'America/Chicago')`;

const PERSON = shape({
  ...users.of('u', 'id', 'email', 'agency_id'),
  agency: agencies.columns.name.by('a.name'),
  time_zone: text.by(ZONE),
  language: orNull(digestChoices.columns.language).by('c.language'),
  wanted: oneOf('weekly', 'monthly', 'off').by(`coalesce(c.wanted, 'weekly')`),
  at_once: listOf(oneOf('silent', 'recovered', 'failed')).by(`coalesce(c.at_once, '{}')`),
  at_once_since: orNull(digestChoices.columns.at_once_since).by('c.at_once_since'),
  any_time: bool.by('coalesce(c.any_time, false)'),
  last_week: orNull(text).by('(select max(d.week) from digests d where d.user_id = u.id)'),
});
/** Somebody who may get digests. */
export type DigestPerson = RowOf<typeof PERSON>;

const PEOPLE = `select ${PERSON.sql} from users u join agencies a on a.id = u.agency_id
  left join digest_choices c on c.user_id = u.id`;

const WITH_ACCESS = 'a.closed_at is null and u.password_hash is not null';

/** Everybody who wants digests and can sign in, at agencies that are open. For the database's owner. */
export const selectPeople = (db: Queryable): Promise<DigestPerson[]> =>
  readRows(
    db,
    PERSON,
    `${PEOPLE} where ${WITH_ACCESS} and coalesce(c.wanted, 'weekly') <> 'off' order by u.id`,
  );

/** Everybody who wants something told at once. For the database's owner. */
export const selectPeopleAtOnce = (db: Queryable): Promise<DigestPerson[]> =>
  readRows(db, PERSON, `${PEOPLE} where ${WITH_ACCESS} and cardinality(c.at_once) > 0 order by u.id`);

/** One person. */
export const selectPerson = (db: Queryable, id: number): Promise<DigestPerson | undefined> =>
  readRow(db, PERSON, `${PEOPLE} where u.id = $1`, [id]);

/** Whether the counters were watched at a moment: nobody is told of a week that nobody looked at. */
export async function wasWatched(db: Queryable, by: Date): Promise<boolean> {
  const row = await readRow(
    db,
    shape({ watched: bool }),
    'select exists (select 1 from health_runs where hour <= $1) as watched',
    [by.toISOString()],
  );
  return row?.watched ?? false;
}

/** Begins a person's digest of a week; undefined where it was begun before. */
export async function beginDigest(
  db: Queryable,
  { user, week, at, waiting }: { user: number; week: string; at: Date; waiting: readonly string[] },
): Promise<number | undefined> {
  const row = await readRow(
    db,
    shape(digests.pick('id')),
    `insert into digests (user_id, week, built_at, waiting) values ($1, $2, $3, $4::text::jsonb)
     on conflict (user_id, week) do nothing returning id`,
    [user, week, at.toISOString(), JSON.stringify(waiting)],
  );
  return row?.id;
}

/** Keeps what a digest says. */
export async function keepDigest(
  db: Queryable,
  id: number,
  { subject, body }: { subject: string; body: string },
): Promise<void> {
  await db.query('update digests set subject = $2, body = $3 where id = $1', [id, subject, body]);
}

const BEFORE = shape(digests.pick('built_at', 'waiting'));

/** The newest digest of a person before a week; its moment and who waited then. */
export const selectBefore = (
  db: Queryable,
  user: number,
  week: string,
): Promise<RowOf<typeof BEFORE> | undefined> =>
  readRow(
    db,
    BEFORE,
    `select ${BEFORE.sql} from digests where user_id = $1 and week < $2 order by week desc limit 1`,
    [user, week],
  );

const SENT = shape(digests.pick('id', 'week', 'built_at', 'subject', 'body'));
const MOST_SENT = 26;

/** The digests that a person was sent, the newest first: half a year of them. */
export const selectSent = (db: Queryable, user: number): Promise<RowOf<typeof SENT>[]> =>
  readRows(
    db,
    SENT,
    `select ${SENT.sql} from digests where user_id = $1 and subject is not null order by week desc limit ${MOST_SENT}`,
    [user],
  );

const NEWS = shape({
  news_id: bigint.by('n.id'),
  ...outageNews.of('n', 'what', 'at'),
  outage_id: int.by('o.id'),
  ...outages.of('o', 'kind', 'silent_at', 'start_at', 'usual_minutes', 'missing', 'confirming', 'filled_at'),
  ...outages.of('o', 'assignee_name'),
  ...numberOf('s'),
  ...stations.of('s', 'station_name', 'time_zone'),
  flow: orNull(text).by('f.name'),
  told: bool.by('coalesce(t.told, false)'),
  tallied: bool.by('coalesce(t.tallied, false)'),
});
/** News of an outage, with what a person was told of it before. */
export type NewsRow = RowOf<typeof NEWS>;

/** News of an agency's outages that a person's e-mails have not looked at, oldest first: those after `since`, and what was held; none of stations that are muted. */
export const selectNews = (
  db: Queryable,
  { user, agency, since, until }: { user: number; agency: number; since: Date; until: Date },
): Promise<NewsRow[]> =>
  readRows(
    db,
    NEWS,
    `select ${NEWS.sql} from outage_news n join outages o on o.id = n.outage_id join stations s on s.id = o.station_id
       left join flows f on f.id = o.flow_id
       left join digest_told t on t.outage_id = o.id and t.user_id = $1
     where s.agency_id = $2 and not s.draft and n.at <= $4
       and not exists (select 1 from muted_stations m where m.user_id = $1 and m.station_id = s.id and m.until >= $5)
       and case when t.news_id is null then n.at > $3 else n.id > t.news_id end
     order by n.id`,
    [user, agency, since.toISOString(), until.toISOString(), exportDay(until)],
  );

/** Remembers of an outage that all its news are still to be looked at. */
export async function keepHeld(db: Queryable, user: number, outage: number): Promise<void> {
  await db.query(
    `insert into digest_told (user_id, outage_id, news_id, told, tallied) values ($1, $2, 0, false, false)
     on conflict do nothing`,
    [user, outage],
  );
}

/** Remembers how far a person was told of an outage. */
export async function keepTold(
  db: Queryable,
  {
    user,
    outage,
    news,
    told,
    tallied,
  }: { user: number; outage: number; news: number; told: boolean; tallied: boolean },
): Promise<void> {
  await db.query(
    `insert into digest_told (user_id, outage_id, news_id, told, tallied) values ($1, $2, $3, $4, $5)
     on conflict (user_id, outage_id) do update set news_id = excluded.news_id, told = excluded.told, tallied = excluded.tallied`,
    [user, outage, news, told, tallied],
  );
}

const CONTACT = shape(users.pick('email'));

/** Whom answers to an agency's e-mails go to: its first admin, unless that is who gets it; undefined where there is none. For the database's owner. */
export async function selectContact(
  db: Queryable,
  { agency, but }: { agency: number; but: number },
): Promise<string | undefined> {
  const row = await readRow(
    db,
    CONTACT,
    `select ${CONTACT.sql} from users
     where agency_id = $1 and admin and password_hash is not null and id <> $2 order by id limit 1`,
    [agency, but],
  );
  return row?.email;
}
