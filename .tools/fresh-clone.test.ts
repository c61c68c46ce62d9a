import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
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

/** The oldest Node that a command may be started by: it finds the pinned one itself. */
const OLDEST = Number(
  /\d+/.exec(
    (
      JSON.parse(readFileSync(path.join(__dirname, '../package.json'), 'utf8')) as {
        engines: { node: string };
      }
    ).engines.node,
  )?.[0],
);

/** Since which Node a module of its own has a name, by the types' documentation; 0 where that doesn't say. */
function since(module: string, name: string): number {
  const file = path.join(__dirname, `../node_modules/@types/node/${module}.d.ts`);
  const said = new RegExp(
    String.raw`@since v(\d+)(?:(?!@since|\*/)[^])*\*/\s*(?:export )?(?:function|class|const|let|var) ${name}\b`,
  );
  return Number(said.exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
}

/** Names that a program takes from Node before its first line runs, and that the oldest one lacks. */
function newerThanOldest(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const taken = readFileSync(file, 'utf8').matchAll(/^import\s([^;]*?)\sfrom\s+'([^']+)'/gm);
  return [...taken].flatMap(([, names = '', source = '']) => {
    if (source.startsWith('.')) return newerThanOldest(path.resolve(path.dirname(file), source), seen);
    const list = (/\{([^}]*)\}/.exec(names)?.[1] ?? '').split(',').map((name) => name.trim());
    return list
      .filter((name) => name && since(source.replace('node:', ''), name) > OLDEST)
      .map((name) => `${path.basename(file)} takes ${name} of ${source}`);
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

test('what came to Node after the oldest one is told from what it has', () => {
  expect(OLDEST).toBeGreaterThanOrEqual(20);
  expect(since('fs', 'globSync')).toBeGreaterThan(OLDEST);
  expect(since('fs', 'readFileSync')).toBeLessThan(OLDEST);
  expect(since('child_process', 'spawnSync')).toBeLessThan(OLDEST);
});

test.each(commands)('%s starts under the oldest Node that may start it', (name) => {
  expect(newerThanOldest(path.join(__dirname, name))).toEqual([]);
});

test('what builds is installed too where NODE_ENV says production, and a command’s output is its own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'count-exchange-clone-'));
  try {
    const at = (name: string) => path.join(folder, name);
    for (const name of ['.tools', 'bin']) mkdirSync(at(name));
    copyFileSync(path.join(__dirname, 'project.mjs'), at('.tools/project.mjs'));
    writeFileSync(at('package.json'), '{"workspaces":[]}');
    writeFileSync(at('package-lock.json'), '{}');
    // an npm that only notes what it is told
    writeFileSync(at('bin/npm'), `#!/bin/sh\necho "$@" > '${at('told')}'\necho added\nmkdir node_modules\n`, {
      mode: 0o755,
    });
    const program = `import('${at('.tools/project.mjs')}').then(({ ensureInstalled }) => ensureInstalled())`;
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      PATH: `${at('bin')}:${process.env.PATH}`,
    };
    const { status, stdout } = spawnSync(process.execPath, ['--eval', program], { env, encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(readFileSync(at('told'), 'utf8').split(' ')).toContain('--include=dev');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
