import { catalogue, type Catalogue } from 'shared-domain/texts';
import { translate } from './catalogue.ts';
import { formatBytes, formatDate, formatNumber, formatPercent, pick } from './formats.ts';
import { languageStore } from './language.store.ts';

const texts = catalogue({
  en: { hello: 'Hello {name}', rows: '{count, plural, one {# row} other {# rows}}' },
  es: { hello: 'Hola {name}', rows: '{count, plural, one {# fila} other {# filas}}' },
});

test.each([
  ['en', 1, '1 row'],
  ['en', 0, '0 rows'],
  ['en', 35040, '35,040 rows'],
  ['es', 1, '1 fila'],
  ['es', 35040, '35,040 filas'],
  ['es', 1_000_000, '1,000,000 filas'],
] as const)('in %s %d reads %s', (language, count, expected) => {
  expect(translate(texts, language)('rows', { count })).toBe(expected);
});

test('places are filled, and a place without a value stays visible', () => {
  expect(translate(texts, 'es')('hello', { name: 'Ana' })).toBe('Hola Ana');
  // @ts-expect-error a place without a value does not compile
  expect(translate(texts, 'en')('hello')).toBe('Hello {name}');
});

test('what a message has no place for, or a key that is none, does not compile', () => {
  const t = translate(texts, 'en');
  // @ts-expect-error the place is called otherwise
  expect(t('rows', { rows: 1 })).toContain('{count');
  // @ts-expect-error the catalogue has no such key
  expect(t('row')).toBe('row');
});

test('the plural of a remote that was released before is still worded', () => {
  const rows = { one: '{count} row', other: '{count} rows' };
  const former = { en: { rows }, es: { rows } } as unknown as Catalogue<{ rows: string }>;
  expect([1, 1200].map((count) => translate(former, 'en')('rows', { count }))).toEqual([
    '1 row',
    '1,200 rows',
  ]);
});

test('a bilingual text gives the one in the language', () => {
  expect(pick({ en: 'Stations', es: 'Estaciones' }, 'es')).toBe('Estaciones');
});

describe('in English', () => {
  beforeEach(() => languageStore.setState({ language: 'en' }));

  test.each([
    ['2024-05-06', 'May 6, 2024'],
    ['2024-05-06 14:05:00', 'May 6, 2024, 2:05\u00A0PM'],
    ['2024-05-06T00:30:00', 'May 6, 2024, 12:30\u00A0AM'],
    ['never', 'never'],
  ])('%s is shown as %s', (iso, shown) => {
    expect(formatDate(iso)).toBe(shown);
  });

  test.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1500, '1.5 kB'],
    [2_440_000, '2.4 MB'],
    [3_000_000_000, '3 GB'],
  ])('%d bytes are shown as %s', (bytes, shown) => expect(formatBytes(bytes)).toBe(shown));

  test('numbers are grouped and shares are whole per cent', () => {
    expect(formatNumber(1234567)).toBe('1,234,567');
    expect(formatPercent(0.354)).toBe('35%');
  });
});
