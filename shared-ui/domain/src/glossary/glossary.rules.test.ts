import { findTerms, termIn, termsIn } from './glossary.rules.ts';

const found = (search: string, language: 'en' | 'es' = 'en') =>
  findTerms(termsIn(language), search).map(({ id }) => id);

test('both languages have every term, in the order of their alphabet', () => {
  const [en, es] = [termsIn('en'), termsIn('es')];
  expect(es.map(({ id }) => id).sort()).toEqual(en.map(({ id }) => id).sort());
  expect(en).toHaveLength(74);
  expect(en.slice(0, 4).map(({ term }) => term)).toEqual(['AADB (AADBT)', 'AADNT', 'AADP (AADPT)', 'AADT']);
  expect(es.map(({ term }) => term)).toEqual(
    es.map(({ term }) => term).sort((a, b) => a.localeCompare(b, 'es')),
  );
});

test.each<[string, 'en' | 'es', string[]]>([
  ['tube', 'en', ['pneumatic-tube']],
  ['FACTOR group', 'en', ['factor-group']],
  ['metal bicycle', 'en', ['inductive-loop']],
  ['calibracion', 'es', ['calibration']],
  ['peatón ayuda', 'es', ['pedestrian']],
  ['unicorn', 'en', []],
])('"%s" in %s finds %p', (search, language, expected) => expect(found(search, language)).toEqual(expected));

test('an empty search finds all', () => {
  expect(found('  ')).toHaveLength(74);
});

test('one term in the words of each language', () => {
  expect(termIn('en', 'gap').term).toBe('Gap');
  expect(termIn('es', 'gap').term).toBe('Hueco');
});
