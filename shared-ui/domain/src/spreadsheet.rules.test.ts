import { asMeant, harmless } from './spreadsheet.rules.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['Shoal Creek = best', 'Shoal Creek = best'],
  ['', ''],
])('the text %j is written as %j', (text, written) => expect(harmless(text)).toBe(written));

test.each(['=1+1', '-3', '@home', "'quoted'", "it's", '', '\tlate'])(
  'the text %j is read as it was meant, however it was written',
  (text) => expect(asMeant(harmless(text))).toBe(text),
);
