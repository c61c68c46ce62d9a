import { packageLines, partLines, reportText } from './diagnostics.rules.ts';

const entry = { version: '1.0.0', contract: '^1.1', entry: '/a/mf-manifest.json', routes: [], menu: [] };
const failed = {
  name: 'mfe-qc',
  version: '1.0.0',
  state: 'failed' as const,
  attempts: 2,
  ms: null,
  reference: 'AB12',
  cause: 'The manifest answered 404',
  why: 'missing' as const,
};

const parts = partLines(
  [
    { ...entry, name: 'mfe-qc' },
    { ...entry, name: 'mfe-admin', disabled: { why: 'broken' } },
    { ...entry, name: 'mfe-exports' },
  ],
  (name) => (name === 'mfe-qc' ? failed : null),
);

test('a part is failed, switched off or not opened yet', () => {
  expect(parts.map(({ name, state }) => [name, state])).toEqual([
    ['mfe-qc', 'failed'],
    ['mfe-admin', 'off'],
    ['mfe-exports', 'unused'],
  ]);
});

test('of shared packages only the copies in use count', () => {
  const scopes = {
    default: {
      react: {
        '19.3.1': { from: 'shell', useIn: ['mfe_qc', 'shell', 'mfe_qc'], loaded: 1 },
        '18.0.0': { from: 'mfe_old', useIn: [] },
      },
      axios: { '1.21.1': { from: 'shell', useIn: ['shell'], lib: () => null } },
    },
  };
  expect(packageLines(scopes)).toEqual([
    { name: 'axios', version: '1.21.1', from: 'shell', usedBy: ['shell'] },
    { name: 'react', version: '19.3.1', from: 'shell', usedBy: ['mfe_qc', 'shell'] },
  ]);
});

test('the text names revision, parts, causes, packages and browser', () => {
  const text = reportText({
    revision: 7,
    contract: '1.1',
    parts: parts.slice(0, 1),
    packages: [{ name: 'react', version: '19.3.1', from: 'shell', usedBy: ['shell'] }],
    override: { name: 'mfe-qc', origin: 'http://localhost:3012' },
    browser: 'Browser 1',
  });
  expect(text.split('\n')).toEqual([
    'Registry revision 7, contract 1.1',
    'Override: mfe-qc from http://localhost:3012',
    'mfe-qc 1.0.0, contract ^1.1, failed, attempt 2, missing, reference AB12, The manifest answered 404, /a/mf-manifest.json',
    'react 19.3.1 from shell, used by shell',
    'Browser 1',
  ]);
});
