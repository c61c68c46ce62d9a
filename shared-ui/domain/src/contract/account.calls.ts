import { z } from 'zod';
import { SHOWN_UNITS } from '../calendar/weather-units.rules.ts';
import { EMAIL_MAX, HUMAN_TOKEN_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts';
import { DIGEST_LANGUAGES } from '../digests.ts';
import type { Calls } from './calls.ts';
import { done, emailAddress, idText, nothing } from './fields.schema.ts';
import { refusal, type Refusal } from './refusals.ts';
import { login, user } from './user.schema.ts';

const password = z.string().max(PASSWORD_MAX);
const linkToken = z.string().max(200);

/** A new password and the same again, with the screen's own sentence for one that is too short. */
const newPassword = (tooShort: Refusal) => ({
  password: password.min(PASSWORD_MIN, refusal(tooShort)),
  password_confirmation: password,
});
const areSame = (body: { password: string; password_confirmation: string }) =>
  body.password === body.password_confirmation;
const differ = { error: refusal('account.passwordsDiffer'), path: ['password_confirmation'] };

/**
 * How many seconds a session still lasts unless it is used. `can_stay` is false where it ends then in any case: signing in
 * anew is the only way to go on.
 */
const sessionTime = z.strictObject({ expires_in: z.int(), can_stay: z.boolean() });
export type SessionTime = z.output<typeof sessionTime>;

/** A device that one is signed in on; `device` in names such as 'Firefox, Windows', null where it is not known. */
const ownSession = z.strictObject({
  id: z.int(),
  device: z.string().nullable(),
  /** The network address that the sign-in came from. */
  address: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

/** How many sessions were ended. */
export const sessionsEnded = z.strictObject({ success: z.literal(true), ended: z.int() });
export type SessionsEnded = z.output<typeof sessionsEnded>;

/** Which human check the registration form shows; Google's needs its site key. */
const humanCheck = z.strictObject({ kind: z.enum(['self', 'recaptcha']), site_key: z.string().nullable() });
export type HumanCheck = z.output<typeof humanCheck>;

/** A refusal names Google's error codes, or why our own check refused. */
const humanCheckAnswer = z.strictObject({
  success: z.boolean(),
  error: z.strictObject({ message: z.string() }).optional(),
  'error-codes': z.array(z.string()).optional(),
});
export type HumanCheckAnswer = z.output<typeof humanCheckAnswer>;

/** What an installation calls itself, and how it tells the weather. */
const siteSettings = z.strictObject({
  /** Whose copyright the footer names. */
  institute: z.string(),
  /** In which units the weather is shown; a server that is too old to say leaves it to `DEFAULT_UNITS`. */
  weather_shown_in: z.enum(SHOWN_UNITS).optional(),
});
export type SiteSettings = z.output<typeof siteSettings>;

/** Getting in and staying in. */
export const accountCalls = {
  'POST /user/login': {
    summary:
      'Signs in: a token for the calls that follow, and who it is for; 403 with `second_step` where more is asked for',
    body: z.object({ email: z.string().trim().max(EMAIL_MAX), password }),
    reply: login,
  },
  'POST /user/me': { summary: 'Who the token is for', body: nothing, reply: user },
  'POST /user/logout': {
    summary: 'Ends the session; its token is worth nothing afterwards',
    body: nothing,
    reply: done,
  },
  /** For every page, signed in or not. */
  'GET /site-settings': {
    summary:
      'Who runs this installation, for the footer of every page, and in which units it shows the weather',
    reply: siteSettings,
  },
  'PUT /user/language': {
    summary:
      'Keeps the language that the caller has chosen in the app: e-mails to them are in it from now on',
    body: z.object({ language: z.enum(DIGEST_LANGUAGES) }),
    reply: done,
  },
  'GET /user/session': {
    summary:
      'How many seconds the session still lasts unless it is used, and whether keeping it would move its end',
    reply: sessionTime,
  },
  'POST /user/extend': {
    summary:
      'Keeps the session: the same token lasts its full time again from now, but no longer than to its last end',
    body: nothing,
    reply: sessionTime,
  },
  'GET /user/sessions': {
    summary: "The caller's sessions: device, address, last use; this one first",
    reply: z.array(ownSession),
  },
  'DELETE /user/sessions/:id': {
    summary: "Ends one of the caller's sessions; its token is worth nothing afterwards",
    params: z.object({ id: idText }),
    reply: done,
  },
  'POST /user/sessions/end-others': {
    summary: "Ends all of the caller's sessions but this one",
    body: nothing,
    reply: sessionsEnded,
  },
  'POST /password/update': {
    summary: "Changes the caller's password and ends all of their other sessions",
    body: z.object({ old: password, ...newPassword('account.passwordTooShort') }).refine(areSame, differ),
    reply: done,
  },
} as const satisfies Calls;

/** Getting in without an account yet, or without its password. */
export const publicCalls = {
  'GET /human-check': { summary: 'Which human check the registration form shows', reply: humanCheck },
  /** The task as the component of the self-hosted check expects it. */
  'GET /human-check/challenge': {
    summary: 'A task for the self-hosted check; good for 20 minutes and for one registration',
    reply: z.record(z.string(), z.unknown()),
  },
  'POST /recaptcha': {
    summary: 'Whether the answer to a human check is right; 200 with success false when it is not',
    body: z.object({ token: z.string().max(HUMAN_TOKEN_MAX) }),
    reply: humanCheckAnswer,
  },
  'POST /user/forgot': {
    summary: 'Mails a link to set a new password; answers the same whether the address has an account or not',
    body: z.object({ email: emailAddress }),
    reply: done,
  },
  /** `token` is that of the e-mailed link. */
  'POST /password/reset': {
    summary: 'Sets a password by an e-mailed link, once, and ends all sessions of the account',
    body: z
      .object({
        token: linkToken,
        email: z.string().trim().max(EMAIL_MAX),
        ...newPassword('account.invalidPassword'),
      })
      .refine(areSame, differ),
    reply: done,
  },
  'POST /user/confirm-email': {
    summary: 'Confirms a changed e-mail address by the link that was mailed there, once',
    body: z.object({ token: linkToken }),
    reply: z.strictObject({ success: z.literal(true), email: z.string() }),
  },
} as const satisfies Calls;
