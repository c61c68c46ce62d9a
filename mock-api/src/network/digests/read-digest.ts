import type { CampaignSource } from '../campaigns/facts.sql.ts';
import { selectWaitingDrops } from '../../counts/drops/drops.sql.ts';
import { digestLines } from '../health/digest-lines.rules.ts';
import type { DigestFacts } from './digest-facts.ts';
import * as sql from './digests.sql.ts';
import { marksOfMail, movedLine, type OutageMark } from './marks.ts';
import { selectToldFailed } from './notices.sql.ts';
import { readImports, readVendorLines } from './read-imports.ts';
import { lineOf, readNews } from './read-news.ts';
import { readReminders } from './read-turns.ts';
import { readWaiting } from './read-waiting.ts';
import type { DigestWeek } from './week.rules.ts';

/** Without a digest before it, what is older than a week is no news; after a long time without, what is older than four, or than a month of five. */
const FIRST_MS = 7 * 86_400_000;
const LONGEST_MS = { weekly: 28 * 86_400_000, monthly: 35 * 86_400_000 };

/** All that a digest is made of, and what is to be remembered of each outage, by its row. */
export type ReadDigest = {
  facts: DigestFacts;
  marks: OutageMark[];
  /** Those whose station has left the agency, which is told. */
  moved: number[];
  /** Those that are held: their news are older than the next digest's, and still of it. */
  held: number[];
  waiting: string[];
};

/** What a person's digest of a week would say at a moment; nothing is written. */
export async function readDigest(
  source: CampaignSource,
  person: sql.DigestPerson,
  { week, now, origin }: { week: DigestWeek; now: Date; origin: string },
): Promise<ReadDigest> {
  const { db } = source;
  const before = await sql.selectBefore(db, person.id, week.week);
  const due = week.due * 60_000;
  const occasion = person.wanted === 'monthly' ? 'monthly' : 'weekly';
  const since = before
    ? new Date(Math.max(new Date(before.built_at).getTime(), due - LONGEST_MS[occasion]))
    : new Date(due - (occasion === 'monthly' ? LONGEST_MS.monthly : FIRST_MS));
  const fresh = await readNews(db, person, { since, now });
  const moved = await sql.selectMoved(db, person);
  const told = digestLines(fresh, now.getTime() / 60_000);
  const toldFailed = await selectToldFailed(db, person.id);
  const imports = await readImports(db, person, { since, now });
  const vendor = await readVendorLines(db, person.agency_id, { since, now });
  const waiting = await readWaiting(db, person, { now, toldFailed });
  const known = new Set(before?.waiting);
  const turns = await readReminders(source, person, now);
  // somebody has to go there: told once
  const shown = waiting.filter(({ why, key }) => why !== 'maintenance' || !known.has(key));
  const files = await selectWaitingDrops(db, person.agency_id);
  const keys = [
    ...waiting.flatMap(({ why, key }) => (why === 'review' ? [] : [key])),
    ...turns.map(({ key }) => key),
    ...(files.newest === null ? [] : [`file ${files.newest}`]),
  ];
  return {
    marks: marksOfMail(fresh, told),
    moved: moved.map(({ outage_id }) => outage_id),
    held: told.held.map(({ outage_id }) => outage_id),
    waiting: keys,
    facts: {
      agency: person.agency,
      monday: week.monday,
      lines: [
        ...told.lines.map(({ of, kind }) => lineOf(of, kind)),
        ...moved.map(({ line }) => movedLine(line)),
      ],
      cameLate: told.cameLate.length,
      waiting: shown,
      campaigns: turns.map(({ campaign }) => campaign),
      imports,
      vendor,
      filesWaiting: files.waiting,
      waitsAnew: keys.some((key) => !known.has(key)),
      occasion,
      at: now.toISOString(),
      origin,
    },
  };
}
