import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { COUNTS_PAGE_SIZE, type CountRow, type CountsCursor, type CountsPage } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { PagingBar } from './paging-bar.tsx';

/** A page of so many counts, an hour each. */
const pageOf = (rows: number, current_page: number, total: number): CountsPage => ({
  data: Array.from({ length: rows }, (_, at) => ({ id: at + 1, date: `day ${at + 1}` }) as CountRow),
  current_page,
  total,
});
function draw(page: CountsPage, busy = false) {
  const gone: CountsCursor[] = [];
  render(<PagingBar page={page} busy={busy} onGo={(to) => gone.push(to)} />);
  return gone;
}
const FULL = COUNTS_PAGE_SIZE;
afterEach(() =>
  act(() => {
    languageStore.setState({ language: 'en' });
  }),
);

test.each<[string, CountsPage, string, boolean, boolean]>([
  ['the only page', pageOf(24, 1, 24), 'Counts 1 to 24 of 24', false, false],
  ['the first of several', pageOf(FULL, 1, 400), 'Counts 1 to 192 of 400', false, true],
  ['one between', pageOf(FULL, 2, 400), 'Counts 193 to 384 of 400', true, true],
  ['the last', pageOf(16, 3, 400), 'Counts 385 to 400 of 400', true, false],
  ['a last page that is full', pageOf(FULL, 2, 2 * FULL), 'Counts 193 to 384 of 384', true, false],
])('%s says its place and where to go', (_, page, place, previous, next) => {
  draw(page);
  expect(screen.getByRole('navigation', { name: 'Pages of counts' })).toHaveTextContent(place);
  const isOn = (name: string) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect([isOn('Previous'), isOn('Next')]).toEqual([previous, next]);
});

test('Next goes behind the last row, Previous before the first', async () => {
  const gone = draw(pageOf(FULL, 3, 1000));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(gone).toMatchObject([
    { page: 4, last_id: FULL, last_date: `day ${FULL}`, is_paginate: true },
    { page: 2, last_id: 1, last_date: 'day 1', is_previous: true },
  ]);
});

test('while a page is on its way the buttons wait and keep the focus', async () => {
  const gone = draw(pageOf(FULL, 2, 1000), true);
  const next = screen.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  expect(gone).toEqual([]);
  expect(next).toHaveFocus();
});

test('in Spanish too', () => {
  act(() => {
    languageStore.setState({ language: 'es' });
  });
  draw(pageOf(24, 1, 24));
  expect(screen.getByText('Conteos 1 a 24 de 24')).toBeInTheDocument();
});
