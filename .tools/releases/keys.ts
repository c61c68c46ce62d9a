import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { Signature } from '../../shared-ui/domain/src/registry/registry.ts';
import { signedText } from '../../shared-ui/domain/src/registry/signed-text.rules.ts';
import type { Change, PartRelease } from './changes.rules.ts';
import { readJson } from './read-json.ts';
import type { Target } from './target.ts';

/** Who may change what at a target: by the key's name, its public half (base64 of the SPKI form) and the parts. */
export type Keys = Record<string, { public: string; parts: string[] }>;

/** A team's key, ready to sign. */
export type Signer = { name: string; public: string; sign: (text: string) => Signature };

/** The file at a target that turns it into one which takes signed changes only. */
export const KEYS = 'keys.json';

/** The public half as it stands in `keys.json`. */
export const publicText = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** Reads a private key (PEM, ed25519). `name`: whom it is of. */
export function readSigner(pem: string, name: string): Signer {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (error) {
    throw new Error(`The key ${name} can't be read: it must be the private one, in PEM form.`, {
      cause: error,
    });
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(
      `The key ${name} is of another kind: make one with npm run release-key -- --name ${name}.`,
    );
  return {
    name,
    public: publicText(key),
    sign: (text) => ({ key: name, value: sign(null, Buffer.from(text), key).toString('base64') }),
  };
}

/** The keys of a target; null: it takes changes of whoever can write there. */
export const readKeys = (target: Target): Promise<Keys | null> => readJson<Keys>(target, KEYS);

/**
 * Whose change of a part it is: under the name that the target knows the key by. Throws where a target with keys is given
 * none, a stranger's, or that of a team whom the part is not of.
 */
export async function allowedSigner(
  target: Target,
  part: string,
  signer: Signer | null,
): Promise<Signer | null> {
  const keys = await readKeys(target);
  if (!keys) return signer;
  if (!signer)
    throw new Error(
      `${target.name} takes signed changes only: name your team's key with --key <file>, or in RELEASE_KEY.`,
    );
  const known = Object.entries(keys).find(([, key]) => key.public === signer.public);
  if (!known)
    throw new Error(
      `The key ${signer.name} is none that ${target.name} knows. Have it added to its ${KEYS}: npm run release-key says how.`,
    );
  const [name, { parts }] = known;
  if (!parts.includes(part)) throw new Error(`The key ${name} is for ${parts.join(', ')}, not for ${part}.`);
  return { ...signer, name, sign: (text) => ({ ...signer.sign(text), key: name }) };
}

/** Whether a signature is that of a key which may sign for the part. */
export function isVouchedFor(
  keys: Keys,
  part: string,
  text: string,
  signature: Signature | undefined,
): boolean {
  const key = signature && Object.hasOwn(keys, signature.key) ? keys[signature.key] : undefined;
  if (!signature || !key?.parts.includes(part)) return false;
  const spki = createPublicKey({ key: Buffer.from(key.public, 'base64'), type: 'spki', format: 'der' });
  return verify(null, Buffer.from(text), spki, Buffer.from(signature.value, 'base64'));
}

/** The release with this signer's signature; one that vouches for nothing leaves it as it is. */
export const signedRelease = <T extends PartRelease>(release: T, signer: Signer | null): T =>
  signer ? { ...release, signature: signer.sign(signedText(release)) } : release;

/** The text that a change's signature is made over: all the rest of its record. */
export const changeText = (change: Change): string => JSON.stringify({ ...change, signature: undefined });
