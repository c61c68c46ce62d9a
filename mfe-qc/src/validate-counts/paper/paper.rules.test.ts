import { COUNTS_PAGE_SIZE, FIRST_PAGE, type CountRow, type CountsPage } from 'shared-domain';
import { nextForPaper, paperCountsOf } from './paper.rules.ts';

const row = (id: number) => ({ id, date: '2026-03-01 00:00:00.000' }) as CountRow;
const page = (at: number, rows: number, total: number): CountsPage => ({
  data: Array.from({ length: rows }, (_, i) => row((at - 1) * COUNTS_PAGE_SIZE + i + 1)),
  current_page: at,
  total,
});
const full = (at: number, total: number) => page(at, COUNTS_PAGE_SIZE, total);

test('begins with the first page', () => expect(nextForPaper([], 5000)).toEqual(FIRST_PAGE));

test.each<[string, CountsPage[], number, number | null]>([
  ['after a full page comes the next', [full(1, 500)], 5000, 2],
  ['after the last none', [full(1, 200), page(2, 8, 200)], 5000, null],
  ['none where nothing matches', [page(1, 0, 0)], 5000, null],
  ['none once there is as much as goes onto paper', [full(1, 900), full(2, 900)], 300, null],
])('%s', (_, pages, most, next) => expect(nextForPaper(pages, most)?.page ?? null).toBe(next));

test('the next page begins behind the last count', () =>
  expect(nextForPaper([full(1, 500)], 5000)?.last_id).toBe(COUNTS_PAGE_SIZE));

test.each<[string, CountsPage[], number, { counts: number; total: number }]>([
  ['all of them', [full(1, 200), page(2, 8, 200)], 5000, { counts: 200, total: 200 }],
  ['the first ones of many', [full(1, 900), full(2, 900)], 300, { counts: 300, total: 900 }],
  ['more than was said at first', [full(1, 193), page(2, 8, 193)], 5000, { counts: 200, total: 200 }],
  ['none', [page(1, 0, 0)], 5000, { counts: 0, total: 0 }],
])('onto paper go %s', (_, pages, most, expected) => {
  const { counts, total } = paperCountsOf(pages, most);
  expect({ counts: counts.length, total }).toEqual(expected);
});
