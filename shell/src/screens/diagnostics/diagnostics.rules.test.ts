import type { PageEntry } from '../../federation/page-entry.ts';
import { offLines, packageLines, partLines, reportText, shellLine } from './diagnostics.rules.ts';

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

const known: PageEntry[] = [
  { ...entry, name: 'mfe-qc' },
  { ...entry, name: 'mfe-admin' },
  { ...entry, name: 'mfe-exports' },
  { ...entry, name: 'mfe-imports', isUnfit: true },
  { ...entry, name: 'mfe-stations', trial: { ...entry, name: 'mfe-stations', share: 0.1 } },
  { ...entry, name: 'mfe-old', before: [{ ...entry, name: 'mfe-old' }] },
  { ...entry, name: 'mfe-lab', isBrought: true },
  { ...entry, name: 'mfe-next', isBrought: true },
];
const parts = partLines(
  known,
  (name) => (name === 'mfe-qc' ? failed : null),
  ({ name }) => ({ 'mfe-admin': { why: 'broken' }, 'mfe-exports': 'tab' as const })[name] ?? null,
  'mfe-lab',
);

test('a part is failed, off for all or here, does not fit, or was not opened yet; its release is told', () => {
  expect(parts.map(({ name, state, origin, share }) => [name, state, origin, share])).toEqual([
    ['mfe-qc', 'failed', 'released', null],
    ['mfe-admin', 'off', 'released', null],
    ['mfe-exports', 'offHere', 'released', null],
    ['mfe-imports', 'unfit', 'released', null],
    ['mfe-stations', 'unused', 'trial', 0.1],
    ['mfe-old', 'unused', 'before', null],
    ['mfe-lab', 'unused', 'override', null],
    ['mfe-next', 'unused', 'preview', null],
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
    parts: [
      shellLine('2.0.0', '1.1', '/shell/2.0.0/index.html', undefined),
      ...parts.slice(0, 1),
      ...parts.slice(4, 5),
    ],
    packages: [{ name: 'react', version: '19.3.1', from: 'shell', usedBy: ['shell'] }],
    override: { name: 'mfe-qc', origin: 'http://localhost:3012' },
    refused: [
      { name: 'mfe-old', version: '1.1.0', reason: 'not signed', instead: '1.0.0' },
      { name: '?', reason: 'no proper name' },
    ],
    off: offLines({ 'mfe-admin': { why: 'broken' } }),
    browser: 'Browser 1',
  });
  expect(text.split('\n')).toEqual([
    'Registry revision 7, contract 1.1',
    'Override: mfe-qc from http://localhost:3012',
    'shell 2.0.0, contract 1.1, loaded, /shell/2.0.0/index.html',
    'mfe-qc 1.0.0, contract ^1.1, failed, attempt 2, missing, reference AB12, The manifest answered 404, /a/mf-manifest.json',
    'mfe-stations 1.0.0, contract ^1.1, trial, for 0.1 of the sessions, unused, /a/mf-manifest.json',
    'Not used: mfe-old 1.1.0, not signed, 1.0.0 instead',
    'Not used: ?, no proper name',
    'Off: mfe-admin, broken',
    'react 19.3.1 from shell, used by shell',
    'Browser 1',
  ]);
});

test.each<[string, number | null, string]>([
  ['2.0.0', 0.1, 'trial'],
  ['2.1.0', null, 'shell'],
])('the shell %s of the page is on trial for %s of the sessions', (version, share, origin) => {
  const trial = {
    version: '2.0.0',
    contract: '1.1',
    taken: [],
    page: '/x',
    integrity: 'sha384-x',
    share: 0.1,
  };
  expect(shellLine(version, '1.1', null, trial)).toMatchObject({ version, share, origin });
});
