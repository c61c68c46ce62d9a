import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterPowerCut } from './disk.mjs';

const root = mkdtempSync(join(tmpdir(), 'count-exchange-disk-test-'));
afterAll(() => rmSync(root, { recursive: true }));

const PAGE = 4096;
const pages = (letters: string) => Buffer.concat(Array.from(letters, (letter) => Buffer.alloc(PAGE, letter)));
const lettersOf = (bytes: Buffer) =>
  Array.from({ length: bytes.length / PAGE }, (_, at) => String.fromCodePoint(bytes[at * PAGE] ?? 0)).join(
    '',
  );

/** A disk with one file as it was written and as it was synced (null: never); answers what a power cut leaves of it. */
function cut(written: string, synced: string | null, ...dice: number[]) {
  const folder = mkdtempSync(join(root, 'disk-'));
  const [real, sure] = [join(folder, 'real'), join(folder, 'sure')];
  for (const place of [real, sure]) mkdirSync(place);
  writeFileSync(join(real, 'wal'), pages(written));
  if (synced !== null) writeFileSync(join(sure, 'wal'), pages(synced));
  const dropped = afterPowerCut(real, sure, () => dice.shift() ?? 0);
  return [readdirSync(real).length === 0 ? null : lettersOf(readFileSync(join(real, 'wal'))), dropped];
}

test.each([
  ['what was synced stays', 'AB', 'AB', [], ['AB', 0]],
  ['what was not is gone', 'AX', 'AB', [0.1, 0.9, 0.9], ['AB', 1]],
  ['or some of it is there', 'XY', 'AB', [0.9, 0.5, 0.9, 0.1, 0.9], ['XB', 1]],
  ['a file that was never synced is not there', 'XY', null, [0.1, 0.9], [null, 2]],
] as const)('after a power cut %s', (_, written, synced, dice, expected) => {
  expect(cut(written, synced, ...dice)).toEqual(expected);
});
