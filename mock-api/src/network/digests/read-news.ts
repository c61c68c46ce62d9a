import type { Queryable } from '../../platform/db/database.ts';
import { freshOf } from '../health/digest-book.rules.ts';
import type { Fresh } from '../health/digest-lines.rules.ts';
import { HOUR, lengthOf } from '../health/instants.ts';
import type { DigestLine } from './digest-facts.ts';
import { learnedHours } from './outage-line.rules.ts';
import * as sql from './digests.sql.ts';

const minutesAt = (moment: string): number => new Date(moment).getTime() / 60_000;

/** The outages of a person's agency with news that no e-mail has looked at, each by the newest row of it. */
export async function readNews(
  db: Queryable,
  { id: user, agency_id: agency }: Pick<sql.DigestPerson, 'id' | 'agency_id'>,
  { since, now }: { since: Date; now: Date },
): Promise<Fresh<sql.NewsRow>[]> {
  const news = await sql.selectNews(db, { user, agency, since, until: now });
  return [...Map.groupBy(news, ({ outage_id }) => outage_id).values()].flatMap(
    (rows) => freshFrom(rows) ?? [],
  );
}

function freshFrom(rows: readonly sql.NewsRow[]) {
  const row = { ...(rows.at(-1) as sql.NewsRow), at: (rows[0] as sql.NewsRow).at };
  const { confirming, filled_at, told, tallied } = row;
  const outage = { confirming, filledAt: filled_at === null ? null : minutesAt(filled_at) };
  const news = rows.map(({ news_id: id, what }) => ({ id, what }));
  // those that were looked at before are not read again
  return freshOf(row, outage, { news, mark: { seen: 0, told, tallied } });
}

/** What a line says of an outage. */
export const lineOf = (row: sql.NewsRow, kind: DigestLine['kind']): DigestLine => ({
  kind,
  outage: row.outage_id,
  closed: row.investigation === 'closed',
  upload: row.kind === 'overdue',
  ...(kind === 'retired' && row.unexpected && { unexpected: true }),
  station: row.station_id_tmg,
  name: row.station_name,
  flow: row.flow,
  since: row.start_at,
  last_count: row.last_count,
  usual_hours: learnedHours(row.kind, row.usual_minutes),
  lost_hours: lengthOf(row.missing) / HOUR,
  assignee: row.assignee_name,
  time_zone: row.time_zone,
});
