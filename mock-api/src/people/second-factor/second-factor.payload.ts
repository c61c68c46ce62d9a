import { z } from 'zod';
import { said } from 'shared-domain/texts';
import { singleLine, userSchema } from '../../platform/http/schemas.ts';
import { texts } from './texts.ts';

/** Bytes of the largest body: what browsers sign is a few kilobytes. */
export const MAX_BYTES = 64 * 1024;

const step = z.string().max(200);
const code = z.string().max(20);
const passkey = z.record(z.string().max(60), z.unknown());
const name = singleLine(80).min(1, said(texts.passkeyName));

/** Bodies */
export const nothing = z.object({});
export const stepBody = z.object({ step });
export const secondBody = z
  .object({
    step,
    code: code.optional(),
    recovery_code: z.string().max(100).optional(),
    passkey: passkey.optional(),
  })
  .refine(
    (body) => [body.code, body.recovery_code, body.passkey].filter((one) => one !== undefined).length === 1,
    { error: said(texts.oneFactor), path: ['code'] },
  );
export const stepCodeBody = z.object({ step, code });
export const stepPasskeyBody = z.object({ step, name, passkey });
export const codeBody = z.object({ code });
export const passkeyBody = z.object({ name, passkey });
export const proveBody = z.object({ password: z.string().max(1000).optional(), passkey: passkey.optional() });
export const resetBody = z.object({
  reason: singleLine(500).min(1, said(texts.reasonRequired)),
});
export const passkeyParams = z.object({ id: z.string().regex(/^\d{1,9}$/) });

const login = { access_token: z.string(), user: userSchema, expires_in: z.int() };
const codes = { recovery_codes: z.array(z.string()).nullable() };

/** Replies */
export const loginReply = z.strictObject(login);
export const loginWithCodes = z.strictObject({ ...login, ...codes });
export const newCodes = z.strictObject(codes);
export const options = z.record(z.string(), z.unknown());
export const totp = z.strictObject({
  secret: z.string(),
  uri: z.string(),
  qr: z.strictObject({ size: z.int(), path: z.string() }),
});
export const factors = z.strictObject({
  required: z.boolean(),
  totp: z.strictObject({ since: z.string() }).nullable(),
  passkeys: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      created_at: z.string(),
      last_used_at: z.string().nullable(),
    }),
  ),
  recovery_codes: z.int(),
});
