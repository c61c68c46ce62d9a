import type { VersionsInUse } from 'shared-domain';
import { int, moment } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { versionsInUse } from './failures.tables.ts';
import type { Sessions } from './stopped-trials.rules.ts';

/** A tab that was not heard of for so long is taken for closed; hidden ones tell of themselves every hour. */
export const HOURS = 24;
/** Most rows that are kept, whatever is sent. */
const MOST = 50_000;

const sinceOf = (now: Date) => new Date(now.getTime() - HOURS * 3_600_000).toISOString();

/** Notes which versions a tab runs; what it ran before and doesn't any more has ended there. */
export async function noteVersions(
  db: Queryable,
  { tab, parts, ended = false }: { tab: string; parts: Record<string, string>; ended?: boolean | undefined },
  at: Date,
): Promise<void> {
  const list = JSON.stringify(parts);
  await db.query(
    `update versions_in_use v set ended = true
     where tab = $1 and ($3 or ($2::text::jsonb->>part) is distinct from version)`,
    [tab, list, ended],
  );
  await db.query(
    `insert into versions_in_use (tab, part, version, first_seen, last_seen, ended)
     select $1, key, value, $3, $3, $4 from jsonb_each_text($2::text::jsonb) order by key
     on conflict (tab, part, version) do update set last_seen = excluded.last_seen, ended = excluded.ended`,
    [tab, list, at.toISOString(), ended],
  );
}

/** Notes that a part has failed in a tab, whether the tab has told of it or not. */
export async function noteFailedSession(
  db: Queryable,
  { tab, part, version }: { tab: string; part: string; version: string },
  at: Date,
): Promise<void> {
  await db.query(
    `insert into versions_in_use (tab, part, version, first_seen, last_seen, failures) values ($1, $2, $3, $4, $4, 1)
     on conflict (tab, part, version) do update
       set failures = versions_in_use.failures + 1, last_seen = excluded.last_seen, ended = false`,
    [tab, part, version, at.toISOString()],
  );
}

const IN_USE = shape({
  ...versionsInUse.pick('part', 'version'),
  tabs: int,
  last_seen: moment.by('max(last_seen)'),
});

/** The versions that open tabs run, as far as is known. */
export function selectVersions(db: Queryable, now: Date): Promise<VersionsInUse['data']> {
  return readRows(
    db,
    IN_USE,
    `select part, version, count(*)::int as tabs, max(last_seen) as last_seen from versions_in_use
     where not ended and last_seen >= $1 group by part, version order by part, version`,
    [sinceOf(now)],
  );
}

const SESSIONS = shape({ ...versionsInUse.pick('version'), sessions: int, failed: int });

/** How many sessions of the last day ran each of these versions of a part, and in how many of them it failed. */
export async function selectSessions(
  db: Queryable,
  part: string,
  versions: string[],
  now: Date,
): Promise<Map<string, Sessions>> {
  const rows = await readRows(
    db,
    SESSIONS,
    `select version, count(*)::int as sessions, (count(*) filter (where failures > 0))::int as failed
     from versions_in_use where part = $1 and version = any($2) and last_seen >= $3 group by version`,
    [part, versions, sinceOf(now)],
  );
  return new Map(rows.map(({ version, sessions, failed }) => [version, { sessions, failed }]));
}

/** Forgets tabs that were not heard of for a day, and the oldest of what is more than is kept. */
export async function sweepVersions(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from versions_in_use where last_seen < $1
       or (tab, part, version) in (
         select tab, part, version from versions_in_use order by last_seen desc, tab offset $2)`,
    [sinceOf(now), MOST],
  );
}
