import { englishIn, isSentence, repeatedIn, repeatedTexts, saidIn } from './sentences.ts';

test.each([
  ["catalogue({ en: { a: 'Say it once.' }, es: { a: 'Dígalo una vez.' } })", ['Say it once.']],
  ["const text = { en: `Line ${line} is long.`, es: '' }", ['Line {} is long.']],
  ["const text = { en: '{name} is long.', es: '' }", ['{} is long.']],
  ["const text = 'Of no catalogue here.'", []],
])('%s says %j in English', (source, said) => expect(englishIn(source)).toEqual(said));

test.each([
  ["catalogue({ en: { a: 'Save' }, es: { a: 'Guardar' } })", [{ en: 'Save', es: 'Guardar' }]],
  ["catalogue({ en: { a: { b: 'To' } }, es: { a: { b: 'Para' } } })", [{ en: 'To', es: 'Para' }]],
  ["const title = { en: 'Cities', es: 'Ciudades' }", [{ en: 'Cities', es: 'Ciudades' }]],
  ['catalogue({ en: { a: words.en.save }, es: { a: words.es.save } })', []],
])('%s says %j in both', (source, said) => expect(saidIn(source)).toEqual(said));

test.each([
  ['Count Interval', false],
  ['Choose a file.', true],
])('“%s” is a sentence: %s', (text, is) => expect(isSentence(text)).toBe(is));

const catalogueOf = (en: string, es: string) => `catalogue({ en: { a: '${en}' }, es: { a: '${es}' } })`;
const inFiles = (...sources: string[]) => sources.map((source, at) => ({ file: `${at}/texts.ts`, source }));

test.each([
  ['a sentence', 'Say it once.', 'Dígalo una vez.', 'Say it once.'],
  ['a name', 'Save', 'Guardar', 'Save · Guardar'],
  ['two words', 'Count Type', 'Tipo de conteo', 'Count Type · Tipo de conteo'],
])('%s in two files is found, in one it is not', (_what, en, es, told) => {
  const source = catalogueOf(en, es);
  expect(repeatedIn(inFiles(source, source))).toEqual([[told, ['0/texts.ts', '1/texts.ts']]]);
  expect(repeatedIn(inFiles(source))).toEqual([]);
});

test.each([
  ['From', 'Desde', 'De'],
  ['{count}', '{count}', '{count}'],
])('%s, said as %s and as %s, is found twice in no place', (en, one, other) => {
  expect(repeatedIn(inFiles(catalogueOf(en, one), catalogueOf(en, other)))).toEqual([]);
});

test('each text stands in one file', () => {
  const repeated = repeatedTexts(process.cwd()).map(([text, files]) => `${text} ← ${files.join(', ')}`);
  expect(repeated).toEqual([]);
});
