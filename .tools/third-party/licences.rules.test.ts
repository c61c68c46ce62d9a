import { licenceFaults, type LicencePolicy } from './licences.rules.ts';
import type { Package } from './packages.rules.ts';

const policy: LicencePolicy = {
  allowed: ['MIT', 'Apache-2.0', 'CC0-1.0'],
  exceptions: {
    'a-font': { licence: 'OFL-1.1', use: 'any', why: 'a font' },
    'a-checker': { licence: 'MPL-2.0', use: 'development', why: 'not shipped' },
  },
  held: { primereact: { range: '>=10.9.0 <11', why: 'from 11 on it is not MIT any more' } },
};

const some = (name: string, licence: string | null, more: Partial<Package> = {}): Package => ({
  name,
  version: '1.2.3',
  licence,
  production: true,
  path: `node_modules/${name}`,
  ...more,
});
const named = [
  some('a-font', 'OFL-1.1'),
  some('a-checker', 'MPL-2.0', { production: false }),
  some('primereact', 'MIT', { version: '10.9.9' }),
];
const faultsOf = (...packages: Package[]) => licenceFaults([...named, ...packages], policy);

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', '(MIT OR CC0-1.0)'])(
  '%s may be in',
  (licence) => {
    expect(faultsOf(some('one', licence))).toEqual([]);
  },
);

test.each([
  ['GPL-3.0-only', 'one@1.2.3: GPL-3.0-only is not on the list'],
  ['MIT AND GPL-2.0-only', 'one@1.2.3: MIT AND GPL-2.0-only is not on the list'],
  ['SEE LICENSE IN LICENSE.md', 'one@1.2.3: SEE LICENSE IN LICENSE.md is not on the list'],
  ['UNLICENSED', 'one@1.2.3: UNLICENSED is not on the list'],
  [null, 'one@1.2.3: no licence that a machine can read is not on the list'],
])('%s fails, of tools as of what is shipped', (licence, fault) => {
  expect(faultsOf(some('one', licence))).toEqual([fault]);
  expect(faultsOf(some('one', licence, { production: false }))).toEqual([fault]);
});

test('an exception is for one licence, and one of tools is not for what is shipped', () => {
  expect(faultsOf(some('a-font', 'GPL-3.0-only'))).toEqual([
    'a-font@1.2.3 is GPL-3.0-only; its exception is for another case',
  ]);
  expect(faultsOf(some('a-checker', 'MPL-2.0'))).toEqual([
    'a-checker@1.2.3 is MPL-2.0; its exception is for another case',
  ]);
});

test('a package that is held stays below the version that has another licence, whatever that one says', () => {
  expect(faultsOf(some('primereact', 'MIT', { version: '11.0.0' }))).toEqual([
    'primereact@11.0.0 is outside >=10.9.0 <11: from 11 on it is not MIT any more',
  ]);
});

test('an exception that nothing needs is told', () => {
  expect(licenceFaults(named.slice(1), policy)).toEqual([
    'a-font is not used any more: take it off the policy',
  ]);
});
