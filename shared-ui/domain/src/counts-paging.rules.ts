import type { CountsPage } from './contract/counts.calls.ts';
import { COUNTS_PAGE_SIZE } from './limits.ts';

/** By date, then flow: from the oldest count on, or back from the newest (C3). */
export type CountsOrder = 'asc' | 'desc';

/** Pagination: the part of GET /counts that says which page is meant (C3), and of which order where that isn't the usual one. */
export type CountsCursor = {
  page: number;
  limit: number;
  is_paginate: boolean;
  is_previous?: boolean;
  last_date?: string;
  last_id?: number;
  order?: CountsOrder;
};

/** The first page: where a list starts, and what a changed filter goes back to. */
export const FIRST_PAGE: CountsCursor = { page: 1, limit: COUNTS_PAGE_SIZE, is_paginate: false };

/** The same page of the list in an order; the usual one goes without saying. */
export const cursorIn = ({ order: _former, ...cursor }: CountsCursor, order: CountsOrder): CountsCursor =>
  order === 'desc' ? { ...cursor, order } : cursor;

/** Next is off when the page is not full or when its last row is the last of all. */
export function hasNextPage({ data, current_page, total }: CountsPage): boolean {
  return data.length >= COUNTS_PAGE_SIZE && (current_page - 1) * COUNTS_PAGE_SIZE + data.length < total;
}

/** Previous is off on the first page. */
export function hasPreviousPage({ current_page }: CountsPage): boolean {
  return current_page > 1;
}

/** The page after this one: the rows behind its last row (C3). Null where there is none. */
export function nextPage(page: CountsPage): CountsCursor | null {
  const last = page.data.at(-1);
  if (!last || !hasNextPage(page)) return null;
  return {
    page: page.current_page + 1,
    limit: COUNTS_PAGE_SIZE,
    is_paginate: true,
    last_date: last.date,
    last_id: last.id,
  };
}

/** The page before this one: the rows ahead of its first row. Null on the first page. */
export function previousPage(page: CountsPage): CountsCursor | null {
  if (!hasPreviousPage(page)) return null;
  const first = page.data[0];
  // page 2's predecessor is the list's start, whatever has been added ahead of it since
  if (!first || page.current_page === 2) return FIRST_PAGE;
  return {
    page: page.current_page - 1,
    limit: COUNTS_PAGE_SIZE,
    is_paginate: true,
    is_previous: true,
    last_date: first.date,
    last_id: first.id,
  };
}
