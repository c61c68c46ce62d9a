import { harmless } from './spreadsheet.rules.ts';

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
