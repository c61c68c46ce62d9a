import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { finishRemote } from './.tools/build/after-build.ts';
import { DEV_PORTS, remoteServer } from './.tools/build/dev-server.ts';
import { SameAnywhere } from './.tools/build/same-anywhere.ts';
import { packageOf, programs, root, versionOf } from './.tools/project.mjs';

const sharedUi = packageOf('shared-ui', 'shared-ui');
const themeLoader = join(sharedUi, 'theme-loader.mjs');
const madeLoader = join(sharedUi, 'made-loader.mjs');
const jsxDevRuntime = join(sharedUi, `src/standalone/jsx-dev-runtime${programs}`);
/** The line by which a development server tells its page of changes. */
const serverSocket = join(sharedUi, `src/standalone/server-socket${programs}`);
const PRIME_CSS = /(?:lara-light-blue[\\/]theme|primeicons)\.css$/;

/**
 * What the parts share at run time, request by request: prefixes would share hundreds of small modules, and a second
 * entry to the session store would make a second store. Everything with state is a singleton of the shell's.
 */
export function sharedModules() {
  const versions = JSON.parse(readFileSync(join(sharedUi, 'package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  };
  const library = (name: string) => ({
    singleton: true,
    requiredVersion: versions.dependencies[name.split('/')[0] ?? name],
  });
  const kit = { singleton: true, requiredVersion: `^${versions.version}`, version: versions.version };
  return {
    react: library('react'),
    'react/jsx-runtime': library('react'),
    'react-dom': library('react-dom'),
    'react-dom/client': library('react-dom'),
    zustand: library('zustand'),
    axios: library('axios'),
    'shared-ui/api': kit,
    'shared-ui/auth': kit,
    'shared-ui/form': kit,
    'shared-ui/i18n': kit,
    'shared-ui/map': kit,
    'shared-ui/query': kit,
    'shared-ui/remote': kit,
    'shared-ui/router': kit,
    'shared-ui/table': kit,
    'shared-ui/ui': kit,
  };
}

/**
 * The federation runtime in modules. The plugin would take its CommonJS twins, of which nothing that is not needed can
 * be left out.
 */
function runtimeInModules(): Record<string, string> {
  const { resolve } = createRequire(import.meta.url);
  const [runtime, bundlerRuntime] = ['runtime', 'webpack-bundler-runtime'].map((name) =>
    resolve(`@module-federation/${name}`),
  ) as [string, string];
  const inModules = (file: string) => join(dirname(file), 'bundler.js');
  return {
    '@module-federation/runtime': inModules(runtime),
    '@module-federation/runtime$': inModules(runtime),
    [bundlerRuntime]: inModules(bundlerRuntime),
  };
}

/** The router without its warnings for developers, which its package offers under no condition. */
function routerOfProduction(): Record<string, string> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production');
  return {
    'react-router$': join(folder, 'index.mjs'),
    'react-router/dom$': join(folder, 'dom-export.mjs'),
  };
}

function rules(development: boolean): RuleSetRule[] {
  const swc = (tsx: boolean): RuleSetRule['use'] => ({
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx },
        transform: { react: { runtime: 'automatic', development, refresh: development } },
      },
    },
  });
  return [
    { test: /\.tsx$/, exclude: /node_modules/, use: swc(true), type: 'javascript/auto' },
    { test: /\.ts$/, exclude: /node_modules/, use: swc(false), type: 'javascript/auto' },
    // data that a module makes out of sources: the page gets what it made
    { test: /\.made\.(ts|js)$/, include: sharedUi, enforce: 'post', use: [madeLoader] },
    { test: PRIME_CSS, use: [themeLoader], type: 'css/auto' },
    { test: /\.css$/, exclude: PRIME_CSS, type: 'css/auto' },
    { test: /\.(woff2?|svg|png)$/, type: 'asset/resource' },
    { test: /\.(eot|ttf)$/, type: 'asset/resource', generator: { emit: false } },
  ];
}

/**
 * Source maps aside of a part's releases, in a folder that no address leads to: the server leads traces of failures to the
 * sources by them, and no browser is told of them. Without the sources' texts, which the repository has.
 */
const keepSourceMaps = (part: string) =>
  new rspack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: `../.maps/${versionOf(part)}/[file].map`,
    append: false,
    noSources: true,
    // the module that starts federation is called by its text, which holds paths of this machine
    moduleFilenameTemplate: ({ resourcePath }) =>
      `webpack:///${resourcePath.startsWith('data:') ? 'federation' : resourcePath}`,
  });

/**
 * What shell and remotes have in common. `rspack build` builds for production, `rspack dev` (NODE_ENV=development)
 * serves hot.
 */
export function baseConfig(part: string): Configuration {
  const development = process.env['NODE_ENV'] === 'development';
  return {
    name: part,
    context: join(root, part),
    mode: development ? 'development' : 'production',
    devtool: development ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        ...runtimeInModules(),
        ...(development ? {} : routerOfProduction()),
        'react/jsx-dev-runtime$': jsxDevRuntime,
      },
    },
    module: { rules: rules(development) },
    stats: 'errors-warnings',
    performance: false,
    // a remote finds its files by where its entry came from; the manifest plugin warns of just that
    infrastructureLogging: { level: 'error' },
    plugins: development
      ? // six servers side by side tell no percentages; this also keeps the command line from adding its own
        [new ReactRefreshRspackPlugin(), new rspack.ProgressPlugin(() => undefined)]
      : // page and entry know what each of their files must be, and the browser checks it; by the shortest of the
        // hashes, since the sign-in waits for those of the shell
        [
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
          keepSourceMaps(part),
          new SameAnywhere(root),
        ],
    // a part of the page that is compiled when it is first asked for is no longer the one that federation announced
    lazyCompilation: false,
    devServer: {
      port: DEV_PORTS[part],
      host: 'localhost',
      hot: true,
      historyApiFallback: { disableDotRule: true },
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: 'all',
      static: existsSync(join(root, part, 'public')) ? { directory: join(root, part, 'public') } : false,
      client: { overlay: { warnings: false }, webSocketTransport: serverSocket },
      onListening: ({ options: { port } }) =>
        process.stdout.write(`${part}, hot: http://localhost:${String(port)}\n`),
    },
  };
}

/**
 * From this size on, in bytes of source, what several screens of a remote use is a file of its own. Browsers ask six files
 * at a time of a server: on a slow line a small one costs a screen more than the same lines in two files do.
 */
const SHARED_FROM = 100_000;

/**
 * A remote: exposes its lifecycles; on its development server it also runs alone, from `src/index.ts`. The unique name
 * carries the version, or two releases in one page would take each other's chunks for their own.
 */
export function remoteConfig(part: string): Configuration {
  const base = baseConfig(part);
  const version = versionOf(part);
  const development = base.mode === 'development';
  return {
    ...base,
    entry: development ? { main: './src/index.ts' } : {},
    devServer: { ...base.devServer, ...remoteServer(part) },
    output: {
      // no build empties it: open tabs ask for the files of the build that they began with
      path: join(root, part, 'dist', version),
      publicPath: 'auto',
      // what is served hot may come beside the release of the same version
      uniqueName: `${part}@${version}${development ? '-hot' : ''}`,
      filename: development ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
      cssFilename: development ? '[name].css' : '[name].[contenthash:8].css',
      chunkLoadTimeout: 20_000,
      crossOriginLoading: development ? false : 'anonymous',
    },
    optimization: { splitChunks: { minSize: SHARED_FROM } },
    module: {
      ...base.module,
      // a browser takes scripts that are asked for later to be less urgent than calls, which a screen can't show without
      parser: { javascript: { dynamicImportFetchPriority: 'high' } },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(development
        ? [
            new rspack.HtmlRspackPlugin({
              template: join(sharedUi, 'src/standalone/standalone.html'),
              publicPath: '/',
              // the entry for shells is another runtime, which would take the update hook of the page's own
              chunks: ['main'],
            }),
          ]
        : [finishRemote(part)]),
      new ModuleFederationPlugin({
        name: part.replaceAll('-', '_'),
        filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './lifecycles': './src/lifecycles.tsx' },
        shared: sharedModules(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        // the shell lends its own to what is released; a development server's remote may run without one
        experiments: { optimization: { target: 'web' }, externalRuntime: !development },
      }),
    ],
  };
}
