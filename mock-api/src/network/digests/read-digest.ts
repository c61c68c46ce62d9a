import { exportDay } from 'shared-domain';
import { selectCounted, selectWatched } from '../../counts/waiting/waiting.sql.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { freshOf, marksAfter, type Mark } from '../health/digest-book.rules.ts';
import { digestLines } from '../health/digest-lines.rules.ts';
import { HOUR, lengthOf } from '../health/instants.ts';
import type { DigestFacts, DigestLine, WaitingStation } from './digest-facts.ts';
import * as sql from './digests.sql.ts';
import type { DigestWeek } from './week.rules.ts';

/** Without a digest before it, what is older than a week is no news; after a long time without, what is older than four. */
const FIRST_MS = 7 * 86_400_000;
const LONGEST_MS = 28 * 86_400_000;

/** All that a digest is made of, and what is to be remembered of each outage, by its row. */
export type ReadDigest = {
  facts: DigestFacts;
  marks: { outage: number; mark: Mark }[];
  /** Those that are held: their news are older than the next digest's, and still of it. */
  held: number[];
  waiting: string[];
};

const minutesAt = (moment: string): number => new Date(moment).getTime() / 60_000;

/** What a person's digest of a week would say at a moment; nothing is written. */
export async function readDigest(
  db: Queryable,
  person: sql.DigestPerson,
  { week, now, origin }: { week: DigestWeek; now: Date; origin: string },
): Promise<ReadDigest> {
  const before = await sql.selectBefore(db, person.id, week.week);
  const due = week.due * 60_000;
  const since = before
    ? new Date(Math.max(new Date(before.built_at).getTime(), due - LONGEST_MS))
    : new Date(due - FIRST_MS);
  const news = await sql.selectNews(db, { user: person.id, agency: person.agency_id, since, until: now });
  const fresh = [...Map.groupBy(news, ({ outage_id }) => outage_id).values()].flatMap(
    (rows) => freshFrom(rows) ?? [],
  );
  const told = digestLines(fresh, now.getTime() / 60_000);
  const waiting = await readWaiting(db, person.agency_id, now);
  const keys = waiting.map(({ why, station }) => `${why} ${station}`);
  return {
    marks: marksAfter(fresh, told, ({ news_id }) => news_id).map(({ of, mark }) => ({
      outage: of.outage_id,
      mark,
    })),
    held: told.held.map(({ outage_id }) => outage_id),
    waiting: keys,
    facts: {
      agency: person.agency,
      monday: week.monday,
      lines: told.lines.map(({ of, kind }) => lineOf(of, kind)),
      cameLate: told.cameLate.length,
      waiting,
      waitsAnew: keys.some((key) => !before?.waiting.includes(key)),
      origin,
    },
  };
}

/** An outage with its news, the newest row of it. */
function freshFrom(rows: readonly sql.NewsRow[]) {
  const row = rows.at(-1) as sql.NewsRow;
  const { confirming, filled_at, told, tallied } = row;
  const outage = { confirming, filledAt: filled_at === null ? null : minutesAt(filled_at) };
  const news = rows.map(({ news_id: id, what }) => ({ id, what }));
  // those that were looked at before are not read again
  return freshOf(row, outage, { news, mark: { seen: 0, told, tallied } });
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
