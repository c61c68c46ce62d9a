import { testsOnCitus } from './mock-api/src/testing/spread/which-tests.mjs';

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** What varies at length that others show in short, in a run whose time is bounded (`npm test` says which part it is at). */
const later = process.env.TEST_PART === 'narrow' ? ['\\.wide\\.'] : [];
const common = {
  rootDir: '.',
  transform: { '^.+\\.(t|j|mj|mt)sx?$': swc },
  moduleNameMapper: {
    '\\.(css|svg|png|woff2?)$': '<rootDir>/shared-ui/src/testing/empty-style.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '/\\.types/', '/\\.data', ...later],
  modulePathIgnorePatterns: ['/dist/', '/\\.types/', '/\\.data'],
};
/** The address of a PostgreSQL server to run the API's tests on as well; `npm test` gives it. */
const postgres = process.env.JEST_POSTGRES;
/** The same of servers that the counts are spread over, and whether all of the tests are to run there or those chosen. */
const { JEST_CITUS: citus, JEST_CITUS_TESTS: which } = process.env;
const api = {
  ...common,
  testEnvironment: '<rootDir>/mock-api/src/testing/jest-environment-api.mjs',
  testMatch: ['**/*.api.test.ts'],
};
/**
 * Where a server runs all of the API's tests, the embedded database runs those that are about the database itself: what is asked of it by
 * screens, browsers and killed processes is asked of the embedded one as it is.
 */
const ABOUT_THE_DATABASE = ['platform', 'host/schema', 'counts/store'].map(
  (room) => `<rootDir>/mock-api/src/${room}/**/*.api.test.ts`,
);
const { testMatch: onCitus, leftOut } = testsOnCitus(which);
const apart = [...common.testPathIgnorePatterns];

/** rules: plain functions · api: the API by Request · screens: what people see · durability: the real process, killed. */
export default {
  // Bounds a failure, on a machine that has other work too; nothing here is a measure of speed.
  testTimeout: 120_000,
  // What a file has loaded is never quite given back: a worker of some hundred files spent half of its time on looking for
  // what it could free, so that files took twice as long as alone. A new worker is there in a second.
  workerIdleMemoryLimit: '1200MB',
  testSequencer: '<rootDir>/.tools/jest-sequencer.mjs',
  projects: [
    {
      ...common,
      displayName: 'rules',
      testEnvironment: '<rootDir>/mock-api/src/testing/jest-environment-plain.mjs',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [
        ...apart,
        '\\.api\\.test\\.ts$',
        '\\.durability\\.test\\.ts$',
        '\\.dom\\.test\\.ts$',
      ],
    },
    { ...api, displayName: 'api', ...(postgres && { testMatch: ABOUT_THE_DATABASE }) },
    ...(postgres ? [{ ...api, displayName: 'api on PostgreSQL', testEnvironmentOptions: { postgres } }] : []),
    ...(citus
      ? [
          {
            ...api,
            displayName: 'api on Citus',
            testMatch: onCitus,
            testPathIgnorePatterns: [...apart, ...leftOut],
            testEnvironmentOptions: { postgres: citus },
          },
        ]
      : []),
    {
      ...common,
      displayName: 'screens',
      testEnvironment: '<rootDir>/mock-api/src/testing/jest-environment-screen.mjs',
      setupFilesAfterEnv: ['<rootDir>/shared-ui/src/testing/jest-setup.ts'],
      testMatch: ['**/*.test.tsx', '**/*.dom.test.ts'],
    },
    {
      ...common,
      displayName: 'durability',
      globalSetup: '<rootDir>/mock-api/src/testing/prepared-once.mjs',
      globalTeardown: '<rootDir>/mock-api/src/testing/prepared-away.mjs',
      testEnvironment: '<rootDir>/mock-api/src/testing/jest-environment-plain.mjs',
      testMatch: ['**/*.durability.test.ts'],
    },
  ],
};
