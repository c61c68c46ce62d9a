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

const nothing = { off: {}, refused: [] };
const off = { why: 'Sums are wrong', whyEs: 'Las sumas no cuadran' };
const shell = (version: string, page: string) => ({
  version,
  contract: '1.9',
  taken: [],
  page,
  integrity: 'sha384-x',
});

test('what was deployed stands in for what was built, from where the server keeps it', () => {
  const qc = entry('mfe-qc', 'remotes/mfe-qc/1.1.0/mf-manifest.json');
  const foreign = entry('mfe-new', 'https://static.example/mfe-new/mf-manifest.json');
  const deployed = {
    ...qc,
    before: [entry('mfe-qc', 'remotes/mfe-qc/1.0.0/m.json')],
    trial: { ...entry('mfe-qc', 'remotes/mfe-qc/1.2.0/m.json'), share: 0.1 },
  };
  expect(mergeRegistries(built, { revision: 7, remotes: [deployed, foreign] }, nothing)).toEqual({
    revision: 7,
    remotes: [
      built.remotes[1],
      {
        ...qc,
        entry: '/releases/remotes/mfe-qc/1.1.0/mf-manifest.json',
        before: [entry('mfe-qc', '/releases/remotes/mfe-qc/1.0.0/m.json')],
        trial: { ...entry('mfe-qc', '/releases/remotes/mfe-qc/1.2.0/m.json'), share: 0.1 },
      },
      foreign,
    ],
  });
});

test('before the first deploy all is as it was built', () => {
  expect(mergeRegistries(built, { revision: 0, remotes: [] }, nothing)).toEqual(built);
});

test('what only came with the server can be off, and so can what it does not have; reasons in both languages', () => {
  const told = { off: { 'mfe-admin': off, 'mfe-future': off }, refused: [] };
  const merged = mergeRegistries(built, { revision: 3, remotes: [] }, told);
  expect(merged.remotes).toEqual([built.remotes[0], { ...built.remotes[1], disabled: off }]);
  expect(merged.off).toEqual(told.off);
});

test('a deployed shell is in force over the built one, and is looked for where the server keeps it', () => {
  const withShell = { ...built, shell: shell('1.0.0', '/shell/1.0.0/index.html') };
  const deployed = { revision: 2, remotes: [], shell: shell('1.1.0', 'shell/1.1.0/index.html') };
  expect(mergeRegistries(withShell, deployed, nothing).shell).toEqual(
    shell('1.1.0', '/releases/shell/1.1.0/index.html'),
  );
  expect(mergeRegistries(withShell, { revision: 2, remotes: [] }, nothing).shell).toEqual(withShell.shell);
});

test('what was refused is told, with what stands in', () => {
  const reason = 'nobody has signed it';
  const refused = [
    { name: 'mfe-qc', version: '1.1.0', reason },
    { name: 'mfe-new', version: '0.1.0', reason },
  ];
  expect(mergeRegistries(built, { revision: 1, remotes: [] }, { off: {}, refused }).refused).toEqual([
    { ...refused[0], instead: '1.0.0' },
    refused[1],
  ]);
});
