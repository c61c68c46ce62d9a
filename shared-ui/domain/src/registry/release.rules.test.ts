import { readRelease, readShellRelease, readSwitchedOff, Refusal } from './release.rules.ts';

const hash = `sha384-${'a'.repeat(64)}`;
const surroundings = { contract: '1.9', taken: [], base: 'https://counts.example/' };
const release = {
  name: 'mfe-qc',
  version: '1.2.0',
  contract: '^1.9',
  entry: 'remotes/mfe-qc/1.2.0/mf-manifest.json',
  routes: [{ path: '/qc', access: 'signedIn', layout: 'default', title: { en: 'QC', es: 'CC' } }],
  menu: [],
  integrity: { manifest: hash, entry: hash },
};
const shell = {
  version: '1.2.0',
  contract: '1.9',
  taken: ['/'],
  page: 'shell/1.2.0/i.html',
  integrity: hash,
};
const refusal = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return '';
};

test('where integrity is demanded, a release without it is refused; elsewhere it is taken', () => {
  const { integrity: _, ...bare } = release;
  expect(readRelease(bare, surroundings)).toEqual(bare);
  const read = () => readRelease(bare, { ...surroundings, demandsIntegrity: true });
  expect(refusal(read)).toBe('it does not say what its files must be');
});

test('a release for another contract is read where that makes no difference', () => {
  const newer = { ...release, contract: '^2.0' };
  expect(refusal(() => readRelease(newer, surroundings))).toMatch(/needs contract \^2\.0/);
  expect(readRelease(newer, surroundings, true)).toEqual(newer);
});

test.each<[string, unknown, object]>([
  ['a signature', { key: 'qc-team', value: 'x' }, { signature: { key: 'qc-team', value: 'x' } }],
  ['a damaged signature, as if there were none', { key: 'qc-team' }, {}],
])('a release comes with %s', (_name, signature, more) => {
  expect(readRelease({ ...release, signature }, surroundings)).toEqual({ ...release, ...more });
});

test.each<[string, object, string]>([
  ['no version', { version: '' }, 'no version'],
  ['a range for a contract', { contract: '^1.9' }, 'no contract version'],
  ['no list of screens', { taken: [1] }, 'no list of its screens'],
  ['no page', { page: undefined }, 'no address'],
  ['no integrity', { integrity: 'sha1-x' }, 'damaged integrity'],
])('a shell with %s is refused', (_name, change, reason) => {
  expect(readShellRelease(shell)).toEqual(shell);
  expect(refusal(() => readShellRelease({ ...shell, ...change }))).toBe(reason);
});

test.each<[string, unknown, object]>([
  ['in both languages', { why: 'Totals', whyEs: 'Totales' }, { why: 'Totals', whyEs: 'Totales' }],
  ['in English alone', { why: 'Totals', whyEs: 7 }, { why: 'Totals' }],
  [
    'that can not be read',
    true,
    { why: 'The reason could not be read.', whyEs: 'No se pudo leer el motivo.' },
  ],
])('a part is off for a reason %s', (_name, value, read) => {
  expect(readSwitchedOff(value)).toEqual(read);
});
