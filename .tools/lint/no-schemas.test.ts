import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** What lint says of such a file, in a house of its own with our rules. */
function lintOf(file: string, content: string): string {
  const house = mkdtempSync(path.join(tmpdir(), 'count-exchange-lint-'));
  try {
    for (const part of ['.tools/lint', 'mock-api/floors.mjs', '.oxlintrc.json'])
      cpSync(path.join(root, part), path.join(house, part), { recursive: true });
    mkdirSync(path.join(house, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(house, file), content);
    const { stdout, stderr } = spawnSync(
      path.join(root, 'node_modules/.bin/oxlint'),
      ['--deny-warnings', '.'],
      {
        cwd: house,
        encoding: 'utf8',
      },
    );
    return stdout + stderr;
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

test.each([
  ['a screen', 'a schema', 'shell/src/planted.ts', "import { CONTRACT } from 'shared-domain/contract';"],
  ['a remote', 'a schema', 'mfe-qc/src/planted.ts', "import { CONTRACT } from 'shared-domain/contract';"],
  [
    'a remote',
    'the examples of calls',
    'mfe-admin/src/planted.ts',
    "import { EXAMPLES } from 'shared-domain/contract/examples';",
  ],
  ['the kit', 'the schemas’ library', 'shared-ui/src/ui/planted.ts', "import { z } from 'zod';"],
  [
    'what screens take of the domain',
    'a schema',
    'shared-ui/domain/src/planted.ts',
    "import { CONTRACT } from './contract/index.ts';",
  ],
  [
    'what screens take of the domain',
    'the examples of calls',
    'shared-ui/domain/src/planted.ts',
    "import { EXAMPLES } from './contract/call-examples/index.ts';",
  ],
  [
    'what screens take of the domain',
    'the schemas’ library',
    'shared-ui/domain/src/planted.ts',
    "import { z } from 'zod';",
  ],
])('lint refuses %s to import %s', (_who, _what, file, line) => {
  const name = /\{ (\w+) \}/.exec(line)?.[1] ?? '';
  expect(lintOf(file, `${line}\nexport const planted = ${name};\n`)).toContain('no-restricted-imports');
});

test('lint lets the domain infer its types from schemas', () => {
  const line =
    "import type { Contract } from './contract/index.ts';\nexport type Planted = keyof Contract;\n";
  expect(lintOf('shared-ui/domain/src/planted.ts', line)).not.toContain('no-restricted-imports');
});
