import { testApi } from 'mock-api/testing';
import { Secret, TOTP } from 'otpauth';
import { call } from 'shared-ui/api';
import { DEMO_PASSWORD, signInAs } from 'shared-ui/testing';

/** What an app with this secret shows now, or so many steps of 30 seconds from now: no code is good twice. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: testApi().now().getTime() + steps * 30_000,
  });

/** Sets codes of an app up for whoever is signed in, by the API alone, as another tab would. */
export async function setUpHere(): Promise<{ secret: string; codes: string[] }> {
  await call('POST /user/prove', { body: { password: DEMO_PASSWORD } });
  const { secret } = await call('POST /user/second-factor/totp');
  const body = { code: codeOf(secret) };
  const { recovery_codes } = await call('POST /user/second-factor/totp/confirm', { body });
  return { secret, codes: recovery_codes ?? [] };
}

/** The same for the ordinary user, who is signed out afterwards. */
export async function setUp(): Promise<{ secret: string; codes: string[] }> {
  await signInAs('user');
  const factor = await setUpHere();
  await signInAs(null);
  return factor;
}
