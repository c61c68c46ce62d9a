import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Compiler, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { finishShell } from '../.tools/build/after-build.ts';
import { shellServer } from '../.tools/build/dev-server.ts';
import { versionOf } from '../.tools/project.mjs';
import { baseConfig, sharedModules } from '../rspack.base.ts';
import { ManualPlugin } from './manual/manual-plugin.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const base = baseConfig('shell');
const version = versionOf('shell');
const development = base.mode === 'development';

/** In the page: the folder that the shell in force is served from, which only the server knows. */
const FILES = development ? '/' : '__FILES__/';

/** What the login screen consists of: by name, the files and how a browser is told to fetch them at once. */
const START: [file: RegExp, attributes: Record<string, string>][] = [
  [/^(framework|kit|bootstrap)\.[^/]*\.js$/, { as: 'script' }],
  [/^(kit|bootstrap)\.[^/]*\.css$/, { as: 'style' }],
  // letters show in another font meanwhile: nothing waits for them
  [
    /^public-sans-latin-wght-normal\..*\.woff2$/,
    { as: 'font', type: 'font/woff2', crossorigin: '', fetchpriority: 'low' },
  ],
];

/**
 * Names these files in the page. Without it the browser learns of them one after the other, a round trip each: the
 * entry waits for the shared modules to settle before it asks for the app.
 */
class PreloadStart implements RspackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PreloadStart', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(
        'PreloadStart',
        (data) => {
          const links = Object.keys(compilation.assets).flatMap((name) => {
            const attributes = START.find(([file]) => file.test(name))?.[1];
            return attributes ? [{ rel: 'preload', href: FILES + name, ...attributes }] : [];
          });
          data.headTags.unshift(
            ...links.map((attributes) => ({ tagName: 'link', voidTag: true, attributes })),
          );
          return data;
        },
      );
    });
  }
}

/** What runs before anything is shared brings its own copy of what it needs: no file of the start is cut for it. */
const notHot = ({ name }: { name?: string }) => name !== 'hot';

/** The kit's modules that every page needs, and what the sign-in needs of the domain: the rest comes with its screens. */
const KIT =
  /[\\/]shared-ui[\\/](src[\\/](i18n|api|auth|router|remote|ui)|domain[\\/]src(?![\\/]([\w-]*access|compare|fields|figures|glossary|table|texts[\\/](common|comparison|count|data|form|person))))[\\/].*\.(tsx?|css)$/;

const ofPackages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);

/** The shell: federation host, own screens, and the one copy of everything that remotes share. */
const config: Configuration = {
  ...base,
  devServer: { ...base.devServer, ...shellServer },
  entry: { main: [...(development ? ['./src/hot-remotes.ts'] : []), './src/index.ts'] },
  output: {
    // a version has a folder, which no build empties: open tabs ask for the files of the build that they began with
    path: join(here, 'dist', version),
    publicPath: development ? '/' : 'auto',
    crossOriginLoading: development ? false : 'anonymous',
    uniqueName: 'shell',
    filename: development ? '[name].js' : '[name].[contenthash:8].js',
    chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
    cssFilename: development ? '[name].css' : '[name].[contenthash:8].css',
    assetModuleFilename: '[name].[contenthash:8][ext]',
  },
  optimization: {
    splitChunks: {
      chunks: notHot,
      cacheGroups: {
        // few requests to the login screen: what every page needs is two files, libraries and our own kit
        framework: {
          test: ofPackages(
            'react|react-dom|react-router|react-router-dom|scheduler|zustand|axios|single-spa-react',
          ),
          name: 'framework',
          chunks: notHot,
          enforce: true,
          priority: 50,
        },
        kit: {
          test: KIT,
          name: 'kit',
          chunks: notHot,
          enforce: true,
          priority: 40,
        },
      },
    },
  },
  plugins: [
    ...(base.plugins ?? []),
    new rspack.HtmlRspackPlugin({
      template: './public/index.html',
      templateParameters: { version },
      publicPath: FILES,
      scriptLoading: 'defer',
    }),
    new rspack.CopyRspackPlugin({
      patterns: [
        { from: 'public', globOptions: { ignore: ['**/index.html'] } },
        // the fonts' licence asks to travel with them
        ...['overpass', 'public-sans'].map((font) => ({
          from: join(here, `../node_modules/@fontsource-variable/${font}/LICENSE`),
          to: `licences/${font}.txt`,
        })),
      ],
    }),
    new ManualPlugin(),
    ...(development ? [] : [new PreloadStart(), finishShell]),
    new ModuleFederationPlugin({
      name: 'shell',
      remotes: {},
      shared: sharedModules(),
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      // manifests are read by the shell itself, which watches the clock and the status
      experiments: { optimization: { target: 'web', disableSnapshot: true } },
    }),
  ],
};

export default config;
