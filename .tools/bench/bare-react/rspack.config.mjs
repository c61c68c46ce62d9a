// The least that a page with React can be: one file, minified, compressed as ours are.
import { AfterBuild } from '../../build/after-build.ts';
import { compressAll } from '../../build/compress.ts';

export default {
  mode: 'production',
  devtool: false,
  entry: { main: './.tools/bench/bare-react/index.mjs' },
  output: { filename: '[name].js', clean: true },
  plugins: [new AfterBuild((stats) => compressAll(stats.compilation.outputOptions.path))],
};
