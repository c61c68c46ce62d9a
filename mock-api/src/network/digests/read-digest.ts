import { DAY_MS } from 'shared-domain';
import type { CampaignSource } from '../campaigns/facts.sql.ts';
import { selectWaitingDrops } from '../../counts/drops/drops.sql.ts';
import { asOwner, atAgency, type Transaction } from '../../platform/db/database.ts';
import { selectOthers } from './choices.sql.ts';
import { digestLines } from '../health/digest-lines.rules.ts';
import type { DigestFacts, WaitingStation } from './digest-facts.ts';
import * as sql from './digests.sql.ts';
import { marksOfMail, movedLine, type OutageMark } from './marks.ts';
import { selectToldFailed } from './notices.sql.ts';
import { readImports, readVendorLines } from './read-imports.ts';
import { lineOf, readNews } from './read-news.ts';
import { readReminders } from './read-turns.ts';
import { readWaiting } from './read-waiting.ts';
import { countSilentLong } from './silent-long.sql.ts';
import type { DigestWeek } from './week.rules.ts';

/** Without a digest before it, what is older than a week is no news, or than a month of five. */
const FIRST_MS = { weekly: 7 * DAY_MS, monthly: 35 * DAY_MS };
/** After a long time without, what is older than four weeks, or than two months: one that was missed loses nothing. */
const LONGEST_MS = { weekly: 28 * DAY_MS, monthly: 70 * DAY_MS };

/** What waits for somebody who has to go there, or to ask the vendor: told once. */
const TOLD_ONCE: ReadonlySet<WaitingStation['why']> = new Set(['maintenance', 'visit', 'lost']);

/** Of which week, at which moment, and where the app is reached. */
type Asked = { week: DigestWeek; now: Date; origin: string };

/** All that a digest is made of, and what is to be remembered of each outage, by its row. */
type ReadDigest = {
  facts: DigestFacts;
  marks: OutageMark[];
  /** Those whose station has left the agency, which is told. */
  moved: number[];
  /** Those that are held: their news are older than the next digest's, and still of it. */
  held: number[];
  waiting: string[];
};

/** What a person's digest of a week would say at a moment of one agency; nothing is written. */
async function readDigest(
  source: CampaignSource,
  person: sql.DigestPerson,
  { week, now, origin, turns: hasTurns }: Asked & { turns: boolean },
): Promise<ReadDigest> {
  const { db } = source;
  const before = await sql.selectBefore(db, person.id, week.week);
  const due = week.due * 60_000;
  const occasion = person.wanted === 'monthly' ? 'monthly' : 'weekly';
  const since = before
    ? new Date(Math.max(new Date(before.built_at).getTime(), due - LONGEST_MS[occasion]))
    : new Date(due - FIRST_MS[occasion]);
  const fresh = await readNews(db, person, { since, now });
  const moved = await sql.selectMoved(db, person);
  const told = digestLines(fresh, now.getTime() / 60_000);
  const toldFailed = await selectToldFailed(db, person.id);
  const imports = await readImports(db, person, { since, now });
  const vendor = await readVendorLines(db, person.agency_id, { since, now });
  const waiting = await readWaiting(db, person, { since, now, toldFailed });
  const known = new Set(before?.waiting);
  const turns = hasTurns ? await readReminders(source, person, now) : [];
  const shown = waiting.filter(({ why, key }) => !TOLD_ONCE.has(why) || !known.has(key));
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
      silentLong: await countSilentLong(db, { user: person.id, agency: person.agency_id, now }),
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

/** What is to be remembered of each agency that a digest tells of. */
export type ReadPart = ReadDigest & { agency: number };
/** A person's digest, with what it is made of, agency by agency. */
export type WholeDigest = { facts: DigestFacts; parts: ReadPart[]; waiting: string[] };

/**
 * What a person's digest of a week would say at a moment: of their agency, and, to a super admin, of each other one that they have
 * chosen, as its own people could read it. Nothing is written.
 */
export async function readWholeDigest(
  source: CampaignSource & { db: Transaction },
  person: sql.DigestPerson,
  asked: Asked,
): Promise<WholeDigest> {
  const { db } = source;
  const own = await readDigest(source, person, { ...asked, turns: true });
  const parts: ReadPart[] = [{ ...own, agency: person.agency_id }];
  const others = await asOwner(db, (owner) => selectOthers(owner, person.id));
  for (const { id, name } of others.filter(({ chosen }) => chosen)) {
    // what is somebody's turn is of their own agency
    const there = { ...person, agency_id: id, agency: name, admin: true };
    const read = (tx: Transaction) => readDigest({ ...source, db: tx }, there, { ...asked, turns: false });
    parts.push({ ...(await atAgency(db, id, read)), agency: id });
  }
  const [, ...rest] = parts;
  return {
    parts,
    waiting: parts.flatMap(({ waiting }) => waiting),
    facts: { ...own.facts, ...(rest.length > 0 && { others: rest.map(({ facts }) => facts) }) },
  };
}
