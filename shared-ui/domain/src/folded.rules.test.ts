import { folded, searchWords } from './folded.rules.ts';

test.each([
  ['Peatón', 'peaton'],
  ['CALIBRACIÓN', 'calibracion'],
  ['São Paulo', 'sao paulo'],
  ['Pen\u0303a', 'pena'],
  ['AU0001', 'au0001'],
  ['ＡＵ０００１　Ｔｒａｉｌ', 'au0001 trail'],
  ['Sho\u00adal\u202e\u200b Creek', 'shoal creek'],
  ['', ''],
])('%s is searched as %s', (text, expected) => expect(folded(text)).toBe(expected));

test.each([
  ['  Shoal   Creek ', ['shoal', 'creek']],
  ['trail Trail TRAÍL', ['trail']],
  [' ', []],
])('%j is searched by the words %j', (search, words) => expect(searchWords(search)).toEqual(words));
