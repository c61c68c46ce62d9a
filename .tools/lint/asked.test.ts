import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** What lint says of such files, in a house of its own with our rules. */
function lintOf(files: Record<string, string>): string {
  const house = mkdtempSync(path.join(tmpdir(), 'count-exchange-lint-'));
  try {
    for (const part of ['.tools/lint', 'mock-api/floors.mjs', '.oxlintrc.json'])
      cpSync(path.join(root, part), path.join(house, part), { recursive: true });
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
      writeFileSync(path.join(house, file), content);
    }
    const lint = path.join(root, 'node_modules/.bin/oxlint');
    const { stdout, stderr } = spawnSync(lint, ['-f', 'unix', '.'], { cwd: house, encoding: 'utf8' });
    return stdout + stderr;
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

const plain = "export const load = () => call('GET /exports');\n";
const refused: Record<string, string> = {
  'mfe-exports/src/plain.resource.ts': plain,
  'shell/src/plain.resource.ts': plain,
  'mfe-exports/src/search.ts':
    "export const find = (body) => call('POST /export/dropdown-stations', { body });\n",
  'mfe-admin/src/own-signal.ts':
    "export const load = (signal) => call('GET /audit', { query: {} }, { signal });\n",
  'mfe-qc/src/deaf.ts':
    "export const log = { queryKey: ['log'], queryFn: () => call('GET /counts/log', {}) };\n",
};
const passing: Record<string, string> = {
  'mfe-exports/src/asked.ts':
    "export const rows = { queryKey: ['rows'], queryFn: ({ signal }) => call('GET /exports', {}, { signal }) };\n",
  'mfe-exports/src/parts.ts':
    "export const rows = {\n  queryKey: ['rows'],\n  queryFn: async ({ signal }) => {\n    const ask = (body) => call('POST /export/check-tmas', { body }, { signal });\n    return ask({});\n  },\n};\n",
  'mfe-imports/src/handed-on.ts':
    "export const channels = (body, options) => call('POST /stations/channels', { body }, options);\n",
  'mfe-exports/src/writes.ts':
    "export const prepare = (body) => call('POST /export/prepare-csv', { body });\n",
  'mfe-exports/src/planted.test.ts': plain,
  'shell/src/screens/account/account.resource.ts': plain,
};

test('lint refuses what is read outside the cache, and lets pass what stands in it, writes, or comes before sign-in', () => {
  const said = lintOf({ ...refused, ...passing });
  const files = said
    .split('\n')
    .filter((line) => line.includes('by-the-cache'))
    .map((line) => line.slice(0, line.indexOf(':')).replace(/^\.\//, ''));
  expect(files.sort()).toEqual(Object.keys(refused).sort());
  expect(said).toContain('GET /exports is asked for outside the cache');
});
