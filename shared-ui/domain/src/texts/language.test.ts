import { wallFormat } from './language.ts';

const NEW_YEAR = Date.UTC(2025, 0, 1);

test.each([
  ['en', { month: 'short' }, 'Jan'],
  ['es', { month: 'short' }, 'ene'],
  ['en', { dateStyle: 'medium' }, 'Jan 1, 2025'],
  ['es', { weekday: 'long' }, 'miércoles'],
] as const)(
  'in %s as %j a wall-clock day is %s, whatever zone the browser is in',
  (language, options, words) => {
    expect(wallFormat(language, options).format(NEW_YEAR)).toBe(words);
  },
);

test('a format is made once for a language and its options', () => {
  expect(wallFormat('en', { month: 'short' })).toBe(wallFormat('en', { month: 'short' }));
  expect(wallFormat('es', { month: 'short' })).not.toBe(wallFormat('en', { month: 'short' }));
  expect(wallFormat('en', { month: 'long' })).not.toBe(wallFormat('en', { month: 'short' }));
});
