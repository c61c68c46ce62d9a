/** A package that teams outside this repository build with: what it is made of, and what it offers. */
export type Packed = {
  name: string;
  /** The workspace that it is made of; the tools are of none. */
  from?: string;
  /** Where the type check leaves its types, below `.types`. */
  types: string;
  /** Folders and files that go into it, as they lie in the repository; programs are built, everything else is copied. */
  files: string[];
  /** What its entries are beside those of the workspace. */
  exports?: Record<string, string>;
  bin?: Record<string, string>;
  /** What it needs of the packages made here, beside what its workspace says. */
  beside?: string[];
  /** Packages of the repository's root that it needs, in the same version. */
  needs?: string[];
  /** The same, for who tests with it. */
  needsForTests?: string[];
};

const FOR_TESTS = [
  '@swc/core',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'axe-core',
  'jest-fixed-jsdom',
  'msw',
  'postcss',
];

/** Of the repository's tools, those that make a project or another remote in it. */
const MAKES_PROJECTS = ['new-remote', 'template', 'kit/make-project.ts', 'kit/create.mjs', 'kit/team'];

/** Of the repository's tools. */
const TOOLS = [
  'project.mjs',
  'project.d.mts',
  'build.mjs',
  'standalone.mjs',
  'release.mjs',
  'release-key.mjs',
  'build',
  'releases',
  'standalone',
  'third-party/ship-notices.ts',
  'third-party/notices.ts',
  'third-party/notices.rules.ts',
  'third-party/packages.rules.ts',
  'kit/count-exchange.mjs',
  'kit/jest-preset.mjs',
  ...MAKES_PROJECTS,
];

/** What a team reads of the kit. */
const READ_FIRST = ['README.md', 'CONTRACT.md'];

/** All of them; the last makes a project in an empty folder. */
export const PACKED: Packed[] = [
  { name: 'shared-domain', from: 'shared-ui/domain', types: 'shared-domain', files: ['src'] },
  {
    name: 'shared-ui',
    from: 'shared-ui',
    types: 'shared-ui',
    files: ['src', 'map-data', 'theme-loader.mjs', 'theme-loader.d.mts', 'made-loader.mjs', ...READ_FIRST],
    exports: { './standalone/faults': './src/standalone/faults.ts' },
    needs: ['postcss'],
    needsForTests: FOR_TESTS,
  },
  {
    name: 'mock-api',
    from: 'mock-api',
    types: 'mock-api',
    files: ['src', 'README.md'],
    needsForTests: ['jest-fixed-jsdom'],
  },
  {
    name: 'count-exchange-kit',
    types: 'tools',
    files: ['rspack.base.ts', 'tsconfig.base.json', ...TOOLS.map((name) => `.tools/${name}`)],
    exports: {
      '.': './rspack.base.ts',
      './jest': './.tools/kit/jest-preset.mjs',
      './package.json': './package.json',
    },
    bin: { 'count-exchange': '.tools/kit/count-exchange.mjs' },
    beside: ['shared-domain', 'shared-ui', 'mock-api'],
    needs: [
      '@module-federation/enhanced',
      '@rspack/cli',
      '@rspack/core',
      '@rspack/dev-server',
      '@rspack/plugin-react-refresh',
      '@swc/helpers',
      '@swc/jest',
      '@types/jest',
      '@types/node',
      '@types/react',
      '@types/react-dom',
      'jest',
      'jest-environment-jsdom',
      'jest-environment-node',
      'react-refresh',
      's3mini',
      'semver',
      'typescript',
      ...FOR_TESTS,
    ],
  },
  {
    name: 'create-count-exchange-remote',
    types: 'tools',
    // small, since `npm create` fetches it before anything is there
    files: ['tsconfig.base.json', ...MAKES_PROJECTS.map((name) => `.tools/${name}`)],
    bin: { 'create-count-exchange-remote': '.tools/kit/create.mjs' },
  },
];
