/** What somebody can show besides their password: a code of an app, a passkey, or a code kept for when both are lost. */
export type FactorMethod = 'totp' | 'passkey' | 'recovery';

/**
 * The password was right, and more is asked for before the sign-in is one. `step` stands for it in the calls of
 * /sign-in and is worth nothing anywhere else. Without `methods` a factor has to be set up first.
 */
export type SecondStep = { step: string; methods: FactorMethod[]; expires_in: number };

/** How many recovery codes are made at once. */
export const RECOVERY_CODES = 10;
