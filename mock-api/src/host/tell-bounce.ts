import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { toldByMail } from '../platform/mail/bounced-mail.rules.ts';
import { signaturesOf } from '../people/webhooks/signature.rules.ts';
import { asCommand } from './as-command.ts';
import { bouncesFrom } from './bounces-options.ts';

/** Exit code by which a mail server keeps the e-mail and tries again (EX_TEMPFAIL of sysexits). */
const TRY_AGAIN = 75;
/** The server that is told may keep silent so long, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Whom to tell, and what both have agreed on. */
type Server = { url: string; secret: string };

/** What the environment says; throws a sentence where something is missing. */
export function serverFrom(env: Record<string, string | undefined>): Server {
  const { secret } = bouncesFrom(env);
  const url = env.PUBLIC_URL ?? '';
  if (!URL.canParse(url)) throw new Error('PUBLIC_URL needs the address at which the server answers.');
  if (secret === null) throw new Error('MAIL_BOUNCES_SECRET is not set: no report can be signed.');
  return { url, secret };
}

/** A signed call that tells of an e-mail that came back to an address; null where it tells nothing of ours. */
export async function bounceCall(
  mail: Uint8Array,
  { returnedTo, server: { url, secret }, now }: { returnedTo: string; server: Server; now: Date },
): Promise<Request | null> {
  const report = await toldByMail(mail, returnedTo);
  if (report === null) return null;
  const body = JSON.stringify({ reports: [report] });
  const id = `msg_${createHash('sha256').update(mail).digest('hex').slice(0, 32)}`;
  const seconds = Math.floor(now.getTime() / 1000);
  return new Request(new URL('/api/mail/bounces', url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signaturesOf([secret], { id, seconds, body }),
    },
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

/** Reads an e-mail that came back, as a mail server pipes it in, and tells the server of it. */
async function main(): Promise<void> {
  const server = serverFrom(process.env);
  const mail = await buffer(process.stdin);
  const call = await bounceCall(mail, { returnedTo: process.argv[2] ?? '', server, now: new Date() });
  if (call === null) {
    process.stdout.write('Tells of no e-mail of ours: left alone.\n');
    return;
  }
  const reply = await fetch(call).catch((error: unknown) => {
    throw new Error(`${server.url} does not answer.`, { cause: error });
  });
  const words = await reply.text();
  if (!reply.ok) throw new Error(`${server.url} answered ${reply.status}: ${words}`);
  process.stdout.write(`Told: ${words}\n`);
}

if (import.meta.main) asCommand(main, TRY_AGAIN);
