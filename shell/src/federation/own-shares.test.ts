import { createInstance } from '@module-federation/enhanced/runtime';
import { ownShares } from './own-shares.ts';

const TABLE = 'shared-ui/table';
type Kit = { version: string };

/** A part that brings the kit's table in a version, which is fetched when it is first asked for. */
const part = (name: string, version: string, plugins: (typeof ownShares)[] = []) =>
  createInstance({
    name,
    remotes: [],
    plugins,
    shareStrategy: 'loaded-first',
    shared: {
      [TABLE]: {
        version,
        scope: ['default'],
        shareConfig: { singleton: true, requiredVersion: version },
        get: async () => () => ({ version }),
      },
    },
  });

const kitOf = async (host: ReturnType<typeof part>) => {
  const take = await host.loadShare<Kit>(TABLE);
  return take ? take()?.version : undefined;
};

test.each([
  ['older', '0.1.0'],
  ['newer', '0.3.0'],
])('a remote with an %s kit never replaces the shell’s own for the page', async (_age, version) => {
  const shell = part('shell', '0.2.0', [ownShares]);
  const remote = part('mfe_counts', version);
  const copies = shell.shareScopeMap['default']?.[TABLE] ?? {};
  // its container is handed the shell's copies, and puts its own beside them
  Object.assign(copies, remote.shareScopeMap['default']?.[TABLE]);
  Object.assign(copies[version] ?? {}, { loaded: true, lib: () => ({ version }) });
  remote.shareScopeMap['default'] = shell.shareScopeMap['default'] ?? {};
  expect(Object.keys(shell.shareScopeMap['default']?.[TABLE] ?? {})).toContain(version);
  expect(await kitOf(remote)).toBe(version);
  expect(await kitOf(shell)).toBe('0.2.0');
});
