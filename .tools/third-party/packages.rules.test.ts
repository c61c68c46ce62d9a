import { looseVersions, olderLicence, packagesOf } from './packages.rules.ts';
import { unlisted } from './sbom.ts';

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'mfe-qc': { version: '1.0.0' },
    'node_modules/mfe-qc': { link: true },
    'node_modules/hono': { version: '4.13.19', license: 'MIT' },
    'node_modules/@turf/helpers': { version: '7.4.0', license: 'MIT' },
    'node_modules/jest/node_modules/semver': { version: '6.3.1', license: 'ISC', dev: true },
    'node_modules/alias': { name: 'real', version: '2.0.0', license: 'MIT', dev: true },
    'node_modules/silent': { version: '0.0.2', dev: true },
  },
};

test('the packages of others are read by their own names, shipped ones and tools apart', () => {
  expect(packagesOf(lock).map(({ name, licence, production }) => [name, licence, production])).toEqual([
    ['hono', 'MIT', true],
    ['@turf/helpers', 'MIT', true],
    ['semver', 'ISC', false],
    ['real', 'MIT', false],
    ['silent', null, false],
  ]);
});

test.each([
  [{ licenses: [{ type: 'MIT' }] }, 'MIT'],
  [{ licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] }, 'MIT OR Apache-2.0'],
  [{ licenses: ['MIT'] }, 'MIT'],
  [{ licenses: [{}] }, null],
  [{}, null],
])("an older package's %j is read as %s", (file, licence) => {
  expect(olderLicence(file)).toBe(licence);
});

test('a bill of materials that leaves out what is shipped is told', () => {
  const whole = {
    bomFormat: 'CycloneDX',
    components: [
      {
        name: 'hono',
        version: '4.13.19',
        components: [{ group: '@turf', name: 'helpers', version: '7.4.0' }],
      },
    ],
  };
  expect(unlisted(whole, packagesOf(lock))).toEqual([]);
  expect(unlisted({ ...whole, components: [] }, packagesOf(lock))).toEqual([
    'hono@4.13.19',
    '@turf/helpers@7.4.0',
  ]);
});

test.each(['1.2.3', '1.2.3-rc.1', 'npm:other@1.2.3'])('%s is an exact version', (version) => {
  expect(looseVersions('package.json', { dependencies: { one: version } })).toEqual([]);
});

test.each(['^1.2.3', '~1.2.3', '24', '1.x', '>=1.2.3', '*', 'latest', 'npm:other@^1.2.3'])(
  '%s is none, whatever it is needed for',
  (version) => {
    const fault = `mfe-qc/package.json asks for one ${version}: an exact version is wanted`;
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'])
      expect(looseVersions('mfe-qc/package.json', { [kind]: { one: version } })).toEqual([fault]);
  },
);
