import type { secondFactorCalls, secondStepCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

const noBody = { input: () => ({ body: {} }), foreign: 200 } as const;
/** Nobody's half-done sign-in. */
const step = 'no-such-step';
const over = { own: 410, foreign: 410 } as const;
const made = { name: 'Key', passkey: { id: 'forged' } };
/** Password or passkey were not shown again. */
const unproved = { own: 403, foreign: 403 } as const;

/** Second factors: signing in with them, one's own, another person's. */
export const factorRows: { [K in keyof (typeof secondStepCalls & typeof secondFactorCalls)]: WalkRow<K> } = {
  'POST /sign-in/second': { input: () => ({ body: { step, code: '123456' } }), ...over },
  'POST /sign-in/passkey': { input: () => ({ body: { step } }), ...over },
  'POST /sign-in/setup/totp': { input: () => ({ body: { step } }), ...over },
  'POST /sign-in/setup/totp/confirm': { input: () => ({ body: { step, code: '123456' } }), ...over },
  'POST /sign-in/setup/passkey': { input: () => ({ body: { step } }), ...over },
  'POST /sign-in/setup/passkey/confirm': { input: () => ({ body: { step, ...made } }), ...over },
  'GET /user/second-factor': { input: () => ({}), foreign: 200 },
  'POST /user/prove': { input: () => ({ body: { password: 'wrong' } }), own: 422, foreign: 422 },
  'POST /user/prove/passkey': noBody,
  'POST /user/second-factor/totp': { ...noBody, ...unproved },
  'POST /user/second-factor/totp/confirm': { input: () => ({ body: { code: '123456' } }), ...unproved },
  'DELETE /user/second-factor/totp': { input: () => ({}), ...unproved },
  'POST /user/second-factor/passkeys': { ...noBody, ...unproved },
  'POST /user/second-factor/passkeys/confirm': { input: () => ({ body: made }), ...unproved },
  'DELETE /user/second-factor/passkeys/:id': { input: () => ({ params: { id: '1' } }), ...unproved },
  'POST /user/second-factor/recovery-codes': { ...noBody, ...unproved },
  // the person has none to take away
  'POST /users/:userId/second-factor/reset': {
    input: () => ({ params: { userId: '3' }, body: { reason: 'Lost phone' } }),
    own: 409,
    foreign: 404,
  },
};
