import { createHash } from 'node:crypto';
import type { Api } from 'shared-domain';
import { secretOf, signaturesOf } from '../people/webhooks/signature.rules.ts';
import { testApi } from './index.ts';

/** What the mail relay and the installation have agreed on. */
export const RELAY_SECRET = secretOf(createHash('sha256').update('agreed on').digest());

/** What a mail relay tells of. */
export type Reports = Api['POST /mail/bounces']['body']['reports'];
/** How a report is sent: signed now with the agreed secret unless said otherwise. */
export type Signing = { secret?: string; seconds?: number; body?: string };

/** Sends a report as a mail relay does. */
export async function reportBounces(
  reports: Reports,
  { secret = RELAY_SECRET, seconds, body: sent }: Signing = {},
): Promise<{ status: number; reply: unknown }> {
  const body = JSON.stringify({ reports });
  const signed = { id: 'msg_1', seconds: seconds ?? testApi().now().getTime() / 1000, body };
  const response = await testApi().fetch(
    new Request('http://count-exchange.test/api/mail/bounces', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': signed.id,
        'webhook-timestamp': String(signed.seconds),
        'webhook-signature': signaturesOf([secret], signed),
      },
      body: sent ?? body,
    }),
  );
  return { status: response.status, reply: await response.json() };
}
