import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** What lint says of such a file, in a house of its own with our rules. */
function lintOf(file: string, content: string, beside?: string): string {
  const house = mkdtempSync(path.join(tmpdir(), 'count-exchange-lint-'));
  try {
    for (const part of ['.tools/lint', 'mock-api/floors.mjs', '.oxlintrc.json'])
      cpSync(path.join(root, part), path.join(house, part), { recursive: true });
    const planted = path.join(house, 'mock-api/src', file);
    mkdirSync(path.dirname(planted), { recursive: true });
    writeFileSync(planted, content);
    if (beside) writeFileSync(path.join(path.dirname(planted), 'beside.ts'), beside);
    const { stdout, stderr } = spawnSync(
      path.join(root, 'node_modules/.bin/oxlint'),
      ['--deny-warnings', 'mock-api'],
      { cwd: house, encoding: 'utf8' },
    );
    return stdout + stderr;
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

test.each([
  ['the platform', 'a subject', 'platform/text/planted.ts', '../../people/account/needs-factor.rules.ts'],
  ['the platform', 'test data', 'platform/text/planted.ts', '../../testing/index.ts'],
  ['stations', 'counts', 'stations/flows/planted.ts', '../../counts/store/pieces.ts'],
  ['a room', 'a room above it', 'counts/store/planted.ts', '../certifications/certifications.sql.ts'],
  ['a room without a floor', 'anything', 'counts/attic/planted.ts', '../store/pieces.ts'],
  ['a subject', 'the host', 'counts/store/planted.ts', '../../host/options.ts'],
])('lint refuses %s to import %s', (_from, _to, file, source) => {
  const value = lintOf(file, `import { one } from '${source}';\nexport const planted = one;\n`);
  expect(value).toContain('floors(one-way)');
  const type = lintOf(file, `import type { One } from '${source}';\nexport type Planted = One;\n`);
  expect(type).toContain('floors(one-way)');
});

test.each([
  ['platform/http/planted.ts', '../text/language.ts'],
  ['counts/certifications/planted.ts', '../../stations/records/flows.sql.ts'],
  ['platform/text/planted.test.ts', '../../testing/index.ts'],
])('lint lets %s import %s', (file, source) => {
  expect(lintOf(file, `import { one } from '${source}';\nexport const planted = one;\n`)).not.toContain(
    'floors(one-way)',
  );
});

test('lint refuses a circle of types', () => {
  const said = lintOf(
    'platform/text/planted.ts',
    "import type { Beside } from './beside.ts';\nexport type Planted = { beside: Beside | null };\n",
    "import type { Planted } from './planted.ts';\nexport type Beside = { planted: Planted | null };\n",
  );
  expect(said).toContain('import(no-cycle)');
});
