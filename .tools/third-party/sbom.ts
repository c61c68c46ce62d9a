import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Package } from './packages.rules.ts';

/** Where the software bill of materials is written; it is made anew, never committed. */
const SBOM = 'dist/sbom.cdx.json';

/** A bill in the form of CycloneDX, as far as it is read here. */
type Component = { group?: string; name: string; version: string; components?: Component[] };
export type Sbom = { bomFormat: string; components: Component[] };

/** Writes the bill of what is shipped, checked against the schema of its form; throws where it does not hold. */
export function writeSbom(root: string): Sbom {
  const file = path.join(root, SBOM);
  mkdirSync(path.dirname(file), { recursive: true });
  const tool = path.join(root, 'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js');
  const options = [
    '--package-lock-only',
    '--omit',
    'dev',
    '--of',
    'JSON',
    '--validate',
    '--output-reproducible',
  ];
  const { status, stderr } = spawnSync(process.execPath, [tool, ...options, '-o', file], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The software bill of materials could not be made. ${stderr.trim()}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Sbom;
}

const named = ({ group, name, version, components = [] }: Component): string[] => [
  `${group ? `${group}/` : ''}${name}@${version}`,
  ...components.flatMap(named),
];

/** The packages that are shipped and that the bill does not name. */
export function unlisted({ components }: Sbom, packages: readonly Package[]): string[] {
  const listed = new Set(components.flatMap(named));
  const shipped = packages
    .filter(({ production }) => production)
    .map(({ name, version }) => `${name}@${version}`);
  return [...new Set(shipped)].filter((one) => !listed.has(one));
}
