import { z } from 'zod';
import { DIGEST_CHOICES, DIGEST_LANGUAGES } from '../digests.ts';
import type { Calls } from './calls.ts';
import { done } from './fields.schema.ts';

const worded = { subject: z.string(), body: z.string() };
const wanted = z.enum(DIGEST_CHOICES);
const language = z.enum(DIGEST_LANGUAGES).nullable();
const token = z.object({ token: z.string().max(200) });

/** Digests of the network by mail. */
export const digestCalls = {
  'GET /user/digest': {
    summary:
      "Whether the caller gets the weekly digest of the agency's network and in which language (null: in both), what it would say now, and the newest that were sent",
    reply: z.strictObject({
      wanted,
      language,
      /** Null where nothing is new. */
      preview: z.strictObject(worded).nullable(),
      sent: z.array(z.strictObject({ id: z.int(), week: z.string(), sent_at: z.string(), ...worded })),
    }),
  },
  'PUT /user/digest': {
    summary:
      "Chooses whether the caller gets the weekly digest of the agency's network, and in which language",
    body: z.object({ wanted, language }),
    reply: done,
  },
  'GET /unsubscribe/:token': {
    summary: 'The page behind a link of a digest: it asks whether no more should come, and changes nothing',
    params: token,
    reply: 'file',
  },
  'POST /unsubscribe/:token': {
    summary:
      'Ends the digests of whom the link was sent to, at once and without signing in (RFC 8058); an unknown link is answered alike',
    params: token,
    body: 'form',
    reply: 'file',
  },
} as const satisfies Calls;
