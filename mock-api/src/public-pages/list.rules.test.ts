import type { OpenStationLine } from '../open-data/store/snapshot.ts';
import { choicesOf, listAsked, pageOf } from './list.rules.ts';

test.each([
  ['', { agency: null, city: null, county: null, text: '', page: 1 }],
  [
    'agency=3&city=Austin&county=Travis&q=creek&page=2',
    { agency: 3, city: 'Austin', county: 'Travis', text: 'creek', page: 2 },
  ],
  ['agency=three&page=-1', { agency: null, city: null, county: null, text: '', page: 1 }],
  ['city=%20&page=0', { agency: null, city: null, county: null, text: '', page: 1 }],
  [`q=${'a'.repeat(200)}`, { agency: null, city: null, county: null, text: 'a'.repeat(100), page: 1 }],
])('“%s” asks for %j', (query, asked) => expect(listAsked(new URLSearchParams(query))).toEqual(asked));

test('each choice is offered once, by its name', () => {
  const line = (agency_id: number, agency: string, city: string | null, county: string) =>
    ({ agency_id, agency, city, county }) as OpenStationLine;
  const lines = [
    line(3, 'City of Houston', 'Houston', 'Harris'),
    line(2, 'City of Austin', 'Austin', 'Travis'),
    line(2, 'City of Austin', null, 'Travis'),
  ];
  expect(choicesOf(lines)).toEqual({
    agencies: [
      [2, 'City of Austin'],
      [3, 'City of Houston'],
    ],
    cities: ['Austin', 'Houston'],
    counties: ['Harris', 'Travis'],
  });
});

test.each([
  [0, 1, { page: 1, pages: 1, shown: 0 }],
  [50, 1, { page: 1, pages: 1, shown: 50 }],
  [51, 2, { page: 2, pages: 2, shown: 1 }],
  [51, 9, { page: 2, pages: 2, shown: 1 }],
])('of %d the page %d is %j', (count, wanted, expected) => {
  const { page, pages, shown } = pageOf(Array.from({ length: count }), wanted);
  expect({ page, pages, shown: shown.length }).toEqual(expected);
});
