import { englishIn, isSentence, repeatedIn, repeatedSentences } from './sentences.ts';

test.each([
  ["catalogue({ en: { a: 'Say it once.' }, es: { a: 'Dígalo una vez.' } })", ['Say it once.']],
  ["const text = { en: `Line ${line} is long.`, es: '' }", ['Line {} is long.']],
  ["const text = { en: '{name} is long.', es: '' }", ['{} is long.']],
  ["const text = 'Of no catalogue here.'", []],
])('%s says %j in English', (source, said) => expect(englishIn(source)).toEqual(said));

test.each([
  ['Count Interval', false],
  ['Choose a file.', true],
])('“%s” is a sentence: %s', (text, is) => expect(isSentence(text)).toBe(is));

test('a sentence in two files is found, a name is not', () => {
  const source = "const texts = { en: { a: 'Say it once.', b: 'Save' } }";
  const files = ['a/texts.ts', 'b/texts.ts'].map((file) => ({ file, source }));
  expect(repeatedIn(files)).toEqual([['Say it once.', ['a/texts.ts', 'b/texts.ts']]]);
  expect(repeatedIn(files.slice(1))).toEqual([]);
});

test('each sentence stands in one file', () => {
  const repeated = repeatedSentences(process.cwd()).map(([text, files]) => `${text} ← ${files.join(', ')}`);
  expect(repeated).toEqual([]);
});
