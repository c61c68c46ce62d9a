import { z } from 'zod';
import { AT_ONCE, DIGEST_AGENCIES_MAX, DIGEST_CHOICES, DIGEST_LANGUAGES } from '../digests.ts';
import { BOUNCE_REASON_MAX, BOUNCES_MAX, EMAIL_MAX } from '../limits.ts';
import { NO_CONTROL } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { day, done } from './fields.schema.ts';
import { refusal } from './refusals.ts';
import { mailStop } from './user.schema.ts';

const worded = { subject: z.string(), body: z.string() };
const wanted = z.enum(DIGEST_CHOICES);
const language = z.enum(DIGEST_LANGUAGES).nullable();
const atOnce = z.array(z.enum(AT_ONCE)).max(AT_ONCE.length);
/** A station that a person hears nothing of; `until` is the last day, 'YYYY-MM-DD'. */
const mute = z.strictObject({ station_id_tmg: z.string(), station_name: z.string(), until: z.string() });
const ofStation = z.object({ stationId: z.string().max(20) });
/** More than anybody picks by hand. */
const AT_ONCE_STATIONS_MAX = 500;
const token = z.object({ token: z.string().max(200) });

const mailName = z.string().trim().max(EMAIL_MAX).regex(NO_CONTROL, refusal('strangeCharacters'));
/** An e-mail that came back, by its id (alone, as Message-ID, or in the address that it came back to) or by whom it was to. */
const bounceReport = z
  .object({
    message_id: mailName.optional(),
    address: mailName.optional(),
    /** For good, for a while, or that its reader called it spam. */
    kind: z.enum(['hard', 'soft', 'complaint']),
    /** A relay's words: what is too long is cut, and no sign of them refuses the report. */
    reason: z
      .string()
      .transform((text) =>
        text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').slice(0, BOUNCE_REASON_MAX),
      )
      .optional(),
  })
  .refine(
    ({ message_id, address }) => Boolean(message_id) || Boolean(address),
    refusal('digests.nameBounce'),
  );
export type BounceReport = z.output<typeof bounceReport>;

/** Digests of the network by mail. */
export const digestCalls = {
  'GET /user/digest': {
    summary:
      "How often the caller gets the digest of the agency's network and in which language (null: in both), what is told at once, whether e-mails to the caller's address came back, which stations are muted, what it would say now, and the newest that were sent",
    reply: z.strictObject({
      wanted,
      language,
      /** What is told at once, and whether at night and on weekends, too. */
      at_once: atOnce,
      any_time: z.boolean(),
      /** The stations that this is of alone; of all where none is named. */
      at_once_stations: z.array(z.string()).optional(),
      /** The other agencies, and of which the digest tells too; left out for whom that isn't. */
      others: z.array(z.strictObject({ id: z.int(), name: z.string(), chosen: z.boolean() })).optional(),
      /** Since when none of these is written, because those before came back; null where that isn't so. */
      stopped: mailStop.nullable(),
      muted: z.array(mute),
      /** Null where nothing is new. */
      preview: z.strictObject(worded).nullable(),
      /** In the caller's language, with what has become since of what they told. */
      sent: z.array(z.strictObject({ id: z.int(), week: z.string(), sent_at: z.string(), ...worded })),
      /** The same of what was told at once. */
      told_at_once: z.array(z.strictObject({ id: z.int(), sent_at: z.string(), ...worded })).optional(),
    }),
  },
  'PUT /user/digest': {
    summary:
      "Chooses how often the caller gets the digest of the agency's network, in which language, and what is told at once; what is left out of the latter stays",
    body: z.object({
      wanted,
      language,
      at_once: atOnce.optional(),
      any_time: z.boolean().optional(),
      at_once_stations: z.array(z.string().max(20)).max(AT_ONCE_STATIONS_MAX).optional(),
      /** The other agencies of which a super admin wants to be told too. */
      others: z.array(z.int()).max(DIGEST_AGENCIES_MAX, refusal('digests.tooManyAgencies')).optional(),
    }),
    reply: done,
  },
  'PUT /user/digest/muted/:stationId': {
    summary: 'Mutes a station in the e-mails of the caller up to a day, which is the last',
    params: ofStation,
    body: z.object({ until: day }),
    reply: done,
  },
  'DELETE /user/digest/muted/:stationId': {
    summary: 'Has the caller hear of a station again',
    params: ofStation,
    reply: done,
  },
  'GET /unsubscribe/:token': {
    summary: 'The page behind a link of a digest: it asks whether no more should come, and changes nothing',
    params: token,
    reply: 'file',
    media: ['text/html'],
  },
  'POST /unsubscribe/:token': {
    summary:
      'Ends the digests of whom the link was sent to, at once and without signing in (RFC 8058); an unknown link is answered alike',
    params: token,
    body: 'form',
    form: z.object({ 'List-Unsubscribe': z.literal('One-Click').optional() }),
    reply: 'file',
    media: ['text/html'],
  },
  'POST /mail/bounces': {
    summary:
      "Takes a mail relay's reports of e-mails that came back, signed as Standard Webhooks has it with the secret that the installation shares with it; each report counts once. 404 where there is no such secret",
    headers: z.object({
      'webhook-id': z.string(),
      'webhook-timestamp': z.string(),
      'webhook-signature': z.string(),
    }),
    body: z.object({ reports: z.array(bounceReport).max(BOUNCES_MAX) }),
    /** How many were new, were told before, and are about nobody who is known here. */
    reply: z.strictObject({ counted: z.int(), repeated: z.int(), unknown: z.int() }),
  },
} as const satisfies Calls;
