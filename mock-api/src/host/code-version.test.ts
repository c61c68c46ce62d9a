import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeVersionFrom } from './code-version.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'code-version-'));
  mkdirSync(path.join(root, 'shell'));
  writeFileSync(path.join(root, 'shell/package.json'), JSON.stringify({ version: '3.2.1' }));
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['the version of the checkout, where nothing is told', undefined, '3.2.1'],
  ['the same where it is empty', '', '3.2.1'],
  ['a version that was told', '1.4.0', '1.4.0'],
  ['a commit that was told', '1.4.0+9fceb02', '1.4.0+9fceb02'],
])('the release that runs is %s', (_what, told, version) =>
  expect(codeVersionFrom({ COUNT_EXCHANGE_VERSION: told }, root)).toBe(version),
);

test.each(['two words', 'a/b', 'x'.repeat(41)])('"%s" is no version', (told) =>
  expect(() => codeVersionFrom({ COUNT_EXCHANGE_VERSION: told }, root)).toThrow(
    /^COUNT_EXCHANGE_VERSION must be a version or a commit/,
  ),
);
