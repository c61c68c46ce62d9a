import { expectedFreeze as expected } from '../../testing/figures/expected-freeze.ts';
import { canonicalJson, decimals, sha256, type Plain } from './canonical.rules.ts';

/** Keys the other way round, at every level. */
function turned(value: Plain): Plain {
  if (Array.isArray(value)) return value.map(turned);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, one]) => [key, turned(one)]),
  );
}

test('the record of the reference is written byte for byte, whatever order its keys come in', () => {
  const record = JSON.parse(expected.canonical) as Plain;
  expect(canonicalJson(record)).toBe(expected.canonical);
  expect(canonicalJson(turned(record))).toBe(expected.canonical);
  expect(sha256(canonicalJson(record))).toBe(expected.sha);
});

test('a text is written composed, and not escaped beyond what JSON demands', () =>
  expect(canonicalJson({ b: 'E\u0301t\u00e9 / "\n', a: [true, null, -1], A: {} })).toBe(
    '{"A":{},"a":[true,null,-1],"b":"Été / \\"\\n"}',
  ));

test('keys are ordered by code unit, not by a language', () =>
  expect(canonicalJson({ é: 1, z: 2, Z: 3, '10': 4, '9': 5 })).toBe('{"10":4,"9":5,"Z":3,"z":2,"é":1}'));

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%p is no number of a record', (value) =>
  expect(() => canonicalJson({ value })).toThrow('No integer'),
);

test.each([
  [248.41550000000001, 4, '248.4155'],
  [432.7732142857, 4, '432.7732'],
  [0.00005, 4, '0.0001'],
  [1.00005, 4, '1.0001'],
  [2.5, 0, '3'],
  [0.4999, 0, '0'],
  [1e9 + 0.5, 0, '1000000001'],
])('%d with %i places is %s: half goes up', (value, places, text) =>
  expect(decimals(value, places)).toBe(text),
);

test.each([
  ['a small file', expected.small, expected.small_sha],
  ['none at all', '', expected.empty],
])('%s hashes as the reference says', (_what, text, hash) => expect(sha256(text)).toBe(hash));
