import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import type { TotpSetup } from 'shared-domain';

const ISSUER = 'Count Exchange';
const PERIOD_S = 30;
/** Clocks differ: the code before and the one after are good too. */
const WINDOW = 1;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_S });

/** A new secret, as apps take it: 160 bits. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The step whose code this is, or null: a step is taken once, so that a code seen by somebody else is worth nothing. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret, '').validate({ token, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
}

/** The dark squares of a code picture as one path over a square of `size`. */
function pictureOf(text: string): TotpSetup['qr'] {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}

/** What an app needs to be set up. */
export function totpSetup(secret: string, email: string): TotpSetup {
  const uri = totpOf(secret, email).toString();
  return { secret, uri, qr: pictureOf(uri) };
}
