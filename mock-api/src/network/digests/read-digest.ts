import { exportDay } from 'shared-domain';
import { selectCounted, selectWatched } from '../../counts/to-do/to-do.sql.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { digestLines, type DigestLines, type Fresh } from '../health/digest-lines.rules.ts';
import { HOUR, lengthOf } from '../health/instants.ts';
import type { DigestFacts, DigestLine, WaitingStation } from './digest-facts.ts';
import * as sql from './digests.sql.ts';
import type { DigestWeek } from './week.rules.ts';

const WEEK_MS = 7 * 86_400_000;

/** An outage with its news, newest last. */
type Told = { row: sql.NewsRow; newest: number };
/** All that a digest is made of, and what is to be remembered of it. */
export type ReadDigest = { facts: DigestFacts; told: DigestLines<Told>; looked: Told[]; waiting: string[] };

const minutesAt = (moment: string): number => new Date(moment).getTime() / 60_000;

/** What a person's digest of a week would say at a moment; nothing is written. */
export async function readDigest(
  db: Queryable,
  person: sql.DigestPerson,
  { week, now, origin }: { week: DigestWeek; now: Date; origin: string },
): Promise<ReadDigest> {
  const before = await sql.selectBefore(db, person.id, week.week);
  const since = before ? new Date(before.built_at) : new Date(week.due * 60_000 - WEEK_MS);
  const news = await sql.selectNews(db, { user: person.id, agency: person.agency_id, since, until: now });
  const fresh = [...Map.groupBy(news, ({ outage_id }) => outage_id).values()].map(freshOf);
  const told = digestLines(fresh, now.getTime() / 60_000);
  const waiting = await readWaiting(db, person.agency_id, now);
  const keys = waiting.map(({ why, station }) => `${why} ${station}`);
  return {
    told,
    looked: fresh.map(({ of }) => of),
    waiting: keys,
    facts: {
      agency: person.agency,
      monday: week.monday,
      lines: told.lines.map(({ of, kind }) => lineOf(of.row, kind)),
      cameLate: told.cameLate.length,
      waiting,
      waitsAnew: keys.some((key) => !before?.waiting.includes(key)),
      origin,
    },
  };
}

function freshOf(rows: readonly sql.NewsRow[]): Fresh<Told> {
  const row = rows.at(-1) as sql.NewsRow;
  const { confirming, filled_at, told, tallied } = row;
  return {
    of: { row, newest: row.news_id },
    outage: { confirming, filledAt: filled_at === null ? null : minutesAt(filled_at) },
    news: rows.map(({ what }) => what),
    told,
    tallied,
  };
}

const lineOf = (row: sql.NewsRow, kind: DigestLine['kind']): DigestLine => ({
  kind,
  upload: row.kind === 'overdue',
  station: row.station_id_tmg,
  name: row.station_name,
  flow: row.flow,
  since: row.start_at,
  usual_hours: row.usual_minutes / HOUR,
  lost_hours: lengthOf(row.missing) / HOUR,
  assignee: row.assignee_name,
  time_zone: row.time_zone,
});

/** Stations of an agency with old days to certify, or whose newest import failed; as the dashboard has them. */
async function readWaiting(db: Queryable, agency: number, now: Date): Promise<WaitingStation[]> {
  const today = exportDay(now);
  const watched = await selectWatched(db, agency, today);
  const ids = watched.map(({ id }) => id);
  const due = new Set(
    (await selectCounted(db, ids, today)).filter((one) => one.due).map(({ station_id }) => station_id),
  );
  const failed = new Set(watched.filter((one) => one.failed).map(({ id }) => id));
  const named = await sql.selectNamed(db, [...new Set([...due, ...failed])]);
  const of = (why: WaitingStation['why'], chosen: ReadonlySet<number>) =>
    named
      .filter(({ id }) => chosen.has(id))
      .map(({ station_id_tmg, station_name }) => ({ why, station: station_id_tmg, name: station_name }));
  return [...of('failed', failed), ...of('due', due)];
}
