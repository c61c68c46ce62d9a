import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedModules } from '../../rspack.base.ts';
import { filesOfKitVersion, putKitVersion } from './kit-version.ts';
import { lockedSurface, presentSurface } from './surface.ts';
import { versionFault } from './surface.rules.ts';

const root = process.cwd();

test('the remote contract has not changed without its version', () => {
  expect(versionFault(lockedSurface(root), presentSurface(root))).toBeNull();
});

test('the contract that is locked is the one that is there; `npm run contract` locks it', () => {
  expect(lockedSurface(root)).toEqual(presentSurface(root));
});

const versionOfKit = (folder: string) =>
  (JSON.parse(readFileSync(path.join(folder, 'shared-ui/package.json'), 'utf8')) as { version: string })
    .version;

test('the kit is of the contract’s version, and remotes require that line of it; `npm run contract` sees to it', () => {
  const version = versionOfKit(root);
  expect(version).toMatch(new RegExp(`^${presentSurface(root).version}\\.\\d+$`));
  expect(sharedModules()['shared-ui/ui']).toMatchObject({ version, requiredVersion: `^${version}` });
});

test('with the contract the kit’s version is raised wherever it stands; what is mended within one has its own number', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'count-exchange-kit-version-'));
  try {
    for (const file of filesOfKitVersion(root)) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      cpSync(path.join(root, file), path.join(copy, file));
    }
    expect(putKitVersion(copy, '7.3')).toBe('7.3.0');
    expect(versionOfKit(copy)).toBe('7.3.0');
    const left = filesOfKitVersion(copy).filter((file) =>
      readFileSync(path.join(copy, file), 'utf8').includes(`"shared-ui": "${versionOfKit(root)}"`),
    );
    expect(left).toEqual([]);
    const lock = JSON.parse(readFileSync(path.join(copy, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version?: string; dependencies?: Record<string, string> }>;
    };
    expect(lock.packages['shared-ui']?.version).toBe('7.3.0');
    expect(lock.packages['mfe-qc']?.dependencies?.['shared-ui']).toBe('7.3.0');
    expect(putKitVersion(copy, '7.3')).toBe('7.3.0');
  } finally {
    rmSync(copy, { recursive: true });
  }
});
