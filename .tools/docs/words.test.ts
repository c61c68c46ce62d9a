import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';
import { ownFiles } from './own-files.ts';
import { goneWords, namesIn, namesThatWent } from './words.rules.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const page = read('.github/NOUNS.md');
const gone = goneWords(page);
/** Tests may name what went; migrations stay as they were released. */
const isProduction = (file: string) =>
  /^(?:shell|shared-ui|mock-api|mfe-[^/]+)\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/testing\/|\/e2e\/|\/manual\/|\/migrations\//.test(file);

test('no name of production code holds a word that went', () => {
  expect(gone.length).toBeGreaterThan(4);
  const files = ownFiles(root).filter(isProduction);
  expect(files.length).toBeGreaterThan(500);
  const left = files.flatMap((file) =>
    namesThatWent(gone, file, read(file)).map((name) => `${file}: ${name}`),
  );
  expect(left).toEqual([]);
});

test.each([
  ['requestKey', 'mfe-x/src/a.ts', 'const newRequestKey = 1;', ['newRequestKey']],
  ['requestKey', 'mfe-x/src/request-key.ts', '', ['request-key']],
  ['requestKey', 'mfe-x/src/a.ts', "row.request_key;\n// requestKey\nsay('requestKey')", []],
  [
    'finding',
    'mock-api/src/counts/imports/a.ts',
    "import { a } from '../findings/b.ts'; new Findings()",
    ['Findings'],
  ],
  ['finding', 'mock-api/src/counts/findings/a.ts', 'new Findings()', []],
])('%s is met in %s where it is a name', (_, file, code, met) => {
  expect(namesThatWent(gone, file, code)).toEqual(met);
});

test('names are read without comments and texts', () => {
  expect(namesIn("/** no */ const a = b('no'); // kept at an end\n  // no\n")).toEqual([
    'const',
    'a',
    'b',
    'kept',
    'at',
    'an',
    'end',
  ]);
});

test.each([
  ['idempotency', 'shared-ui/src/api/idempotency-key.ts'],
  ['idempotency', 'shared-ui/domain/src/sent-with.ts'],
  ['optimistic', 'shared-ui/domain/src/sent-with.ts'],
  ['pagination', 'shared-ui/domain/src/counts-paging.rules.ts'],
  ['rate limit', 'mock-api/src/platform/http/limiter.ts'],
])('who searches for "%s" finds %s, and the page of nouns leads there', (term, file) => {
  expect(read(file).toLowerCase()).toContain(term);
  expect(page.toLowerCase()).toContain(term);
  expect(page).toContain(file);
});
