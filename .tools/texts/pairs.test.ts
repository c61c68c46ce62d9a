import { pairsIn, pairsOutside } from './sentences.ts';

test.each([
  ["const text = { en: 'Say it here.', es: 'Dígalo aquí.' }", ['Say it here.']],
  ['const text = (name: string) => ({ en: `Not ${name}.`, es: `No ${name}.` })', ['Not {}.']],
  ["const texts = { a: is ? { 'en': 'One.', 'es': 'Uno.' } : { en: 'Two.', es: 'Dos.' } }", ['One.', 'Two.']],
  ["catalogue({ en: { a: 'Say it once.' }, es: { a: 'Dígalo una vez.' } })", []],
  ['const title = { en: texts.en.title, es: texts.es.title }', []],
  ["const kept: Partial<Text> = { en: 'One language alone.' }", []],
])('%s says %j in a pair', (source, said) => expect(pairsIn(source)).toEqual(said));

test('sentences stand in catalogues, not in pairs', () => {
  expect(pairsOutside(process.cwd())).toEqual([]);
});
