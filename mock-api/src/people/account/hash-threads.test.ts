import { scryptSync } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { deriveInThread, type Derivation } from './hash-threads.ts';

const of = (password: string, N = 2 ** 14): Derivation => ({
  password,
  salt: Buffer.from('salt'),
  length: 32,
  options: { N, r: 8, p: 1, maxmem: 64 * 1024 * 1024 },
});
const here = ({ password, salt, length, options }: Derivation) =>
  scryptSync(password, salt, length, options).toString('hex');

test('many at once get the hash of their own password each', async () => {
  const all = Array.from({ length: 12 }, (_, at) => of(`password ${at}`));
  const hashes = await Promise.all(all.map(deriveInThread));
  expect(hashes.map((hash) => hash.toString('hex'))).toEqual(all.map(here));
});

test('what cannot be derived is refused, and the next is derived', async () => {
  await expect(deriveInThread(of('bluebonnets', 3))).rejects.toThrow(/scrypt/);
  expect((await deriveInThread(of('bluebonnets'))).toString('hex')).toBe(here(of('bluebonnets')));
});

/** The nice values of this process's threads, the first one's first: the 19th field of what the system says of each. */
const niceness = () =>
  globSync('/proc/self/task/*/stat')
    .toSorted((a, b) => Number(a.split('/')[4]) - Number(b.split('/')[4]))
    .map((file) => Number(readFileSync(file, 'utf8').split(') ')[1]?.split(' ')[16]));

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('threads that hash stand back, and no others', async () => {
  await deriveInThread(of('bluebonnets'));
  const [first = 0, ...others] = niceness();
  expect(others).toContain(Math.max(first, 5));
  expect(others).toContain(first);
});
