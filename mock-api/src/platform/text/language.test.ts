import { languageOf } from './language.ts';

test.each([
  [null, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr-FR, es;q=0.7, en;q=0.3', 'es'],
  ['es;q=0, en', 'en'],
  ['de', 'en'],
])('Accept-Language %j asks for %s', (header, expected) => {
  expect(languageOf(header)).toBe(expected);
});
