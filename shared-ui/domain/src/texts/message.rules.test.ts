import { formatMessage } from './message.ts';

const ROWS = '{count, plural, =0 {No row} one {# row} other {# rows}} of {station}';
const FILAS = '{count, plural, one {# fila} other {# filas}}';
const MINE =
  'Kept by {who, select, me {you} other {{name} ({count, plural, one {# time} other {# times}})}}.';

test.each([
  ['en', 'Plain, with a ’ and a #.', {}, 'Plain, with a ’ and a #.'],
  ['en', ROWS, { count: 0, station: 'A' }, 'No row of A'],
  ['en', ROWS, { count: 1, station: 'A' }, '1 row of A'],
  ['en', ROWS, { count: 35040, station: 'A' }, '35,040 rows of A'],
  ['es', FILAS, { count: 1 }, '1 fila'],
  ['es', FILAS, { count: 1234 }, '1,234 filas'],
  ['es', FILAS, { count: 1_000_000 }, '1,000,000 filas'],
  ['es', 'Línea {line, number, ::group-off}', { line: 12345 }, 'Línea 12345'],
  [
    'en',
    '{share, number, ::.#} % and {whole, number, ::.#}',
    { share: 2.05, whole: 1234 },
    '2.1 % and 1,234',
  ],
  ['es', '{count} y {name}', { count: 12345, name: '12345' }, '12,345 y 12345'],
  ['en', MINE, { who: 'me', name: 'Ada', count: 2 }, 'Kept by you.'],
  ['en', MINE, { who: 'x', name: 'Ada', count: 2 }, 'Kept by Ada (2 times).'],
  ['en', 'Hello {name}', {}, 'Hello {name}'],
  [
    'es',
    'Hasta el {time}. Después, nada.',
    { time: '24 nov 2026, 11:00 p.m.' },
    'Hasta el 24 nov 2026, 11:00 p.m. Después, nada.',
  ],
  ['es', 'Desde las {time}', { time: '11:00 p.m.' }, 'Desde las 11:00 p.m.'],
  ['en', '{name}.csv, and so on...', { name: 'counts' }, 'counts.csv, and so on...'],
  [
    'en',
    'A value with {braces} stays: {name}',
    { braces: '{name}', name: 'x' },
    'A value with {name} stays: x',
  ],
] as const)('in %s “%s” with %j reads “%s”', (language, message, values, words) => {
  expect(formatMessage(message, language, values)).toBe(words);
});

test('a brace that is not closed is told', () => {
  expect(() => formatMessage('Hello {name', 'en', { name: 'x' })).toThrow(
    'A brace is not closed: Hello {name',
  );
});
