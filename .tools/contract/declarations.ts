import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode } from '../project.mjs';
import type { Files } from './signatures.rules.ts';

/** Where the compiler writes what the kit and the domain declare. */
const KIT = '.types/shared-ui/shared-ui';
const DOMAIN = '.types/shared-domain/shared-ui/domain';
/** What calls of the API carry is the API's own contract, which its version and its tests hold. */
const OF_THE_API = `${DOMAIN}/src/contract/`;

/** The declarations of an entry of the kit. */
export const declarationsOf = (entry: string) => `${KIT}/src/${entry.replace('shared-ui/', '')}/index.d.ts`;

/** Brings the declarations up to the sources. */
export function writeDeclarations(root: string): void {
  const tsc = ['node_modules/typescript/bin/tsc', '-b', 'shared-ui'];
  const { status, stdout } = spawnSync(pinnedNode(), tsc, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The kit's types do not hold:\n${stdout}`);
}

const ended = (file: string) => file.replace(/\.tsx?$/, '.d.ts');

/** The declarations of a checkout, with what its packages call their entries. */
export function declarationFiles(root: string): Files {
  const entriesOf = (folder: string, declarations: string) => {
    const { name, exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
      name: string;
      exports: Record<string, string>;
    };
    return Object.entries(exports).map(
      ([entry, file]) => [path.posix.join(name, entry), ended(path.posix.join(declarations, file))] as const,
    );
  };
  const packages = new Map([...entriesOf('shared-ui', KIT), ...entriesOf('shared-ui/domain', DOMAIN)]);
  const ours = (file: string) => (file.startsWith(OF_THE_API) ? null : file);
  return {
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    find: (from, module) => {
      if (!module.startsWith('.')) return ours(packages.get(module) ?? OF_THE_API);
      const file = ended(path.posix.join(path.posix.dirname(from), module));
      return existsSync(path.join(root, file)) ? ours(file) : null;
    },
  };
}
