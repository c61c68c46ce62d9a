import { createInstance } from '@module-federation/enhanced/runtime';
import { ownShares } from './own-shares.ts';

const TABLE = 'shared-ui/table';
type Kit = { version: string };

/** A part that brings the kit's table, or something else, in a version, which is fetched when it is first asked for. */
const part = (name: string, version: string, what = TABLE) =>
  createInstance({
    name,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: {
      [what]: {
        version,
        scope: ['default'],
        shareConfig: { singleton: true, requiredVersion: version },
        get: async () => () => ({ version }),
      },
    },
  });

/** A shell that sees to it who gets what. */
function shellWith(version: string, what = TABLE) {
  const shell = part('shell', version, what);
  shell.registerPlugins([ownShares(shell)]);
  return shell;
}

/** A remote in its page. */
function remoteIn(shell: ReturnType<typeof part>, version: string, what = TABLE) {
  const remote = part('mfe_counts', version, what);
  remote.registerPlugins([ownShares(shell)]);
  return remote;
}

const kitOf = async (host: ReturnType<typeof part>) => {
  const take = await host.loadShare<Kit>(TABLE);
  return take ? take()?.version : undefined;
};

/** Lets the remote's container be handed the shell's copies, beside which it puts its own. */
function meet(shell: ReturnType<typeof part>, remote: ReturnType<typeof part>) {
  const copies = shell.shareScopeMap['default']?.[TABLE] ?? {};
  for (const [version, copy] of Object.entries(remote.shareScopeMap['default']?.[TABLE] ?? {}))
    copies[version] ??= copy;
  remote.shareScopeMap['default'] = shell.shareScopeMap['default'] ?? {};
  return copies;
}

test.each([
  ['older', '1.8.0'],
  ['newer', '1.10.0'],
  ['much newer', '2.0.0'],
])('a remote with a %s kit never replaces the shell’s own for the page', async (_age, version) => {
  const shell = shellWith('1.9.0');
  const remote = part('mfe_counts', version);
  Object.assign(meet(shell, remote)[version] ?? {}, { loaded: true, lib: () => ({ version }) });
  expect(await kitOf(remote)).toBe(version);
  expect(await kitOf(shell)).toBe('1.9.0');
});

test.each([
  ['the shell’s, which fits it', '1.8.0', '1.9.0'],
  ['the shell’s: only the contract says of kits before 1.0 whether they fit', '0.1.0', '1.9.0'],
  ['its own of a later contract', '1.10.0', '1.10.0'],
  ['its own of another major one', '2.0.0', '2.0.0'],
])('a remote gets %s', async (_which, version, got) => {
  const shell = shellWith('1.9.0');
  const remote = remoteIn(shell, version);
  meet(shell, remote);
  expect(await kitOf(remote)).toBe(got);
  expect(await kitOf(shell)).toBe('1.9.0');
});

test('what a remote has loaded in the shell’s version stays the shell’s, beside a newer one', async () => {
  const shell = shellWith('1.9.0');
  const copies = meet(shell, part('mfe_later', '2.0.0'));
  Object.assign(copies['1.9.0'] ?? {}, { from: 'mfe_counts' });
  Object.assign(copies['2.0.0'] ?? {}, { loaded: true, lib: () => ({ version: '2.0.0' }) });
  expect(await kitOf(shell)).toBe('1.9.0');
});

test('of what is the page’s own a remote gets the shell’s, even one of another line', async () => {
  const shell = shellWith('19.4.0', 'react');
  const remote = remoteIn(shell, '19.3.1', 'react');
  Object.assign(remote.shareScopeMap['default'] ?? {}, {
    react: { ...remote.shareScopeMap['default']?.['react'], ...shell.shareScopeMap['default']?.['react'] },
  });
  const take = await remote.loadShare<Kit>('react');
  expect(take && take()?.version).toBe('19.4.0');
});
