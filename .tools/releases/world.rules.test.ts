import type {
  RegistryEntry,
  RemoteRelease,
  ShellRelease,
} from '../../shared-ui/domain/src/registry/registry.ts';
import { sharedMisfits } from './shared-versions.rules.ts';
import { releaseOf, shellOf } from './testing.ts';
import { faultsOfRemote, faultsOfShell } from './world.rules.ts';

const shared = { react: '19.3.1', 'shared-ui/ui': '1.9.4' };
const shell = shellOf('0.9.0', { shared });
const admin = releaseOf('1.0.0', { name: 'mfe-admin' });
const screen = (path: string, access: RemoteRelease['routes'][number]['access'] = 'signedIn') => ({
  routes: [{ path, access, layout: 'default' as const, title: { en: 'A', es: 'A' } }],
});

test.each<[string, Partial<RemoteRelease>, string]>([
  ['another major contract', { contract: '^2.0' }, 'needs contract ^2.0, and the shell offers 1.1'],
  ['a later contract', { contract: '^1.2' }, 'needs contract ^1.2, and the shell offers 1.1'],
  ['a path of the shell', screen('/dashboard'), "/dashboard: somebody else's path"],
  ['a path of another remote', screen('/of-mfe-admin'), "/of-mfe-admin: somebody else's path"],
  ['a path of the server', screen('/api/x'), "/api/x: the server's own path"],
  ['weaker access than its path demands', screen('/report'), '/report: weaker than superAdmin'],
  ['another React', { requires: { react: '20.0.0' } }, 'needs react 20.0.0, and the shell shares 19.3.1'],
  [
    'a kit out of range',
    { requires: { 'shared-ui/ui': '^1.10.0' } },
    'needs shared-ui/ui ^1.10.0, and the shell shares 1.9.4',
  ],
  ['no integrity', { integrity: undefined }, 'it does not say what its files must be. Build it anew'],
])('a remote with %s is refused', (_, change, reason) => {
  expect(faultsOfRemote(releaseOf('1.0.0', change), { shell, remotes: [admin] })).toEqual([reason]);
});

test('a remote that fits stands in for its former release', () => {
  const requires = { react: '^19.2.0', 'shared-ui/ui': '^1.9.0', 'shared-ui/later': '^1.9.0' };
  const former = releaseOf('1.0.0', screen('/former'));
  expect(faultsOfRemote(releaseOf('1.1.0', { requires }), { shell, remotes: [former, admin] })).toEqual([]);
});

test('a remote of before the kit’s version followed the contract goes by the contract alone', () => {
  const requires = { 'shared-ui/ui': '0.1.0' };
  expect(faultsOfRemote(releaseOf('1.1.0', { requires }), { shell, remotes: [admin] })).toEqual([]);
});

test.each<[string, Partial<ShellRelease>, string]>([
  [
    'offers an older contract',
    { contract: '1.0' },
    'mfe-admin 1.0.0: needs contract ^1.1, and the shell offers 1.0',
  ],
  [
    'offers another major contract',
    { contract: '2.0' },
    'mfe-admin 1.0.0: needs contract ^1.1, and the shell offers 2.0',
  ],
  [
    'takes a remote’s path',
    { taken: ['/of-mfe-admin'] },
    "mfe-admin 1.0.0: /of-mfe-admin: somebody else's path",
  ],
  [
    'shares another React',
    { shared: { react: '20.0.0' } },
    'mfe-admin 1.0.0: needs react 19.3.1, and the shell shares 20.0.0',
  ],
  ['says nothing of its page', { integrity: '' }, 'it does not say what its page must be. Build it anew'],
])('a shell that %s is refused', (_, change, reason) => {
  const inUse = { ...admin, requires: { react: '19.3.1' } };
  const world = { shell, remotes: [inUse], isRunning: true };
  expect(faultsOfShell(shellOf('1.0.0', { shared, ...change }), world)).toEqual([reason]);
  expect(faultsOfShell(shellOf('1.0.0', { shared }), world)).toEqual([]);
});

test('a shell is not to blame for what the running one leaves out as well', () => {
  const broken: RegistryEntry = { ...admin, contract: '^3.0' };
  const next = shellOf('1.0.0', { contract: '1.2' });
  expect(faultsOfShell(next, { shell, remotes: [broken], isRunning: true })).toEqual([]);
  expect(faultsOfShell(next, { shell: next, remotes: [broken], isRunning: false })).toHaveLength(1);
});

test.each([
  ['19.3.1', '19.0.0', true],
  ['19.3.1', '20.0.0', false],
  ['0.1.0', '0.1.9', true],
  ['0.1.0', '0.2.0', false],
  ['^19.2.0', '19.1.0', false],
  ['>=18 <20', '19.3.1', true],
])('who needs %s gets along with %s: %s', (required, offered, fits) => {
  expect(sharedMisfits({ react: required }, { react: offered })).toHaveLength(fits ? 0 : 1);
});
