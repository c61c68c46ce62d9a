import { offIn, registryFrom } from './registry-file.rules.ts';
import { entryOf } from './testing.ts';

const qc = entryOf('mfe-qc', '1.1.0');
const whole = { revision: 3, remotes: [qc], off: { 'mfe-admin': { why: 'x' } } };
const why = { why: 'Sums', whyEs: 'Sumas' };
const unreadable = { why: expect.any(String), whyEs: expect.any(String) };

test('a registry is taken as it is, with what we do not know yet', () => {
  const newer = { ...whole, later: 1, remotes: [{ ...qc, later: 2 }] };
  expect(registryFrom(newer)).toEqual(newer);
});

test('what only a server says of itself is not taken from a file', () => {
  expect(registryFrom({ ...whole, development: true, refused: [] })).toEqual(whole);
});

test.each([
  null,
  [],
  'text',
  {},
  { revision: 1 },
  { remotes: [] },
  { revision: -1, remotes: [] },
  { revision: 1.5, remotes: [] },
  { revision: 1, remotes: [null] },
  { revision: 1, remotes: [{ ...qc, name: '' }] },
  { revision: 1, remotes: [{ ...qc, version: 1 }] },
  { revision: 1, remotes: [], shell: '1.0.0' },
  { revision: 1, remotes: [], shell: { version: '1.0.0' } },
  { revision: 1, remotes: [], off: ['mfe-qc'] },
  { revision: 1, remotes: [], off: 'mfe-qc' },
])('%j is no registry', (value) => {
  expect(registryFrom(value)).toBeNull();
});

test.each([
  ['by name', { ...whole, off: { 'mfe-qc': why } }, { 'mfe-qc': why }],
  ['at its entry', { revision: 1, remotes: [{ ...qc, disabled: why }] }, { 'mfe-qc': why }],
  [
    'at both: the name counts',
    { revision: 1, remotes: [{ ...qc, disabled: { why: 'y' } }], off: { 'mfe-qc': why } },
    { 'mfe-qc': why },
  ],
  ['without a reason', { revision: 1, remotes: [], off: { 'mfe-qc': true } }, { 'mfe-qc': unreadable }],
  ['nowhere', { revision: 1, remotes: [qc] }, {}],
])('a part is off %s', (_, registry, expected) => {
  const read = registryFrom(registry);
  expect(read && offIn(read)).toEqual(expected);
});
