import { globSync, readFileSync } from 'node:fs';

test('nothing but the queue’s library writes to its tables', () => {
  const files = globSync('mock-api/src/**/*.ts').filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(200);
  const write = /(insert\s+into|update|delete\s+from|truncate)\s+(\$\{SCHEMA\}|jobs)\.\w/i;
  expect(files.filter((file) => write.test(readFileSync(file, 'utf8')))).toEqual([]);
});
