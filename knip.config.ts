import type { KnipConfig } from 'knip';

/** What CSS takes from packages: fonts and other sheets. */
const fromCss = (text: string) =>
  [...text.matchAll(/url\(['"]([^'"]+)['"]\)/g)].map(([, from]) => `import '${from}';`).join('\n');

const remote = {
  // what rspack.base.ts builds and exposes of every remote
  entry: [
    'rspack.config.ts',
    'src/{index,descriptor,lifecycles}.{ts,tsx}',
    'src/**/*.test.{ts,tsx}',
    'e2e/*.e2e.ts',
  ],
  project: ['src/**/*.{ts,tsx,css}', 'e2e/*.ts'],
  // rspack.base.ts shares them with the shell, which has them once for all
  ignoreDependencies: ['@module-federation/enhanced', 'react-dom'],
};

/** What is dead is removed, not listed here: each line says who uses what no import shows. */
export default {
  // the builds' configurations can only be loaded by Node itself
  rspack: false,
  compilers: { css: fromCss },
  workspaces: {
    '.': {
      // the commands, and what they load by name
      entry: [
        '.tools/*.mjs',
        '.tools/{bench,chaos}/*.mjs',
        '.tools/lint/*.mjs',
        '.tools/kit/*.mjs',
        '.tools/kit/make-project.ts',
        '.tools/bench/{one-bundle,bare-react}/*.mjs',
        'rspack.*.ts',
        '.tools/**/*.test.{ts,tsx}',
      ],
      // the template of a remote is no part yet
      project: ['.tools/**/*.{ts,mjs,css}', '!.tools/template/**', '!.tools/kit/team/**', '*.{ts,mjs}'],
      // run by its path; the packed kit itself
      ignoreDependencies: ['@cyclonedx/cyclonedx-npm'],
    },
    'mock-api': {
      // started as processes, and loaded by jest as environments
      entry: [
        'src/host/*.ts',
        'src/testing/**/*.{ts,mjs}',
        'src/**/*.test.ts',
        // the whole schema, whoever reads which table of it; a test compares it with the database
        'src/**/*.tables.ts',
        // read as files, and sent
        'src/public-pages/assets/**/*.css',
      ],
      project: ['src/**/*.{ts,css}'],
      // read as a file
      ignoreDependencies: ['us-atlas'],
    },
    shell: {
      entry: [
        'rspack.config.ts',
        'src/{index,hot-remotes}.ts',
        'src/**/*.test.{ts,tsx}',
        'e2e/{playwright.config,*.e2e,teardown}.ts',
        'e2e/firefox/*.mjs',
        'manual/*.ts',
      ],
      project: ['src/**/*.{ts,tsx,css}', 'e2e/**/*.{ts,mjs}', 'manual/**/*.ts'],
    },
    'shared-ui': {
      // the bundler's client is told where it lies
      entry: ['src/standalone/server-socket.ts', 'src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx,css}'],
      // read as a file
      ignoreDependencies: ['us-atlas'],
    },
    'mfe-*': remote,
  },
  // of the system, where a test needs a file system of its own or another user
  ignoreBinaries: ['mount', 'umount', 'setpriv', 'unshare', 'pdftoppm'],
} satisfies KnipConfig;
