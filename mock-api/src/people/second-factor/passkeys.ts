import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyAnswer, PasskeyOptions, User } from 'shared-domain';
import type { Ctx } from '../../platform/http/context.ts';
import type { PasskeyRow } from './second-factor.sql.ts';

/** Bytes of the largest body: what browsers sign is a few kilobytes. */
export const MAX_BYTES = 64 * 1024;

type Call = Pick<Ctx<unknown, 'public'>, 'request' | 'settings'>;
type Options = { options: PasskeyOptions; challenge: string };
type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response'];
type Assertion = Parameters<typeof verifyAuthenticationResponse>[0]['response'];

/**
 * Who asks, as passkeys are bound to it: the app's configured address, or this very machine. A passkey made for the one
 * signs nothing for the other, and the browser, not the page, says where it is.
 */
function partyOf({ request, settings }: Call): { rpID: string; origin: string } {
  const origin = request.headers.get('origin') ?? '';
  const local = /^http:\/\/localhost(:\d{1,5})?$/.test(origin);
  const address = local ? origin : new URL(settings.publicUrl()).origin;
  return { rpID: new URL(address).hostname, origin: address };
}

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
const listOf = (keys: PasskeyRow[]) =>
  keys.map(({ credential_id, transports }) => ({ id: credential_id, transports }));

/** What a browser needs to make a passkey for this person. */
export async function newPasskeyOptions(call: Call, user: User, existing: PasskeyRow[]): Promise<Options> {
  const options = await generateRegistrationOptions({
    rpName: 'Count Exchange',
    rpID: partyOf(call).rpID,
    userName: user.email,
    userDisplayName: user.name,
    userID: bytesOf(Buffer.from(`count-exchange-${user.id}`).toString('base64url')),
    attestationType: 'none',
    excludeCredentials: listOf(existing),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { options: { ...options }, challenge: options.challenge };
}

/** What a browser needs to have one of these passkeys sign. `verify`: the person is to be asked for more than presence. */
export async function askPasskeyOptions(call: Call, keys: PasskeyRow[], verify: boolean): Promise<Options> {
  const options = await generateAuthenticationOptions({
    rpID: partyOf(call).rpID,
    allowCredentials: listOf(keys),
    userVerification: verify ? 'required' : 'preferred',
  });
  return { options: { ...options }, challenge: options.challenge };
}

/** The passkey that a browser has made; null where what it sent is not right. */
export async function madePasskey(
  call: Call,
  answer: PasskeyAnswer,
  challenge: string,
): Promise<Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports'> | null> {
  const { rpID, origin } = partyOf(call);
  const verified = await verifyRegistrationResponse({
    response: answer as unknown as Registration,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.filter((name) => typeof name === 'string').slice(0, 10),
  };
}

/** The passkey that signed the challenge, with its new counter; null where none of these did. */
export async function signedBy(
  call: Call,
  answer: PasskeyAnswer,
  { challenge, keys, verify }: { challenge: string; keys: PasskeyRow[]; verify: boolean },
): Promise<{ id: number; counter: number } | null> {
  const key = keys.find(({ credential_id }) => credential_id === answer['id']);
  if (!key) return null;
  const { rpID, origin } = partyOf(call);
  const verified = await verifyAuthenticationResponse({
    response: answer as unknown as Assertion,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: key.credential_id,
      publicKey: bytesOf(key.public_key),
      counter: key.counter,
      transports: key.transports,
    },
    requireUserVerification: verify,
  }).catch(() => null);
  return verified?.verified ? { id: key.id, counter: verified.authenticationInfo.newCounter } : null;
}
