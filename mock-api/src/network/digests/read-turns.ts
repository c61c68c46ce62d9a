import { exportDay } from 'shared-domain';
import type { CampaignSource } from '../campaigns/facts.sql.ts';
import { reminderMark } from '../campaigns/reminders.rules.ts';
import { readTurnsOf, type Turn } from '../campaigns/turns.ts';
import type { DigestCampaign } from './digest-facts.ts';
import type { DigestPerson } from './digests.sql.ts';
import { selectToldTurns } from './notices.sql.ts';

/** A campaign to be told of, and the key by which it is known whether that was told. */
type Told = { campaign: DigestCampaign; key: string; at: string };

const keyOf = ({ id, version, since }: Turn): string => `${id} ${version} ${since}`;

const toldOf = ({ id, name, due, daysLeft, left, of, since }: Turn, key: string): Told => ({
  campaign: { id, name, due, daysLeft, left, of },
  key,
  at: since,
});

/**
 * The campaigns in which a person has stations to do, with the reminder that is due: told anew at each of them, and of one that was told
 * at once only from the first reminder on.
 */
export async function readReminders(
  source: CampaignSource,
  person: DigestPerson,
  now: Date,
): Promise<Told[]> {
  const told = await selectToldTurns(source.db, person.id);
  return (await readTurnsOf(source, person, exportDay(now))).flatMap((turn) => {
    const mark = reminderMark(turn.daysLeft);
    const isTold = mark === 'open' && told.has(keyOf(turn));
    return isTold ? [] : [toldOf(turn, `campaign ${turn.id} ${turn.version} ${mark}`)];
  });
}

/** The campaigns in which it has become a person's turn since a moment, and that they were not told of at once. */
export async function readTurns(
  source: CampaignSource,
  person: DigestPerson,
  { since, now }: { since: Date; now: Date },
): Promise<Told[]> {
  const told = await selectToldTurns(source.db, person.id);
  return (await readTurnsOf(source, person, exportDay(now)))
    .filter((turn) => turn.isOwn && Date.parse(turn.since) >= since.getTime() && !told.has(keyOf(turn)))
    .map((turn) => toldOf(turn, keyOf(turn)));
}
