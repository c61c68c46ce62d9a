import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Compiler, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { baseConfig, sharedModules } from '../rspack.base.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const base = baseConfig('shell');
const development = base.mode === 'development';

/** Lets the browser fetch the letters of body text and headings together with the scripts. */
class PreloadFonts implements RspackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PreloadFonts', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(
        'PreloadFonts',
        (data) => {
          const fonts = Object.keys(compilation.assets).filter((name) =>
            /(public-sans|overpass)-latin-wght-normal.*\.woff2$/.test(name),
          );
          data.headTags.unshift(
            ...fonts.map((name) => ({
              tagName: 'link',
              voidTag: true,
              attributes: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                href: `/${name}`,
                crossorigin: '',
              },
            })),
          );
          return data;
        },
      );
    });
  }
}

const ofPackages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);

/** The shell: federation host, own screens, and the one copy of everything that remotes share. */
const config: Configuration = {
  ...base,
  output: {
    path: join(here, 'dist'),
    clean: true,
    publicPath: '/',
    uniqueName: 'shell',
    filename: development ? '[name].js' : '[name].[contenthash:8].js',
    chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
    cssFilename: development ? '[name].css' : '[name].[contenthash:8].css',
    assetModuleFilename: '[name].[contenthash:8][ext]',
  },
  module: {
    rules: [
      ...(base.module?.rules ?? []),
      {
        test: join(here, 'src/screens/dashboard/texas.ts'),
        enforce: 'post',
        use: [join(here, 'texas-loader.mjs')],
      },
    ],
  },
  optimization: {
    splitChunks: {
      chunks: 'all',
      cacheGroups: {
        // few requests to the login screen: what every page needs is two files, libraries and our own kit
        framework: {
          test: ofPackages(
            'react|react-dom|react-router|react-router-dom|scheduler|zustand|axios|single-spa-react',
          ),
          name: 'framework',
          chunks: 'all',
          enforce: true,
          priority: 50,
        },
        kit: {
          test: /[\\/]shared-ui[\\/]src[\\/](domain|i18n|api|auth|router|remote|ui)[\\/].*\.tsx?$/,
          name: 'kit',
          chunks: 'all',
          enforce: true,
          priority: 40,
        },
      },
    },
  },
  plugins: [
    ...(base.plugins ?? []),
    new rspack.HtmlRspackPlugin({ template: './public/index.html', publicPath: '/', scriptLoading: 'defer' }),
    new rspack.CopyRspackPlugin({
      patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
    }),
    new PreloadFonts(),
    new ModuleFederationPlugin({
      name: 'shell',
      remotes: {},
      shared: sharedModules(),
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      experiments: { optimization: { target: 'web' } },
    }),
  ],
};

export default config;
