import { mergeRegistries } from './merge-registries.rules.ts';

const built = {
  revision: 0,
  remotes: [
    { name: 'mfe-qc', entry: '/remotes/mfe-qc/1.0.0/mf-manifest.json' },
    { name: 'mfe-admin', entry: '/remotes/mfe-admin/1.0.0/mf-manifest.json' },
  ],
};

test('what was deployed stands in for what was built, from where the server keeps it', () => {
  const deployed = {
    revision: 7,
    remotes: [
      { name: 'mfe-qc', entry: 'remotes/mfe-qc/1.1.0/mf-manifest.json' },
      { name: 'mfe-new', entry: 'https://static.example/mfe-new/mf-manifest.json' },
    ],
  };
  expect(mergeRegistries(built, deployed)).toEqual({
    revision: 7,
    remotes: [
      built.remotes[1],
      { name: 'mfe-qc', entry: '/releases/remotes/mfe-qc/1.1.0/mf-manifest.json' },
      deployed.remotes[1],
    ],
  });
});

test('before the first deploy all is as it was built', () => {
  expect(mergeRegistries(built, { revision: 0, remotes: [] })).toEqual(built);
});
