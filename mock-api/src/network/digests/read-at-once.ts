import type { CampaignSource } from '../campaigns/facts.sql.ts';
import { exportDay } from 'shared-domain';
import { selectWatched } from '../../counts/waiting/waiting.sql.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { digestLines } from '../health/digest-lines.rules.ts';
import { hasGathered, isAmong, isChosen } from './at-once.rules.ts';
import { selectMuted } from './choices.sql.ts';
import type { DigestFacts, WaitingStation } from './digest-facts.ts';
import type { DigestPerson } from './digests.sql.ts';
import { marksOfMail, type OutageMark } from './marks.ts';
import { selectToldFailed } from './notices.sql.ts';
import { readFailing } from './read-imports.ts';
import { lineOf, readNews } from './read-news.ts';
import { readTurns } from './read-turns.ts';
import { selectWaitingStations } from './waiting-stations.sql.ts';

/** What a person is told at once, and what is to be remembered of it. */
export type ReadAtOnce = {
  facts: DigestFacts;
  marks: OutageMark[];
  /** The imports that are told of. */
  failed: number[];
  /** The turns that are told of. */
  turns: string[];
  /** The failures of the source of counts that are told of. */
  failures: number[];
};

/** What a person has chosen to be told at once and was not told, where it has gathered; null where there is nothing yet. */
export async function readAtOnce(
  source: CampaignSource,
  person: DigestPerson,
  { now, origin }: { now: Date; origin: string },
): Promise<ReadAtOnce | null> {
  const { db } = source;
  const since = new Date(person.at_once_since ?? now);
  const fresh = await readNews(db, person, { since, now });
  const all = digestLines(fresh, now.getTime() / 60_000);
  const lines = all.lines
    .map(({ of, kind }) => ({ of, kind, line: lineOf(of, kind) }))
    .filter(({ line }) => isChosen(line, person.at_once) && isAmong(line.station, person.at_once_stations));
  const failed = person.at_once.includes('failed') ? await readFailed(db, person, { since, now }) : [];
  const turns = person.at_once.includes('turn') ? await readTurns(source, person, { since, now }) : [];
  const failing = person.at_once.includes('failed') ? await readFailing(db, person, { since, now }) : [];
  const moments = [...lines.map(({ of }) => of), ...failed, ...turns, ...failing].map(({ at }) => at);
  if (!hasGathered(moments, now)) return null;
  const chosen = new Set(lines.map(({ of }) => of));
  return {
    facts: {
      agency: person.agency,
      monday: exportDay(now),
      lines: lines.map(({ line }) => line),
      cameLate: 0,
      waiting: failed.map(({ waiting }) => waiting),
      campaigns: turns.map(({ campaign }) => campaign),
      imports: failing.map(({ news }) => news),
      vendor: [],
      waitsAnew: failed.length + turns.length > 0,
      occasion: 'once',
      at: now.toISOString(),
      origin,
    },
    // what was not chosen is left to the digest
    marks: marksOfMail(
      fresh.filter(({ of }) => chosen.has(of)),
      all,
    ),
    failed: failed.map(({ id }) => id),
    turns: turns.map(({ key }) => key),
    failures: failing.map(({ news }) => news.id),
  };
}

type Failed = { id: number; at: string; waiting: WaitingStation };

/** The newest imports that have failed since a moment and were not told at once, but for those of stations that are muted. */
async function readFailed(
  db: Queryable,
  { id: user, agency_id, at_once_stations }: DigestPerson,
  { since, now }: { since: Date; now: Date },
): Promise<Failed[]> {
  const today = exportDay(now);
  const told = await selectToldFailed(db, user);
  const muted = new Set((await selectMuted(db, user, today)).map((one) => one.station_id_tmg));
  const failed = (await selectWatched(db, agency_id, today)).flatMap(
    ({ id: station, station_id_tmg, failed_import: it }) =>
      it !== null &&
      Date.parse(it.at) > since.getTime() &&
      !told.has(it.id) &&
      !muted.has(station_id_tmg) &&
      isAmong(station_id_tmg, at_once_stations)
        ? [{ station, ...it }]
        : [],
  );
  const names = await selectWaitingStations(
    db,
    failed.map(({ station }) => station),
  );
  const named = new Map(names.map((one) => [one.id, one]));
  return failed.map(({ station, id, at }) => ({
    id,
    at,
    waiting: {
      why: 'failed',
      station: named.get(station)?.station_id_tmg ?? '',
      name: named.get(station)?.station_name ?? '',
      days: 0,
      affected: 0,
      since: null,
    },
  }));
}
