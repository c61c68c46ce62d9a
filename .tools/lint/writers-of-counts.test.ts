import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from '../docs/own-files.ts';

const root = path.join(__dirname, '..', '..');

/** Whoever writes counts also keeps what is kept beside them, in the same transaction: one place does. */
const WRITERS = ['mock-api/src/counts/store/counts-writer.sql.ts'];

/** Whoever writes what is kept beside the counts: the writer's own hands. */
const KEEPERS = ['mock-api/src/counts/store/keep-sums.sql.ts'];

const writesTo = (tables: string, mapped: string) =>
  new RegExp(
    `(?:insert\\s+into|update|delete\\s+from|truncate|copy)\\s+(?:only\\s+)?(?:${tables})\\b|(?:copyIn|insertRows)\\((?:\\w+,\\s*)?(?:${mapped})\\b`,
    'i',
  );

/** The product's own files that have such a statement; migrations are of their time. */
const filesWith = (statement: RegExp) =>
  ownFiles(root)
    .filter((file) => /^mock-api\/src\/.*\.ts$/.test(file))
    .filter((file) => !/\.test\.ts$|\/testing\/|\/migrations\//.test(file))
    .filter((file) => statement.test(readFileSync(path.join(root, file), 'utf8')));

test('counts are written in one place and nowhere else', () => {
  expect(filesWith(writesTo('counts', 'counts|countsTable'))).toEqual(WRITERS);
});

test('what is kept beside them is written by it alone', () => {
  const kept = 'count_months|certified_days|certifying_days|certified_revisions';
  expect(filesWith(writesTo(kept, 'countMonths|certifiedDays|certifyingDays'))).toEqual(KEEPERS);
});

test.each([
  'update counts c set note = null',
  'delete from only counts',
  'copyIn(counts, columns, rows)',
  'insertRows(tx, countsTable, rows)',
])('%s is a write', (statement) => {
  expect(writesTo('counts', 'counts|countsTable').test(statement)).toBe(true);
});
