/** What somebody can show besides their password: a code of an app, a passkey, or a code kept for when both are lost. */
export type FactorMethod = 'totp' | 'passkey' | 'recovery';

/**
 * The password was right, and more is asked for before the sign-in is one. `step` stands for it in the calls of
 * /sign-in and is worth nothing anywhere else. Without `methods` a factor has to be set up first.
 */
export type SecondStep = { step: string; methods: FactorMethod[]; expires_in: number };

/** What the browser's passkey functions take and give, as the server's library makes and reads it. */
export type PasskeyOptions = Record<string, unknown>;
export type PasskeyAnswer = Record<string, unknown>;

/** What shows a second factor; one of them. */
export type FactorProof = { code?: string; recovery_code?: string; passkey?: PasskeyAnswer };

/** A new secret for an app: as text, as the address that apps open, and as a picture (a square of `size` with a path). */
export type TotpSetup = { secret: string; uri: string; qr: { size: number; path: string } };

/** Codes for when all else is lost, shown this once; null where the ones from before go on. */
export type NewRecoveryCodes = { recovery_codes: string[] | null };

/** A passkey of one's own. */
export type Passkey = { id: number; name: string; created_at: string; last_used_at: string | null };

/** One's own second factors. */
export type SecondFactors = {
  /** Whether this account has to have one. */
  required: boolean;
  totp: { since: string } | null;
  passkeys: Passkey[];
  /** Recovery codes that are still good. */
  recovery_codes: number;
};

/** How many recovery codes are made at once. */
export const RECOVERY_CODES = 10;
