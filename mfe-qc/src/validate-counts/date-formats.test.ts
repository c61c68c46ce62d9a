import { dateFormat } from './date-formats.ts';

const NEW_YEAR = Date.UTC(2025, 0, 1);

test.each([
  ['en', { month: 'short' }, 'Jan'],
  ['es', { month: 'short' }, 'ene'],
  ['en', { dateStyle: 'medium' }, 'Jan 1, 2025'],
  ['es', { weekday: 'long' }, 'miércoles'],
] as const)(
  'in %s as %j a wall-clock day is %s, whatever zone the browser is in',
  (language, options, words) => {
    expect(dateFormat(language, options).format(NEW_YEAR)).toBe(words);
  },
);

test('a format is made once for a language and its options', () => {
  expect(dateFormat('en', { month: 'short' })).toBe(dateFormat('en', { month: 'short' }));
  expect(dateFormat('es', { month: 'short' })).not.toBe(dateFormat('en', { month: 'short' }));
  expect(dateFormat('en', { month: 'long' })).not.toBe(dateFormat('en', { month: 'short' }));
});
