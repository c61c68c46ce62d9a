// Tests of a project of remotes: rules in plain Node, screens over the real API in a document, as in the application's
// own repository. The kit's programs are taken apart like the project's own, so that one React draws both.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));
const sharedUi = join(dirname(resolve('shared-ui/testing')), '..');
const mockApi = dirname(resolve('mock-api/testing'));

const common = {
  rootDir: process.cwd(),
  transform: {
    '^.+\\.(t|j|mj|mt)sx?$': [
      resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(?:shared-ui|shared-domain|mock-api)/)'],
  moduleNameMapper: { '\\.(css|svg|png|woff2?)$': join(sharedUi, 'testing/empty-style.cjs') },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.types/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.types/'],
};

export default {
  testTimeout: 120_000,
  projects: [
    { ...common, displayName: 'rules', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    {
      ...common,
      displayName: 'screens',
      testEnvironment: join(mockApi, 'jest-environment-screen.mjs'),
      setupFilesAfterEnv: [join(sharedUi, 'testing/jest-setup.js')],
      testMatch: ['**/*.test.tsx'],
    },
  ],
};
