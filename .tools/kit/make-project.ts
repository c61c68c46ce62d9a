import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addPart, copyTemplate, nameFault } from '../new-remote/make-remote.ts';

const here = import.meta.dirname;
const TEAM = path.join(here, 'team');
const TEMPLATE = path.join(here, '../template');

type PackageFile = { version: string; devDependencies?: Record<string, string>; workspaces?: string[] };
const readPackage = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** The version of the kit that makes this; a project is made of the same. */
const kitVersion = () => readPackage(path.join(here, '../../package.json')).version;

/** Whether a folder is a project that this made. */
function isProject(folder: string): boolean {
  const file = path.join(folder, 'package.json');
  return existsSync(file) && 'count-exchange-kit' in (readPackage(file).devDependencies ?? {});
}

/** What every remote of a project shares: packages, tests, types, the bundler's settings. */
function startProject(folder: string, name: string): void {
  cpSync(TEAM, folder, { recursive: true });
  cpSync(path.join(here, '../../tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
  // under its own name it would not have come along in a package
  renameSync(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'));
  const file = path.join(folder, 'package.json');
  const own = readPackage(file);
  const devDependencies = { ...own.devDependencies, 'count-exchange-kit': kitVersion() };
  writeJson(file, { ...own, name: path.basename(folder).toLowerCase(), workspaces: [name], devDependencies });
  const types = path.join(folder, 'tsconfig.json');
  writeJson(types, { files: [], references: [{ path: name }] });
}

/** The template is a part of this repository: elsewhere its commands are the kit's, and so is what it is built with. */
function standAlone(folder: string): void {
  const file = path.join(folder, 'package.json');
  const text = readFileSync(file, 'utf8');
  const commands = text.replaceAll(/node \.\.\/\.tools\/(\w+)\.mjs/g, 'count-exchange $1');
  writeFileSync(file, commands.replaceAll(/"(shared-ui|mock-api)": "[^"]*"/g, `"$1": "${kitVersion()}"`));
}

/** Makes a project with a remote in an empty folder, or another remote in such a project; why it can't, otherwise. */
export function makeProject(folder: string, name: string): string | null {
  const fault = nameFault(folder, name);
  if (fault) return fault.replace('npm run new-remote --', 'npm create count-exchange-remote');
  const isNew = !isProject(folder);
  mkdirSync(folder, { recursive: true });
  if (isNew && readdirSync(folder).some((entry) => entry !== '.git'))
    return `${folder} is not empty, and no project of remotes either. Begin in an empty folder.`;
  copyTemplate(TEMPLATE, folder, name);
  standAlone(path.join(folder, name));
  writeJson(path.join(folder, name, 'tsconfig.json'), {
    extends: '../tsconfig.base.json',
    compilerOptions: {
      rootDir: '..',
      outDir: `../.types/${name}`,
      tsBuildInfoFile: `../.types/${name}.tsbuildinfo`,
    },
    include: ['src', '*.ts', '../rspack.base.ts'],
  });
  if (isNew) startProject(folder, name);
  else addPart(folder, name);
  return null;
}
