import { catalogue, sentences, type Messages } from './catalogue.ts';
import type { Places } from './places.ts';

const texts = sentences(
  catalogue({
    en: { hello: 'Hello', rows: '{count, plural, one {# row} other {# rows}} in {file}' },
    es: { hello: 'Hola', rows: '{count, plural, one {# fila} other {# filas}} en {file}' },
  }),
);

test('a message without places is a sentence in both languages, one with places is made of its values', () => {
  expect(texts.hello).toEqual({ en: 'Hello', es: 'Hola' });
  expect(texts.rows({ count: 2, file: 'a.csv' })).toEqual({ en: '2 rows in a.csv', es: '2 filas en a.csv' });
});

test('a text fills a place in each language', () => {
  const file = { en: 'a file', es: 'un archivo' };
  expect(texts.rows({ count: 1, file })).toEqual({ en: '1 row in a file', es: '1 fila en un archivo' });
});

test('what one language lacks does not compile', () => {
  const made: { en: Messages; es: Messages }[] = [
    // @ts-expect-error a key that Spanish lacks
    catalogue({ en: { a: 'A', b: 'B' }, es: { a: 'A' } }),
    // @ts-expect-error a key that English lacks
    catalogue({ en: { a: 'A' }, es: { a: 'A', b: 'B' } }),
    // @ts-expect-error a place that Spanish lacks
    catalogue({ en: { a: 'Hello {name}' }, es: { a: 'Hola' } }),
    // @ts-expect-error a place that English lacks
    catalogue({ en: { a: 'Hello' }, es: { a: 'Hola {name}' } }),
  ];
  expect(made).toHaveLength(4);
});

test('a value that is missing, or has no place, does not compile', () => {
  // @ts-expect-error `file` is missing
  expect(texts.rows({ count: 1 }).en).toBe('1 row in {file}');
  // @ts-expect-error `who` has no place
  expect(texts.rows({ count: 1, file: 'a', who: 'me' }).en).toBe('1 row in a');
});

test('the places are read from the text', () => {
  const places: Places<'{a, plural, one {# of {b}} other {{c} # {d, number, ::group-off}}} {e} {f, number, x}'>[] =
    ['a', 'b', 'c', 'd', 'e', 'f'];
  // @ts-expect-error a form is no place
  places.push('# of ');
  const none: Places<'Nothing here'>[] = [];
  expect([places.length, none.length]).toEqual([7, 0]);
});
