import { dayOf, wordedDay } from './worded-day.rules.ts';

const AT = '2026-03-09T12:00:00Z';

test.each([
  ['2026-03-08T18:00:00Z', 'America/Chicago', 'March 8', '8 de marzo'],
  ['2013-09-20T18:00:00Z', 'America/Chicago', 'September 20, 2013', '20 de septiembre de 2013'],
  // still the year before beside the counter
  ['2026-01-01T03:00:00Z', 'America/Chicago', 'December 31, 2025', '31 de diciembre de 2025'],
])('a digest says the year of %s where it is another one (%s)', (moment, zone, en, es) => {
  expect(dayOf(moment, zone, 'en', AT)).toBe(en);
  expect(dayOf(moment, zone, 'es', AT)).toBe(es);
});

test('a day without a time is that day everywhere', () => {
  expect(wordedDay('2026-03-05', 'en', AT)).toBe('March 5');
  expect(wordedDay('2027-03-05', 'en', AT)).toBe('March 5, 2027');
});
