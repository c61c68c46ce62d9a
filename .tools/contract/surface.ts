import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedModules } from '../../rspack.base.ts';
import { CONTRACT_VERSION } from '../../shared-ui/src/remote/contract.ts';
import { declarationFiles, declarationsOf, writeDeclarations } from './declarations.ts';
import { signaturesOf } from './signatures.rules.ts';
import { exportedNames, meaningOf, type Surface } from './surface.rules.ts';

/** The surface as it was when its version was last raised. */
export const LOCK = 'shared-ui/contract.lock.json';

const VERSION_LINE = /export const CONTRACT_VERSION = '[^']*';/;
/** What the shell lends to remotes beside the shared modules. */
const LENT = '@module-federation/runtime-core';
const accessOf = (source: string) => /export type Access =[^;]*;/.exec(meaningOf(source))?.[0] ?? '';

/** The surface of this checkout. */
export function presentSurface(root: string): Surface {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const types =
    meaningOf(read('shared-ui/src/remote/contract.ts')).replace(VERSION_LINE, '') +
    meaningOf(read('shared-ui/domain/src/registry/registry.ts')) +
    accessOf(read('shared-ui/domain/src/roles.rules.ts'));
  const { dependencies } = JSON.parse(read('shell/package.json')) as { dependencies: Record<string, string> };
  const shared = Object.entries(sharedModules());
  const kit = shared.map(([name]) => name).filter((name) => name.startsWith('shared-ui/'));
  const promised = promisedBy(root, kit);
  const libraries = shared.filter(([name]) => !name.startsWith('shared-ui/'));
  return {
    version: CONTRACT_VERSION,
    types: createHash('sha256').update(types).digest('hex'),
    libraries: {
      ...Object.fromEntries(libraries.map(([name, { requiredVersion }]) => [name, requiredVersion ?? ''])),
      [LENT]: dependencies[LENT] ?? '',
    },
    entries: Object.fromEntries(promised.map(({ entry, values }) => [entry, values])),
    exportedTypes: Object.fromEntries(promised.map(({ entry, types }) => [entry, types])),
  };
}

/** What each entry of the kit exports, by name and by signature. */
function promisedBy(root: string, entries: string[]) {
  writeDeclarations(root);
  const files = declarationFiles(root);
  return entries.map((entry) => {
    const source = readFileSync(
      path.join(root, 'shared-ui/src', entry.slice('shared-ui/'.length), 'index.ts'),
    );
    const names = new Set(exportedNames(source.toString()));
    const signatures = Object.entries(signaturesOf(declarationsOf(entry), files));
    const values = Object.fromEntries(signatures.filter(([name]) => names.has(name)));
    const types = Object.fromEntries(signatures.filter(([name]) => !names.has(name)));
    return { entry, values, types };
  });
}

/** The surface as it was locked. */
export const lockedSurface = (root: string): Surface =>
  JSON.parse(readFileSync(path.join(root, LOCK), 'utf8')) as Surface;
