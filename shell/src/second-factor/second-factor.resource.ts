import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { call } from 'shared-ui/api';
import type { FactorProof, Login, PasskeyAnswer, PasskeyOptions, TotpSetup } from 'shared-domain';

const asNobody = { asNobody: true };

/** The browser asks the person for a passkey; throws where they decline or have none. */
const signWithPasskey = async (options: PasskeyOptions): Promise<PasskeyAnswer> => ({
  ...(await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  })),
});
const makePasskey = async (options: PasskeyOptions): Promise<PasskeyAnswer> => ({
  ...(await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })),
});

/** Ends a sign-in with a code, a recovery code or what a passkey signed. */
export const showFactor = (step: string, proof: FactorProof): Promise<Login> =>
  call('POST /sign-in/second', { body: { step, ...proof } }, asNobody);

/** Ends a sign-in with a passkey. */
export async function showPasskey(step: string): Promise<Login> {
  const options = await call('POST /sign-in/passkey', { body: { step } }, asNobody);
  return showFactor(step, { passkey: await signWithPasskey(options) });
}

/** What was set up: recovery codes where there were none, and the sign-in where it waited for it. */
export type SetUp = { codes: string[] | null; login: Login | null };

/** How a factor is set up: while signing in, or by somebody signed in. */
export type SetupCalls = {
  beginTotp: () => Promise<TotpSetup>;
  confirmTotp: (code: string) => Promise<SetUp>;
  addPasskey: (name: string) => Promise<SetUp>;
};

/** Setting a factor up that a sign-in waits for. */
export const setupAtSignIn = (step: string): SetupCalls => ({
  beginTotp: () => call('POST /sign-in/setup/totp', { body: { step } }, asNobody),
  confirmTotp: async (code) => {
    const body = { step, code };
    const { recovery_codes: codes, ...login } = await call(
      'POST /sign-in/setup/totp/confirm',
      { body },
      asNobody,
    );
    return { codes, login };
  },
  addPasskey: async (name) => {
    const options = await call('POST /sign-in/setup/passkey', { body: { step } }, asNobody);
    const body = { step, name, passkey: await makePasskey(options) };
    const { recovery_codes: codes, ...login } = await call(
      'POST /sign-in/setup/passkey/confirm',
      { body },
      asNobody,
    );
    return { codes, login };
  },
});

/** Setting one's own factor up. */
export const ownSetup: SetupCalls = {
  beginTotp: () => call('POST /user/second-factor/totp'),
  confirmTotp: async (code) => {
    const { recovery_codes } = await call('POST /user/second-factor/totp/confirm', { body: { code } });
    return { codes: recovery_codes, login: null };
  },
  addPasskey: async (name) => {
    const passkey = await makePasskey(await call('POST /user/second-factor/passkeys'));
    const { recovery_codes } = await call('POST /user/second-factor/passkeys/confirm', {
      body: { name, passkey },
    });
    return { codes: recovery_codes, login: null };
  },
};

/** Shows the password again, which changes of factors ask for. */
export const provePassword = async (password: string): Promise<void> =>
  void (await call('POST /user/prove', { body: { password } }));
/** Shows a passkey in its place. */
export const provePasskey = async (): Promise<void> => {
  const passkey = await signWithPasskey(await call('POST /user/prove/passkey'));
  await call('POST /user/prove', { body: { passkey } });
};
