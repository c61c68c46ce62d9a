import { generateKeyPairSync } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { KEYS, publicText, readKeys, type Keys } from './keys.ts';
import { openTarget } from './open-target.ts';

const text = { type: 'string' } as const;

function read(args: string[], known: string[]) {
  const { values } = parseArgs({ args, options: { name: text, parts: text, to: text } });
  const { name = '', to } = values;
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error('Name whose key it is, in small letters: --name qc-team.');
  const parts = (values.parts ?? '').split(',').filter(Boolean);
  const unknown = parts.find((part) => !known.includes(part));
  if (parts.length === 0 || unknown)
    throw new Error(
      `Name the parts that this team may change: --parts mfe-qc,mfe-imports. There are ${known.join(', ')}.`,
    );
  return { name, parts, to };
}

/** Adds a key to those of a target; the first turns it into one that takes signed changes only. */
async function add(
  to: string,
  { name, parts, key }: { name: string; parts: string[]; key: Keys },
  env: Record<string, string | undefined>,
): Promise<string> {
  const target = openTarget(to, env);
  const keys = (await readKeys(target)) ?? {};
  if (Object.hasOwn(keys, name)) throw new Error(`${target.name} knows a key ${name} already. Name another.`);
  for (const [other, its] of Object.entries(keys)) {
    const taken = parts.find((part) => its.parts.includes(part));
    if (taken)
      throw new Error(
        `${taken} is signed for by ${other} there. Leave --to out, and have who runs ${target.name} edit its ${KEYS}.`,
      );
  }
  const bytes = new TextEncoder().encode(JSON.stringify({ ...keys, ...key }, null, 2));
  await target.write(KEYS, bytes, { forever: false });
  return target.name;
}

/**
 * Makes a team's pair of keys: the private one in a file that its deploys sign with, the public one in the target's
 * `keys.json`, or told. Answers with what a person must do next.
 */
export async function makeKey(
  args: string[],
  { known, here, env }: { known: string[]; here: string; env: Record<string, string | undefined> },
): Promise<string[]> {
  const { name, parts, to } = read(args, known);
  const file = path.join(here, `${name}.pem`);
  if (existsSync(file)) throw new Error(`${file} is there already, and nobody could sign as it any more.`);
  const pair = generateKeyPairSync('ed25519');
  const key: Keys = { [name]: { public: publicText(pair.privateKey), parts } };
  const where = to === undefined ? null : to.startsWith('s3://') ? to : path.resolve(here, to);
  const target = where === null ? null : await add(where, { name, parts, key }, env);
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  return [
    `${file} signs for ${parts.join(', ')}: keep it from everybody else, and out of every repository.`,
    target
      ? `${target} takes its changes. The server checks releases by the same file: RELEASE_KEYS=<a copy of ${KEYS}>.`
      : `Add this to the target's ${KEYS}, and to the file that the server's RELEASE_KEYS names:`,
    ...(target ? [] : [JSON.stringify(key)]),
  ];
}
