import { AT_ONCE, exportDay } from 'shared-domain';
import { bigint, bool, int, json, listOf, moment, oneOf, orNull, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { bouncesOf } from '../../platform/mail/bounces.sql.ts';
import { agencies, users } from '../../people/account/people.tables.ts';
import { AGENCY_ZONE } from '../../stations/records/agency-zone.ts';
import { numberOf, stations } from '../../stations/records/stations.tables.ts';
import { outageNews, outages } from '../health/health.tables.ts';
import { UNEXPECTED } from '../health/watched-stations.sql.ts';
import type { DigestFacts, ToldLine } from './digest-facts.ts';
import { digestChoices, digests } from './digests.tables.ts';

const NAMED = /* sql */ `select s.station_id_tmg from stations s
    where s.id = any(c.at_once_stations) and s.agency_id = u.agency_id and not s.draft`;

const PERSON = shape({
  ...users.of('u', 'id', 'email', 'agency_id', 'admin'),
  agency: agencies.columns.name.by('a.name'),
  time_zone: text.by(AGENCY_ZONE),
  /** As chosen for these e-mails, and what they are written in: as chosen for the app where nothing else is said; null: both. */
  chosen_language: orNull(digestChoices.columns.language).by('c.language'),
  language: orNull(digestChoices.columns.language).by('coalesce(c.language, u.language)'),
  wanted: oneOf('weekly', 'monthly', 'off').by(`coalesce(c.wanted, 'weekly')`),
  /** Nothing where the stations that it was chosen for have all gone: it was not meant of the others. */
  at_once: listOf(oneOf(...AT_ONCE)).by(
    `case when c.at_once_stations = '{}' or exists (${NAMED}) then c.at_once else '{}' end`,
  ),
  at_once_since: orNull(digestChoices.columns.at_once_since).by('c.at_once_since'),
  any_time: bool.by('coalesce(c.any_time, false)'),
  /** By their numbers, as far as they are the agency's by now; where none is named, of all. */
  at_once_stations: listOf(text).by(`array(${NAMED} order by 1)`),
  bounces: bouncesOf('u.email'),
  /** When they came, or chose last. */
  wanted_since: moment.by('greatest(u.created_at, c.changed_at)'),
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

/** Keeps what a digest says, and what it was worded of. */
export async function keepDigest(
  db: Queryable,
  id: number,
  { subject, body, facts }: { subject: string; body: string; facts: DigestFacts },
): Promise<void> {
  await db.query('update digests set subject = $2, body = $3, facts = $4::text::jsonb where id = $1', [
    id,
    subject,
    body,
    JSON.stringify(facts),
  ]);
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

/** How far counts reach, as the watch has seen it, of an outage `o` with the watch `w` of its station: minutes; null without any. */
const REACHED = `case when o.flow_id is not null
    then (select (f ->> 'through')::numeric from jsonb_array_elements(w.state -> 'flows') f where f ->> 'flow' = o.flow_id::text)
    when (w.state -> 'station' ->> 'hasCounts')::boolean then (w.state -> 'station' ->> 'through')::numeric end`;

const NEWS = shape({
  news_id: bigint.by('n.id'),
  ...outageNews.of('n', 'what', 'at'),
  outage_id: int.by('o.id'),
  ...outages.of('o', 'kind', 'silent_at', 'usual_minutes', 'missing', 'confirming', 'filled_at'),
  // as a person has corrected it
  start_at: moment.by('coalesce(o.own_start_at, o.start_at)'),
  ...outages.of('o', 'assignee_name', 'investigation'),
  ...numberOf('s'),
  ...stations.of('s', 'station_name', 'time_zone'),
  flow: orNull(text).by('f.name'),
  last_count: orNull(moment).by(`to_timestamp(60 * (${REACHED})::double precision)`),
  unexpected: bool.by(UNEXPECTED),
  told: bool.by('coalesce(t.told, false)'),
  tallied: bool.by('coalesce(t.tallied, false)'),
});
/** News of an outage, with what a person was told of it before. */
export type NewsRow = RowOf<typeof NEWS>;

/** Whether an outage `o` of a station `s` lasts and could not be told of before: it was muted, or the station was another agency's. */
const ANEW = /* sql */ `(o.recovered_at is null and o.retired_at is null and (o.muted_until is not null
  or exists (select 1 from station_moves m where m.station_id = s.id and m.moved_at > $3)))`;

/** News of an agency's outages that a person's e-mails have not looked at, oldest first: those after `since`, what was held, and all of an outage that lasts and was muted, or whose station came from another agency, meanwhile. None of stations and outages that are muted. */
export const selectNews = (
  db: Queryable,
  { user, agency, since, until }: { user: number; agency: number; since: Date; until: Date },
): Promise<NewsRow[]> =>
  readRows(
    db,
    NEWS,
    `select ${NEWS.sql} from outage_news n join outages o on o.id = n.outage_id join stations s on s.id = o.station_id
       left join flows f on f.id = o.flow_id left join station_watches w on w.station_id = o.station_id
       left join digest_told t on t.outage_id = o.id and t.user_id = $1
     where s.agency_id = $2 and not s.draft and n.at <= $4
       and not exists (select 1 from muted_stations m where m.user_id = $1 and m.station_id = s.id and m.until >= $5)
       and (o.muted_until is null or o.muted_until < $5)
       and case when t.news_id is not null then n.id > t.news_id else n.at > $3 or ${ANEW} end
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
    agency,
    line,
  }: {
    user: number;
    outage: number;
    news: number;
    told: boolean;
    tallied: boolean;
    agency: number;
    /** Null where what was told is over, or nothing was. */
    line: ToldLine | null;
  },
): Promise<void> {
  await db.query(
    `insert into digest_told (user_id, outage_id, news_id, told, tallied, agency_id, line)
     values ($1, $2, $3, $4, $5, $6, $7::text::jsonb)
     on conflict (user_id, outage_id) do update set news_id = excluded.news_id, told = excluded.told,
       tallied = excluded.tallied, agency_id = excluded.agency_id, line = excluded.line`,
    [user, outage, news, told, tallied, agency, line === null ? null : JSON.stringify(line)],
  );
}

const MOVED = shape({ outage_id: int, line: json<ToldLine>() });

/** What a person was told of outages that last, where the station is of another agency by now. */
export const selectMoved = (
  db: Queryable,
  { id: user, agency_id: agency }: Pick<DigestPerson, 'id' | 'agency_id'>,
): Promise<RowOf<typeof MOVED>[]> =>
  readRows(
    db,
    MOVED,
    `select ${MOVED.sql} from digest_told t
     where t.user_id = $1 and t.agency_id = $2 and t.line is not null and not exists (
       select 1 from outages o join stations s on s.id = o.station_id where o.id = t.outage_id and s.agency_id = $2)
     order by t.outage_id`,
    [user, agency],
  );

/** Remembers that a person was told that a station has moved: of the outage they hear no more. */
export async function keepMoved(db: Queryable, user: number, outage: number): Promise<void> {
  await db.query('update digest_told set line = null where user_id = $1 and outage_id = $2', [user, outage]);
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
