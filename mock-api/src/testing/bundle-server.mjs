// The server in one file, for tests that start it some sixty times: what it is made of is read, resolved and stripped of
// its types once, not at each start.
import { join } from 'node:path';
import { rspack } from '@rspack/core';

/** Every file keeps its own address: it reads what lies beside it, and starts the database's thread from there. */
const parser = { javascript: { url: false, worker: false, createRequire: false } };
const typescript = {
  test: /\.ts$/,
  type: 'javascript/auto',
  loader: 'builtin:swc-loader',
  options: { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } },
};

/** Bundles `host/node.ts` as it stands into the folder; answers the file's path. */
export async function bundleServer(folder) {
  const compiler = rspack({
    mode: 'none',
    target: 'node24',
    devtool: false,
    context: process.cwd(),
    entry: { server: './mock-api/src/host/node.ts' },
    output: { path: folder, module: true, chunkFormat: 'module', filename: '[name].mjs' },
    experiments: { outputModule: true },
    // an optional part of `pg` that is not installed
    resolve: { extensions: ['.ts', '.mjs', '.js', '.json'], alias: { 'pg-native': false } },
    module: { parser, rules: [typescript] },
    // it is what was started, as the file itself is otherwise
    plugins: [new rspack.DefinePlugin({ 'import.meta.main': 'true' })],
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return join(folder, 'server.mjs');
}
