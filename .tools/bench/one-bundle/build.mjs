// The same app as one bundle, without federation: what the parts are measured against. Screens still load when they are
// opened, as any careful single build would have it.
import { join } from 'node:path';
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

/** Builds it into a folder. */
export async function buildOneBundle(folder) {
  const { rspack } = await import('@rspack/core');
  const { compressAll } = await import('../../compress.mjs');
  const shell = (await import(join(root, 'shell/rspack.config.ts'))).default;
  const federation = (file) => join(root, 'shell/src/federation', file);
  const config = {
    ...shell,
    output: { ...shell.output, path: folder },
    plugins: [
      ...shell.plugins.filter((plugin) => plugin.constructor.name !== 'ModuleFederationPlugin'),
      new rspack.experiments.VirtualModulesPlugin({
        [federation('load-remote.ts')]: loader(),
        [federation('manifest.ts')]: NOTHING_AHEAD,
      }),
    ],
  };
  await new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error) return reject(error);
      return stats.hasErrors() ? reject(new Error(stats.toString('errors-only'))) : resolve();
    });
  });
  await compressAll([folder]);
}
