import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages that a program asks for before its first line runs, with the file that does. */
function askedAtOnce(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const sources = readFileSync(file, 'utf8').matchAll(/^import\s(?:[^;]*?from\s+)?'([^']+)'/gm);
  return [...sources].flatMap(([, source = '']) => {
    if (source.startsWith('.')) return askedAtOnce(path.resolve(path.dirname(file), source), seen);
    return source.startsWith('node:') ? [] : [`${path.basename(file)} asks for ${source}`];
  });
}

const commands = globSync('*.mjs', { cwd: __dirname }).filter((name) =>
  /ensurePinned\(|runPinned\(|startPinned\(/.test(readFileSync(path.join(__dirname, name), 'utf8')),
);

test('there are commands to look at', () => {
  expect(commands).toEqual(expect.arrayContaining(['start.mjs', 'test.mjs', 'build.mjs', 'compat.mjs']));
});

test.each(commands)('%s runs where nothing is installed yet: it installs first', (name) => {
  expect(askedAtOnce(path.join(__dirname, name))).toEqual([]);
});
