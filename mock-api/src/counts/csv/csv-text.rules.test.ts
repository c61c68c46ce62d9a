import { csvText } from './csv-text.rules.ts';

test('rows are quoted where needed and end in CRLF; numbers stay numbers', () => {
  const rows = [
    ['AU0001', 'Trail, "north"', -97.75, null],
    ['AU0002', 'two\nlines', 0, '=cmd'],
  ];
  expect(csvText(rows)).toBe('AU0001,"Trail, ""north""",-97.75,\r\nAU0002,"two\nlines",0,\'=cmd\r\n');
});
