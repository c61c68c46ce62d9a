import { csvText, harmless } from './csv-text.rules.ts';

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

test('rows are quoted where needed and end in CRLF; numbers stay numbers', () => {
  const rows = [
    ['AU0001', 'Trail, "north"', -97.75, null],
    ['AU0002', 'two\nlines', 0, '=cmd'],
  ];
  expect(csvText(rows)).toBe('AU0001,"Trail, ""north""",-97.75,\r\nAU0002,"two\nlines",0,\'=cmd\r\n');
});
