import type { Registry, RegistryEntry } from 'shared-domain/registry';
import { mergeRegistries } from './merge-registries.rules.ts';

const entry = (name: string, address: string): RegistryEntry => ({
  name,
  version: '1.0.0',
  contract: '^1.0',
  entry: address,
  routes: [],
  menu: [],
});
const built: Registry = {
  revision: 0,
  remotes: [
    entry('mfe-qc', '/remotes/mfe-qc/1.0.0/mf-manifest.json'),
    entry('mfe-admin', '/remotes/mfe-admin/1.0.0/mf-manifest.json'),
  ],
};

test('what was deployed stands in for what was built, from where the server keeps it', () => {
  const qc = entry('mfe-qc', 'remotes/mfe-qc/1.1.0/mf-manifest.json');
  const foreign = entry('mfe-new', 'https://static.example/mfe-new/mf-manifest.json');
  expect(mergeRegistries(built, { revision: 7, remotes: [qc, foreign] })).toEqual({
    revision: 7,
    remotes: [built.remotes[1], { ...qc, entry: '/releases/remotes/mfe-qc/1.1.0/mf-manifest.json' }, foreign],
  });
});

test('before the first deploy all is as it was built', () => {
  expect(mergeRegistries(built, { revision: 0, remotes: [] })).toEqual(built);
});
