import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from '../docs/own-files.ts';

const root = path.join(__dirname, '..', '..');

/** Whoever writes counts also answers for what is kept beside them: each place, and why it is one. */
const WRITERS: Record<string, string> = {
  'mock-api/src/counts/certifications/claim.sql.ts': 'certifying, and giving a certification up',
  'mock-api/src/counts/certifications/reopen.sql.ts': 'reopening',
  'mock-api/src/counts/edits/undo.sql.ts': 'undoing an edit',
  'mock-api/src/counts/edits/update.sql.ts': 'editing, one by one and in bulk',
  'mock-api/src/counts/imports/incoming.sql.ts': 'importing files and what the vendor fetches',
  'mock-api/src/counts/imports/other-intervals.sql.ts': 'counts of another interval that give way',
  'mock-api/src/counts/imports/undo.sql.ts': 'undoing an import',
  'mock-api/src/demo/seed/counts.seed.ts': 'the demonstration',
};

const WRITES =
  /(?:insert\s+into|update|delete\s+from|truncate|copy)\s+(?:only\s+)?counts\b|copyIn\(countsTable/i;

test('counts are written in these places and nowhere else', () => {
  const writers = ownFiles(root)
    .filter((file) => /^mock-api\/src\/.*\.ts$/.test(file))
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .filter((file) => WRITES.test(readFileSync(path.join(root, file), 'utf8')));
  expect(writers.toSorted()).toEqual(Object.keys(WRITERS).toSorted());
});
