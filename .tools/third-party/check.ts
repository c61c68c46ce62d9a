import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { advisoryFaults, auditAdvisories, type Advisory } from './advisories.rules.ts';
import { licenceFaults } from './licences.rules.ts';
import {
  looseVersions,
  olderLicence,
  packagesOf,
  type Lockfile,
  type Manifest,
  type Package,
} from './packages.rules.ts';
import { advisoryExceptions, licencePolicy } from './policy.ts';
import { unlisted, writeSbom } from './sbom.ts';

const jsonOf = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** What the registry knows of our packages; null where it does not answer, or has no advisories. */
function askRegistry(root: string): Advisory[] | null {
  const args = ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=8000'];
  const { stdout } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 15_000,
    shell: process.platform === 'win32',
  });
  try {
    return auditAdvisories(JSON.parse(stdout));
  } catch {
    return null;
  }
}

/** Every package, with the licence that older package files name in another place. */
function readPackages(root: string): Package[] {
  const packages = packagesOf(jsonOf(path.join(root, 'package-lock.json')) as Lockfile);
  return packages.map((one) => {
    const file = path.join(root, one.path, 'package.json');
    if (one.licence !== null || !existsSync(file)) return one;
    return { ...one, licence: olderLicence(jsonOf(file) as { licenses?: unknown }) };
  });
}

/** Versions that another install could read in another way, in any part. */
function looseIn(root: string): string[] {
  const { workspaces } = jsonOf(path.join(root, 'package.json')) as { workspaces: string[] };
  const files = ['package.json', ...workspaces.map((part) => `${part}/package.json`)];
  return files.flatMap((file) => looseVersions(file, jsonOf(path.join(root, file)) as Manifest));
}

/** Checks what we take from others: exact versions, advisories, licences, and that the bill of materials is whole. */
export function checkThirdParty(root: string, today: string): { said: string[]; faults: string[] } {
  const packages = readPackages(root);
  const stored = jsonOf(path.join(root, '.tools/third-party/advisories.json')) as {
    asOf: string;
    advisories: Advisory[];
  };
  const asked = askRegistry(root);
  const advisories = [...stored.advisories, ...(asked ?? [])];
  const shipped = packages.filter(({ production }) => production).length;
  return {
    said: [
      `${packages.length} packages, ${shipped} of them shipped.`,
      asked
        ? 'Advisories: the registry was asked.'
        : `Advisories: the registry has none to tell of; the stored list of ${stored.asOf} was used.`,
    ],
    faults: [
      ...looseIn(root),
      ...advisoryFaults(packages, advisories, advisoryExceptions, today),
      ...licenceFaults(packages, licencePolicy),
      ...unlisted(writeSbom(root), packages).map((one) => `${one} is missing in the bill of materials`),
    ],
  };
}
