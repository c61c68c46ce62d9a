import type { AdvisoryException } from './advisories.rules.ts';
import type { LicencePolicy } from './licences.rules.ts';

/** Licences that ask for no more than to be named. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
];

const ofFonts = {
  licence: 'OFL-1.1',
  use: 'any',
  why: 'a font; its licence lies beside it in every build, and the font is not sold',
} as const;
const ofTests = {
  licence: 'MPL-2.0',
  use: 'development',
  why: 'checks screens in tests, unchanged; nothing of it is shipped',
} as const;
const unnamed = (what: string) =>
  ({
    licence: null,
    use: 'development',
    why: `${what}; for tests and the manual, nothing of it is shipped`,
  }) as const;

export const licencePolicy: LicencePolicy = {
  allowed: ALLOWED,
  exceptions: {
    '@fontsource-variable/overpass': ofFonts,
    '@fontsource-variable/public-sans': ofFonts,
    'axe-core': ofTests,
    'humanize-number': unnamed('MIT by its read-me; its package file says nothing'),
    only: unnamed('MIT by its read-me; its package file says nothing'),
    'png-js': unnamed('MIT by the file LICENSE that it brings'),
    'caniuse-lite': {
      licence: 'CC-BY-4.0',
      use: 'development',
      why: 'data that the build asks, not shipped',
    },
    'spdx-exceptions': { licence: 'CC-BY-3.0', use: 'development', why: 'data of this check, not shipped' },
    'spdx-ranges': {
      licence: '(MIT AND CC-BY-3.0)',
      use: 'development',
      why: 'code and data of this check, not shipped',
    },
  },
  held: {
    primereact: { range: '>=10.9.0 <11', why: 'from 11 on it is not MIT any more' },
    primeicons: { range: '>=7 <8', why: 'from 8 on it is not MIT any more' },
  },
};

/** Advisories that were looked at and do not concern us: by id, with the reason, and looked at again by the day. */
export const advisoryExceptions: AdvisoryException[] = [];
