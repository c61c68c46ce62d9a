import type { WeatherDay } from 'shared-domain';
import { knownNotes, weatherText, type Known } from './known-notes.rules.ts';

const DRY: WeatherDay = { date: '2026-07-03', high_c: 36.2, low_c: 24, rain_mm: 0, snow_mm: 0, wind_ms: 3 };
const READER = { language: 'en', units: 'us' } as const;
const known = (more: Partial<Known> = {}): Known => ({
  from: '2026-07-01',
  until: '2026-07-05',
  entries: [],
  weather: [],
  ...more,
});
const entry = (kind: 'term' | 'break' | 'event' | 'works', first_day: string, last_day: string) => ({
  kind,
  name: `A ${kind}`,
  first_day,
  last_day,
});

test('a holiday that is observed on another day says so there', () => {
  expect([...knownNotes(known(), READER)]).toEqual([
    ['2026-07-03', [{ kind: 'holiday', text: 'Independence Day, observed' }]],
    ['2026-07-04', [{ kind: 'holiday', text: 'Independence Day' }]],
  ]);
});

test.each([
  ['event', 'event'],
  ['works', 'works'],
  ['break', 'holiday'],
  ['term', 'term'],
] as const)('a %s is a note of kind %s on each of its days, within the period', (kind, noted) => {
  const notes = knownNotes(
    known({ until: '2026-07-02', entries: [entry(kind, '2026-06-20', '2026-07-01')] }),
    READER,
  );
  expect([...notes]).toEqual([['2026-07-01', [{ kind: noted, text: `A ${kind}` }]]]);
});

test('the weather stands behind what people entered', () => {
  const notes = knownNotes(
    known({ entries: [entry('event', '2026-07-03', '2026-07-03')], weather: [DRY] }),
    READER,
  );
  expect(notes.get('2026-07-03')?.map(({ kind }) => kind)).toEqual(['event', 'holiday', 'weather']);
});

test.each([
  ['en', 'us', 'High 97 °F, low 75 °F, no rain'],
  ['es', 'us', 'Máxima 97 °F, mínima 75 °F, sin lluvia'],
  ['en', 'metric', 'High 36.2 °C, low 24 °C, no rain'],
  ['es', 'metric', 'Máxima 36.2 °C, mínima 24 °C, sin lluvia'],
] as const)('weather is put in words in %s, in %s units', (language, units, text) =>
  expect(weatherText(DRY, { language, units })).toBe(text),
);

test('what was not measured is left out', () => {
  expect(weatherText({ ...DRY, high_c: null, low_c: null, rain_mm: 3, snow_mm: 12 }, READER)).toBe(
    'Rain 0.12 in, snow 0.5 in',
  );
  expect(weatherText({ ...DRY, high_c: null, low_c: null, rain_mm: null, snow_mm: null }, READER)).toBe('');
});
