import { paths } from 'shared-domain';
import type { Transaction } from '../../platform/db/database.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import { insertAudit } from '../audit/insert-audit.ts';
import { faultOfUrl } from './address.rules.ts';
import type { WebhookSettings } from './host-parts.ts';
import { outcomeElsewhere, outcomeOf, type Outcome, type Tried } from './outcome.rules.ts';
import { Unopened } from '../second-factor/secret-box.ts';
import { openSecret } from './secrets.ts';
import { signaturesOf } from './signature.rules.ts';
import * as sql from './send-due.sql.ts';
import { texts } from './texts.ts';
import { dropWaiting } from './webhooks.sql.ts';

/** Longer than a try may take: a process that has a webhook for so long has died. */
const BUSY_MS = 60_000;
/** So many webhooks are sent to at a time by one process. */
const AT_ONCE = 4;

/** What sending needs of the host. */
export type Sending = Pick<JobDeps, 'db' | 'now' | 'queue'> & {
  settings: { publicUrl: () => string; secretKey: string | null; webhooks: WebhookSettings };
};

/**
 * Sends what is due, each webhook one message at a time, whichever process it is taken by; answers how many tries there were. A
 * process that dies between the sending and its note has the message sent again, under the same id.
 */
export async function sendDue(deps: Sending): Promise<number> {
  const work = async () => {
    for (let tries = 0; ; tries += 1) if (!(await sendNext(deps))) return tries;
  };
  const tries = await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tries.reduce((sum, own) => sum + own, 0);
}

async function sendNext(deps: Sending): Promise<boolean> {
  const at = deps.now();
  const due = await sql.claimNext(deps.db, { now: at, until: new Date(at.getTime() + BUSY_MS) });
  if (!due) return false;
  // a station that has moved is another agency's affair by now, and an agency that is closed hears of nothing
  if (due.is_over) {
    await sql.noteDropped(deps.db, due);
    return true;
  }
  const tried = await tryOnce(due, deps);
  const now = deps.now();
  const failingSince = due.failing_since === null ? null : new Date(due.failing_since);
  const outcome = outcomeOf(tried, { tries: due.tries + 1, failingSince, now, chance: Math.random() });
  await deps.db.transaction(async (tx) => {
    const isStill = await sql.isStillAt(tx, due);
    const comes = isStill ? outcome : outcomeElsewhere(outcome, now);
    const isOurs = await sql.noteTry(tx, due, { tried, outcome: comes, isStill, now });
    if (isOurs && comes.off) await switchOff(tx, deps, { due, off: comes.off, now });
  });
  return true;
}

/** What was sealed by another key of the installation is no secret any more. */
function nullIfUnopened(error: unknown): null {
  if (error instanceof Unopened) return null;
  throw error;
}

async function tryOnce(due: sql.Due, { db, now, settings }: Sending): Promise<Tried> {
  const { url, agency_id: agency, message_id: id, type, at, data } = due;
  const { webhooks, secretKey: key, publicUrl } = settings;
  // checked at each try: what is allowed may have changed since it was entered
  if (faultOfUrl(url, webhooks.rules())) return { fault: 'address' };
  const open = (sealed: string) => openSecret(db, { sealed, agency, key }).catch(nullIfUnopened);
  const newest = await open(due.secret);
  if (newest === null) return { fault: 'secret' };
  const isOld = due.old_until !== null && new Date(due.old_until) > now();
  const old = isOld && due.old_secret !== null ? await open(due.old_secret) : null;
  const secrets = [newest, ...(old === null ? [] : [old])];
  const { link } = data;
  const told = typeof link === 'string' ? { ...data, link: publicUrl() + link } : data;
  const timestamp = `${new Date(at).toISOString().slice(0, 19)}Z`;
  const body = JSON.stringify({ type, timestamp, data: told });
  const seconds = Math.floor(now().getTime() / 1000);
  return webhooks.send({
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signaturesOf(secrets, { id, seconds, body }),
    },
  });
}

type Off = { due: sql.Due; off: NonNullable<Outcome['off']>; now: Date };

/** Switches a webhook off; that it has failed for days is told to the agency's admins. */
async function switchOff(
  tx: Transaction,
  { queue, settings }: Sending,
  { due, off, now }: Off,
): Promise<void> {
  const { webhook_id: id, url, agency_id: agency, agency_name } = due;
  await sql.noteOff(tx, id, off);
  await dropWaiting(tx, id);
  await insertAudit(tx, { at: now, user: null, action: 'webhook.off', detail: { url }, about: { agency } });
  if (off !== 'failing') return;
  const said = texts.offMail({
    url,
    agency: agency_name,
    link: settings.publicUrl() + paths.webhooks.href(),
  });
  for (const to of await sql.selectAdmins(tx, agency))
    await sendMail(tx, queue, {
      to,
      subject: texts.offSubject,
      body: said,
      at: now,
    });
}
