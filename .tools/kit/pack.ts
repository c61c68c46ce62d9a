import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformFileSync } from '@swc/core';
import { pinnedNode, root } from '../project.mjs';
import { PACKED, type Packed } from './packages.ts';

type Dependencies = Record<string, string>;
type PackageFile = {
  version: string;
  description?: string;
  exports?: Record<string, string>;
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
};
const fileOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as PackageFile;

const PROGRAM = /(?<!\.d)\.tsx?$/;
const LEFT_OUT = /\.test\.tsx?$|(^|\/)(fixtures|testing\/walk)\/|\/tsconfig\.json$/;
/** What stays a source: a team's own project is made of it. */
const SOURCE = /^\.tools\/(template|kit\/team)\//;
const built = (file: string) => file.replace(PROGRAM, '.js');

/** A program's types, which the type check writes. */
function typesOf(file: string, { types }: Packed): string {
  return readFileSync(path.join(root, '.types', types, file.replace(PROGRAM, '.d.ts')), 'utf8');
}

/** A program in JavaScript. */
function programOf(file: string): string {
  const jsc = {
    target: 'es2023' as const,
    parser: { syntax: 'typescript' as const, tsx: file.endsWith('x') },
    transform: { react: { runtime: 'automatic' as const }, verbatimModuleSyntax: true },
    experimental: { keepImportAttributes: true },
    // the types that come with it don't know it yet
    rewriteRelativeImportExtensions: true,
  };
  return transformFileSync(path.join(root, file), {
    configFile: false,
    swcrc: false,
    jsc,
    module: { type: 'es6' },
  }).code;
}

/** Runs a command and answers with what it printed. */
function printed(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`The kit can't be packed:\n${stdout}${stderr}`);
  return stdout;
}

/** In a package the others are packages as well, and programs end as they were built. */
function asPacked(file: string, text: string): string {
  const own = text.replace(/(new URL\('\.\/[\w-]+)\.ts'/g, "$1.js'");
  const others = own
    .replace(/(?:\.\.\/)+shared-ui\/domain\/src\/registry\/[\w.-]+\.[jt]s/g, 'shared-domain/registry')
    .replace(/(?:\.\.\/)+shared-ui\/src\/standalone\/faults\.[jt]s/g, 'shared-ui/standalone/faults');
  return file.endsWith('.d.ts') ? others.replace(/(['"])(\.{1,2}\/[^'"]+?)\.tsx?\1/g, '$1$2.js$1') : others;
}

/** Files of a package, from its folder in the repository. */
function filesOf({ from = '.', files }: Packed): string[] {
  const folder = path.join(root, from);
  const all = files.flatMap((file) =>
    statSync(path.join(folder, file)).isDirectory()
      ? globSync(`${file}/**/*`, { cwd: folder, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      : [file],
  );
  return all
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => SOURCE.test(file) || !LEFT_OUT.test(file));
}

function copyFiles(packed: Packed, to: string): void {
  for (const file of filesOf(packed)) {
    const inRoot = path.posix.join(packed.from ?? '.', file);
    const write = (name: string, text: string) => writeFileSync(path.join(to, name), asPacked(name, text));
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    if (SOURCE.test(file) || !/\.(ts|tsx|mjs)$/.test(file) || file.endsWith('.d.ts')) {
      cpSync(path.join(root, inRoot), path.join(to, file));
      continue;
    }
    write(built(file), programOf(inRoot));
    if (PROGRAM.test(file)) write(file.replace(PROGRAM, '.d.ts'), typesOf(inRoot, packed));
  }
}

/** An entry of a package: what it runs, and its types. */
const entryOf = (file: string) =>
  PROGRAM.test(file) ? { types: file.replace(PROGRAM, '.d.ts'), default: built(file) } : file;

const versions = (names: string[] = [], known: Dependencies): Dependencies =>
  Object.fromEntries(names.map((name) => [name, known[name] ?? '']));

/**
 * A package's own file. Everything that it needs stands in one version, the one that the application runs with; all
 * packages of the kit in the kit's, or what changed in one of them could not be published.
 */
function packageFile({ name, from, exports, bin, beside = [], needs, needsForTests }: Packed): object {
  const { version } = fileOf('shared-ui');
  const own: Partial<PackageFile> = from === undefined ? {} : fileOf(from);
  const root = fileOf('.').devDependencies ?? {};
  const tested = versions(needsForTests, root);
  const offered = Object.entries({ ...own.exports, ...exports }).map(([entry, file]) => [
    entry,
    entryOf(file),
  ]);
  const ofKit = Object.fromEntries(PACKED.map((one) => [one.name, version]));
  const siblings = Object.keys(own.dependencies ?? {}).filter((one) => one in ofKit);
  return {
    name,
    version,
    description: own.description ?? 'For teams that build remotes of Count Exchange outside its repository',
    license: 'UNLICENSED',
    // what tests take to pieces says by its text alone that it is a module
    ...(from === undefined && { type: 'module' }),
    engines: { node: '>=24' },
    ...(offered.length > 0 && { exports: Object.fromEntries(offered) as object }),
    ...(bin && { bin }),
    dependencies: {
      ...own.dependencies,
      ...versions([...siblings, ...beside], ofKit),
      ...versions(needs, root),
    },
    ...(needsForTests && {
      peerDependencies: tested,
      peerDependenciesMeta: Object.fromEntries(needsForTests.map((one) => [one, { optional: true }])),
    }),
  };
}

/**
 * Makes the packages that a team outside this repository builds with, and packs each as `npm publish` would: programs in
 * JavaScript, their types, styles, the build's settings, the standalone frame, the contract. Answers with the files.
 */
export function packKit(to: string): string[] {
  const work = mkdtempSync(path.join(tmpdir(), 'count-exchange-kit-'));
  try {
    printed(pinnedNode(), ['node_modules/typescript/bin/tsc', '-b'], root);
    for (const packed of PACKED) {
      const folder = path.join(work, packed.name);
      mkdirSync(folder);
      copyFiles(packed, folder);
      writeFileSync(path.join(folder, 'package.json'), JSON.stringify(packageFile(packed), null, 2));
    }
    mkdirSync(to, { recursive: true });
    const folders = PACKED.map(({ name }) => `./${name}`);
    const args = ['pack', '--json', '--loglevel', 'error', '--pack-destination', to, ...folders];
    const packages = JSON.parse(printed('npm', args, work)) as { filename: string }[];
    return packages.map(({ filename }) => path.join(to, filename));
  } finally {
    rmSync(work, { recursive: true });
  }
}
