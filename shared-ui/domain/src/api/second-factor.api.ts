import type {
  FactorProof,
  NewRecoveryCodes,
  PasskeyAnswer,
  PasskeyOptions,
  SecondFactors,
  TotpSetup,
} from '../second-factor.ts';
import type { Login } from '../user.ts';
import type { Call, Done } from './call.ts';

type Step = { step: string };

/**
 * Second factors. Where an account has one, `POST /user/login` is refused with 403 and `second_step`; the calls of
 * /sign-in take it from there, and what a sign-in answers comes from them.
 */
export type SecondFactorApi = {
  'POST /sign-in/second': Call<{ body: Step & FactorProof }, Login>;
  'POST /sign-in/passkey': Call<{ body: Step }, PasskeyOptions>;
  'POST /sign-in/setup/totp': Call<{ body: Step }, TotpSetup>;
  'POST /sign-in/setup/totp/confirm': Call<{ body: Step & { code: string } }, Login & NewRecoveryCodes>;
  'POST /sign-in/setup/passkey': Call<{ body: Step }, PasskeyOptions>;
  'POST /sign-in/setup/passkey/confirm': Call<
    { body: Step & { name: string; passkey: PasskeyAnswer } },
    Login & NewRecoveryCodes
  >;
  'GET /user/second-factor': Call<object, SecondFactors>;
  /** Shows password or passkey again, for ten minutes: what changes a factor asks for it. */
  'POST /user/prove': Call<{ body: { password?: string; passkey?: PasskeyAnswer } }, Done>;
  'POST /user/prove/passkey': Call<{ body: object }, PasskeyOptions>;
  'POST /user/second-factor/totp': Call<{ body: object }, TotpSetup>;
  'POST /user/second-factor/totp/confirm': Call<{ body: { code: string } }, NewRecoveryCodes>;
  'DELETE /user/second-factor/totp': Call<object, Done>;
  'POST /user/second-factor/passkeys': Call<{ body: object }, PasskeyOptions>;
  'POST /user/second-factor/passkeys/confirm': Call<
    { body: { name: string; passkey: PasskeyAnswer } },
    NewRecoveryCodes
  >;
  'DELETE /user/second-factor/passkeys/:id': Call<{ params: { id: string } }, Done>;
  /** New ones; those from before are worth nothing any more. */
  'POST /user/second-factor/recovery-codes': Call<{ body: object }, NewRecoveryCodes>;
  /** Takes another person's factors away, who is told by mail. */
  'POST /users/:userId/second-factor/reset': Call<
    { params: { userId: string }; body: { reason: string } },
    Done
  >;
};
