import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');

const OWN_LIMIT = /\b\w*(?:_MAX|_MIN|_LENGTH) = \d|\bmaxLength(?::|=\{) ?\d/;
/** Of how a list is drawn, not of what it takes. */
const NO_LIMIT = /\b(?:NATIVE|DRAWN)_MAX = /;

test('a screen has no limit of its own for what the API limits: it stands in limits.ts', () => {
  const files = globSync('{shell,shared-ui,mfe-*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(300);
  const own = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => OWN_LIMIT.test(line) && !NO_LIMIT.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(own).toEqual([]);
});
