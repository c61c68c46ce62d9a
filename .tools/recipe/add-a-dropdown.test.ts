import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';
import { makeScratch } from '../scratch.mjs';
import { addBefore, branchInto, changedFiles } from './branch.ts';

/** The dropdown of the branch: one that TMAS knows, too, so that nothing of the row is left untried. */
const BENCH = {
  name: 'bench',
  list: 'bench',
  en: 'Bench',
  es: 'Banco',
  meaning: { en: 'Bench near it', es: 'Banco cercano' },
  code: '1',
  word: { en: 'Of wood', es: 'De madera' },
  hint: { en: 'Within sight of the counter', es: 'A la vista del contador' },
  tmas: { field: 'factor_group_1', written: 'W' },
};
const FIELDS = 'shared-ui/domain/src/fields/road-fields.ts';
const CODES = 'mock-api/src/stations/lookups/data/guide-lists.ts';
const MIGRATIONS = 'mock-api/src/host/schema/migrations';
const MIGRATION = '9999-bench';

let branch = '';
beforeAll(() => {
  branch = makeScratch();
  branchInto(root, branch);
});
afterAll(() => rmSync(branch, { recursive: true, force: true }));

/** The recipe of CONTRIBUTING, step by step. */
function addTheDropdown(): void {
  addBefore(
    branch,
    FIELDS,
    '} as const satisfies FieldTable;',
    `  bench_code: {
    kind: 'code',
    list: 'bench',
    label: { en: 'Bench', es: 'Banco' },
    hint: { en: 'Within sight of the counter', es: 'A la vista del contador' },
    meaning: { en: 'Bench near it', es: 'Banco cercano' },
    tmas: { field: 'factor_group_1' },
    v1: { section: 'additionalFeatures' },
    next: { section: 'siteCharacteristics' },
  },
`,
  );
  addBefore(
    branch,
    CODES,
    "  state: [same('48'",
    "  bench: [as('W', '1', 'Of wood', 'De madera'), own('2', 'Of stone', 'De piedra')],\n",
  );
  writeFileSync(
    path.join(branch, MIGRATIONS, `${MIGRATION}.sql.ts`),
    '/** What there is to sit on. */\nexport const bench = /* sql */ `alter table stations add column bench_code text;`;\n',
  );
  const index = `${MIGRATIONS}/index.ts`;
  addBefore(branch, index, '\n/** Every migration', `import { bench } from './${MIGRATION}.sql.ts';\n`);
  addBefore(branch, index, '\n];', `\n  { name: '${MIGRATION}', sql: bench },`);
}

/** The tests that try a dropdown at every door, in the branch, in one process. */
function tryAtEveryDoor(): { success: boolean; numPassedTests: number; told: string } {
  const report = path.join(branch, 'report.json');
  const jest = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
  ];
  const projects = [
    '--selectProjects',
    'rules',
    'api',
    'screens',
    '--testPathPatterns',
    'new-dropdown',
    'schema/tables',
  ];
  const run = spawnSync(
    process.execPath,
    [...jest, '--runInBand', '--json', `--outputFile=${report}`, ...projects],
    {
      cwd: branch,
      env: {
        ...process.env,
        TRIED_DROPDOWN: JSON.stringify(BENCH),
        JEST_POSTGRES: '',
        DATABASE_URL_TEST: '',
      },
      encoding: 'utf8',
    },
  );
  const { success, numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as ReturnType<
    typeof tryAtEveryDoor
  >;
  return { success, numPassedTests, told: run.stderr };
}

test('a dropdown is added to the station by four production files, and every door knows it', () => {
  addTheDropdown();
  const changed = changedFiles(root, branch);
  expect(changed).toEqual([`${MIGRATIONS}/${MIGRATION}.sql.ts`, `${MIGRATIONS}/index.ts`, CODES, FIELDS]);
  const recipe = readFileSync(path.join(root, '.github/CONTRIBUTING.md'), 'utf8').split(
    '## Add a dropdown',
  )[1];
  for (const told of [FIELDS, CODES, MIGRATIONS]) expect(recipe).toContain(told);
  const { success, numPassedTests, told } = tryAtEveryDoor();
  expect(success ? 'every door knows it' : told).toBe('every door knows it');
  // both forms, API by rule and by call, audit log, and the mappings against the real schema
  expect(numPassedTests).toBeGreaterThan(30);
}, 120_000);
