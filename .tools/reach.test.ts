import { reachOf } from './reach.ts';

const PAGES = ['.tools/docs/'];
const ALL = { jest: null, built: true };

test.each([
  ['the API', ['mock-api/src/app.ts']],
  ['what both sides share', ['shared-ui/domain/src/index.ts']],
  ['the kit of all screens', ['shared-ui/src/ui/button.tsx']],
  ['a package', ['package-lock.json']],
  ['how parts are built', ['rspack.base.ts']],
  ['all parts together', ['rspack.config.ts']],
  ['what follows a build', ['.tools/build/after-build.ts']],
  ['a command', ['.tools/build.mjs']],
])('a change to %s reaches everything', (_, changed) => {
  expect(reachOf(changed)).toEqual(ALL);
});

test.each([
  [['README.md', 'mfe-qc/README.md', '.github/CONTRIBUTING.md'], { jest: PAGES, built: false }],
  [
    ['mfe-qc/src/app.tsx', 'mfe-qc/README.md'],
    { jest: ['mfe-qc/', 'shared-ui/src/i18n/', ...PAGES], built: true },
  ],
  [
    ['mfe-qc/src/app.tsx', 'mfe-qc/src/a.test.tsx'],
    { jest: ['mfe-qc/', 'shared-ui/src/i18n/', ...PAGES], built: true },
  ],
  [['mock-api/src/a.api.test.ts'], { jest: ['mock-api/src/a.api.test.ts', ...PAGES], built: false }],
  [['shell/e2e/looks.e2e.ts'], { jest: PAGES, built: true }],
  [['mfe-qc/e2e/review.e2e.ts'], { jest: PAGES, built: true }],
  [['.tools/e2e/keys.ts'], { jest: PAGES, built: true }],
  [['.tools/third-party/check.ts'], { jest: ['.tools/', 'shared-ui/src/i18n/', ...PAGES], built: false }],
  [[], { jest: [], built: false }],
])('%j reaches %j', (changed, reach) => {
  expect(reachOf(changed)).toEqual(reach);
});
