import { z } from 'zod';
import { PASSKEY_NAME_MAX, PASSWORD_MAX, REASON_MAX } from '../limits.ts';
import type { Calls } from './calls.ts';
import { done, idText, nothing, singleLine } from './fields.schema.ts';
import { refusal } from './refusals.ts';
import { login } from './user.schema.ts';

const step = z.string().max(200);
const code = z.string().max(20);
const name = singleLine(PASSKEY_NAME_MAX).min(1, refusal('secondFactor.passkeyName'));

/** What the browser's passkey functions take and give, as the server's library makes and reads it. */
const passkeyOptions = z.record(z.string(), z.unknown());
const passkeyAnswer = z.record(z.string().max(60), z.unknown());
export type PasskeyOptions = z.output<typeof passkeyOptions>;
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** What shows a second factor; one of them. */
const proof = z.object({
  code: code.optional(),
  recovery_code: z.string().max(100).optional(),
  passkey: passkeyAnswer.optional(),
});
export type FactorProof = z.output<typeof proof>;

/** A new secret for an app: as text, as the address that apps open, and as a picture (a square of `size` with a path). */
const totpSetup = z.strictObject({
  secret: z.string(),
  uri: z.string(),
  qr: z.strictObject({ size: z.int(), path: z.string() }),
});
export type TotpSetup = z.output<typeof totpSetup>;

/** Codes for when all else is lost, shown this once; null where the ones from before go on. */
const newRecoveryCodes = z.strictObject({ recovery_codes: z.array(z.string()).nullable() });
export type NewRecoveryCodes = z.output<typeof newRecoveryCodes>;
const loginWithCodes = login.extend(newRecoveryCodes.shape);

/** A passkey of one's own. */
const passkey = z.strictObject({
  id: z.int(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type Passkey = z.output<typeof passkey>;

/** One's own second factors. */
const secondFactors = z.strictObject({
  /** Whether this account has to have one. */
  required: z.boolean(),
  totp: z.strictObject({ since: z.string() }).nullable(),
  passkeys: z.array(passkey),
  /** Recovery codes that are still good. */
  recovery_codes: z.int(),
});
export type SecondFactors = z.output<typeof secondFactors>;

/**
 * The second step of a sign-in. Where an account has a factor, `POST /user/login` is refused with 403 and `second_step`;
 * these calls take it from there, and what a sign-in answers comes from them.
 */
export const secondStepCalls = {
  'POST /sign-in/second': {
    summary: 'Ends a sign-in with its second factor: a code of an app, a recovery code or a passkey',
    body: z
      .object({ step, ...proof.shape })
      .refine(
        ({ code, recovery_code, passkey }) =>
          [code, recovery_code, passkey].filter((one) => one !== undefined).length === 1,
        { error: refusal('secondFactor.oneFactor'), path: ['code'] },
      ),
    reply: login,
  },
  'POST /sign-in/passkey': {
    summary: 'What the browser needs to have a passkey sign for a sign-in that is half done',
    body: z.object({ step }),
    reply: passkeyOptions,
  },
  'POST /sign-in/setup/totp': {
    summary: 'A secret for an app, where an account must have a second factor before its sign-in is one',
    body: z.object({ step }),
    reply: totpSetup,
  },
  'POST /sign-in/setup/totp/confirm': {
    summary: 'Sets the app up by its first code and ends the sign-in; recovery codes are shown this once',
    body: z.object({ step, code }),
    reply: loginWithCodes,
  },
  'POST /sign-in/setup/passkey': {
    summary: 'What the browser needs to make a passkey, where an account must have a second factor first',
    body: z.object({ step }),
    reply: passkeyOptions,
  },
  'POST /sign-in/setup/passkey/confirm': {
    summary: 'Sets the passkey up and ends the sign-in; recovery codes are shown this once',
    body: z.object({ step, name, passkey: passkeyAnswer }),
    reply: loginWithCodes,
  },
} as const satisfies Calls;

/** One's own second factors, and another person's taken away. */
export const secondFactorCalls = {
  'GET /user/second-factor': {
    summary: "The caller's second factors, without their secrets",
    reply: secondFactors,
  },
  /** What changes a factor asks for it. */
  'POST /user/prove': {
    summary: 'Shows the password or a passkey again, for ten minutes of this session',
    body: z.object({
      password: z.string().max(PASSWORD_MAX).optional(),
      passkey: passkeyAnswer.optional(),
    }),
    reply: done,
  },
  'POST /user/prove/passkey': {
    summary: 'What the browser needs to have a passkey sign in the place of the password',
    body: nothing,
    reply: passkeyOptions,
  },
  'POST /user/second-factor/totp': {
    summary: 'A secret for an app that makes codes; good once a code of it was shown',
    body: nothing,
    reply: totpSetup,
  },
  'POST /user/second-factor/totp/confirm': {
    summary: 'Sets the app up by its first code; recovery codes are shown this once',
    body: z.object({ code }),
    reply: newRecoveryCodes,
  },
  'DELETE /user/second-factor/totp': { summary: 'Removes the codes of an app', reply: done },
  'POST /user/second-factor/passkeys': {
    summary: 'What the browser needs to make a passkey',
    body: nothing,
    reply: passkeyOptions,
  },
  'POST /user/second-factor/passkeys/confirm': {
    summary: 'Sets a passkey up that the browser has made; recovery codes are shown this once',
    body: z.object({ name, passkey: passkeyAnswer }),
    reply: newRecoveryCodes,
  },
  'DELETE /user/second-factor/passkeys/:id': {
    summary: 'Removes a passkey',
    params: z.object({ id: idText }),
    reply: done,
  },
  'POST /user/second-factor/recovery-codes': {
    summary: 'New recovery codes, shown this once; those from before are worth nothing any more',
    body: nothing,
    reply: newRecoveryCodes,
  },
  'POST /users/:userId/second-factor/reset': {
    summary: "Takes another person's second factors away and ends their sessions; they are told by mail",
    params: z.object({ userId: idText }),
    body: z.object({ reason: singleLine(REASON_MAX).min(1, refusal('secondFactor.reasonRequired')) }),
    reply: done,
  },
} as const satisfies Calls;
