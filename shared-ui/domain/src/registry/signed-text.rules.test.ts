import type { RemoteRelease } from './registry.ts';
import { signedText } from './signed-text.rules.ts';

const release: RemoteRelease = {
  name: 'mfe-qc',
  version: '1.2.0',
  contract: '^1.9',
  entry: 'remotes/mfe-qc/1.2.0/mf-manifest.json',
  routes: [{ path: '/qc', access: 'signedIn', layout: 'default', title: { en: 'QC', es: 'CC' } }],
  menu: [],
  integrity: { manifest: 'sha384-a', entry: 'sha384-b' },
};

test('where a release stands, who signed it and how its fields are ordered make no difference', () => {
  const { routes, ...rest } = release;
  const placed = {
    ...rest,
    entry: '/releases/x/mf-manifest.json',
    signature: { key: 'qc', value: 'x' },
    disabled: { why: 'tried' },
    routes,
  };
  expect(signedText(placed)).toBe(signedText(release));
});

test.each<[string, Partial<RemoteRelease>]>([
  ['another version', { version: '1.2.1' }],
  ['other files', { integrity: { manifest: 'sha384-a', entry: 'sha384-c' } }],
  ['weaker access', { routes: release.routes.map((route) => ({ ...route, access: 'public' })) }],
  ['another name', { name: 'mfe-admin' }],
])('%s is another text', (_name, change) => {
  expect(signedText({ ...release, ...change })).not.toBe(signedText(release));
});
