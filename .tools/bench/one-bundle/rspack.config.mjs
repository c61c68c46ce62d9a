// The same app as one bundle, without federation: what the parts are measured against. Screens still load when they are
// opened, as any careful single build would have it.
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import shell from '../../../shell/rspack.config.ts';
import { AfterBuild } from '../../build/after-build.ts';
import { compressAll } from '../../build/compress.ts';
import { REMOTES, root } from '../../project.mjs';

/** Says where a remote's lifecycles come from in a single build: from its own source. */
function loader() {
  const cases = REMOTES.map(
    (name) =>
      `  ${JSON.stringify(name)}: () => import(${JSON.stringify(join(root, name, 'src/lifecycles.tsx'))}),`,
  );
  return `const parts = {\n${cases.join('\n')}\n};\nexport const loadRemote = ({ name }) => parts[name]();\n`;
}

/** A single build has no remote to fetch ahead. */
const NOTHING_AHEAD = `
export const fetchAhead = () => undefined;
export const isEntryFile = () => false;
export const manifestOf = () => Promise.reject(new Error('one bundle'));
`;

const federation = (file) => join(root, 'shell/src/federation', file);
const ofParts = ['ModuleFederationPlugin', 'AfterBuild'];

export default {
  ...shell,
  plugins: [
    ...shell.plugins.filter((plugin) => !ofParts.includes(plugin.constructor.name)),
    new rspack.experiments.VirtualModulesPlugin({
      [federation('load-remote.ts')]: loader(),
      [federation('manifest.ts')]: NOTHING_AHEAD,
    }),
    new AfterBuild((stats) => compressAll(stats.compilation.outputOptions.path)),
  ],
};
