import { readFileSync } from 'node:fs';
import path from 'node:path';
import { advisoryFaults, type Advisory } from './advisories.rules.ts';
import { packagesOf, type Lockfile } from './packages.rules.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(__dirname, file), 'utf8'));
const packages = packagesOf(read('../../package-lock.json') as Lockfile);
const { asOf, advisories: stored } = read('advisories.json') as { asOf: string; advisories: Advisory[] };

test('the stored advisories name their day, and packages that we have', () => {
  expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  const shipped = new Set(packages.filter(({ production }) => production).map(({ name }) => name));
  expect(stored.filter((one) => !shipped.has(one.package))).toEqual([]);
});

test('each of the stored advisories would stop a version that it concerns', () => {
  for (const advisory of stored) {
    const version = /<(=?)(\d+\.\d+\.\d+)/.exec(advisory.affected);
    const [, equal, limit = ''] = version ?? [];
    const [major, minor, patch] = limit.split('.').map(Number) as [number, number, number];
    const below = equal ? limit : [major, minor, patch].map((n, at) => (at === 2 ? n - 1 : n)).join('.');
    const concerned = patch === 0 && !equal ? `${major}.${minor - 1}.99` : below;
    const old = packages
      .filter(({ name }) => name === advisory.package)
      .map((one) => ({ ...one, version: concerned }));
    expect(advisoryFaults(old, [advisory], [], '2026-01-01')).not.toEqual([]);
  }
});
