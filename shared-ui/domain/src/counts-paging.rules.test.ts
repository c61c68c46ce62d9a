import type { CountRow, CountsPage } from './contract/counts.calls.ts';
import {
  FIRST_PAGE,
  cursorIn,
  hasNextPage,
  hasPreviousPage,
  nextPage,
  previousPage,
} from './counts-paging.rules.ts';

const row = (id: number): CountRow => ({
  id,
  date: `2025-01-01 00:00:${String(id % 60).padStart(2, '0')}`,
  flowid_txdot: 'AU0001-3-2-1-1',
  count_type: 'Bicycle',
  direction: 'North',
  count_int: 60,
  count: 1,
  suspect_id: null,
  note: null,
  certified: false,
  vendor_status: null,
});

const page = (current_page: number, rows: number, total: number): CountsPage => ({
  current_page,
  total,
  data: Array.from({ length: rows }, (_, index) => row(index + 1)),
});

test.each([
  ['a full first page of many', 1, 192, 500, true],
  ['a full page that ends the list', 2, 192, 384, false],
  ['a full page that is all there is', 1, 192, 192, false],
  ['a page that is not full', 3, 116, 500, false],
  ['an empty list', 1, 0, 0, false],
])('after %s, next is offered: %s', (_, current, rows, total, offered) => {
  expect(hasNextPage(page(current, rows, total))).toBe(offered);
  expect(nextPage(page(current, rows, total)) !== null).toBe(offered);
});

test('the next page starts behind the last row', () => {
  expect(nextPage(page(1, 192, 500))).toMatchObject({ page: 2, is_paginate: true, last_id: 192 });
});

test('the page before starts ahead of the first row', () => {
  expect(previousPage(page(3, 116, 500))).toMatchObject({ page: 2, is_previous: true, last_id: 1 });
});

test('the page before the second is the start of the list', () => {
  expect(previousPage(page(2, 192, 500))).toEqual(FIRST_PAGE);
});

test('the first page has none before it', () => {
  expect(hasPreviousPage(page(1, 192, 500))).toBe(false);
  expect(previousPage(page(1, 192, 500))).toBeNull();
});

test('a page is of an order; the usual one goes without saying', () => {
  const newest = cursorIn(FIRST_PAGE, 'desc');
  expect(newest).toEqual({ ...FIRST_PAGE, order: 'desc' });
  expect(cursorIn(newest, 'asc')).toEqual(FIRST_PAGE);
});
