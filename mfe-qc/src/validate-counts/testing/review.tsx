import { screen, waitFor, within } from '@testing-library/react';
import { call } from 'shared-ui/api';
import { paths, type CountFilters, type CountRow } from 'shared-domain';
import { renderScreen, type ScreenOptions } from 'shared-ui/testing';
import { ValidateCountsScreen } from '../validate-counts.screen.tsx';

/** A seeded station of Austin: a certified year whose last 60 days wait for review. */
export const STATION = 'AU0001';
export const STATION_NAME = 'Shoal Creek Trail at 24th St';
/** A day that waits for review: 48 counts, of two flows. */
export const DAY = { minDate: '2026-02-18', maxDate: '2026-02-18' };

/** Opens the station's counts as Austin's ordinary user, with these filters in the address. */
export function openReview(
  filters: Partial<Record<keyof CountFilters, string>> = {},
  options: ScreenOptions = {},
) {
  return renderScreen(<ValidateCountsScreen />, {
    as: 'user',
    at: `${paths.validateCounts.href({ stationId: STATION })}?${new URLSearchParams(filters).toString()}`,
    routePattern: paths.validateCounts.pattern,
    ...options,
  });
}

// nothing of the list is hidden, and looking for what is takes jsdom seconds
const ALL = { hidden: true };

/** The list of counts, when it has come, and what its rows offer to choose. */
export async function countsList(name = 'Counts'): Promise<HTMLElement> {
  const list = await screen.findByRole('grid', { name, ...ALL });
  await waitFor(() => {
    const choice = list.querySelector('select');
    if (choice) expect(choice.options.length).toBeGreaterThan(1);
  });
  return list;
}

/** The rows of counts, without the header. */
export async function countRows(name?: string): Promise<HTMLElement[]> {
  const list = await countsList(name);
  return within(list).getAllByRole('row', ALL).slice(1);
}

/** The controls and the date of a row. */
export const noteOf = (row: HTMLElement) => within(row).getByRole('textbox');
export const suspectOf = (row: HTMLElement) => within(row).getByRole('combobox');
export const updateOf = (row: HTMLElement) => within(row).getByRole('button', { name: 'Update' });
export const dateOf = (row: HTMLElement) => within(row).getByRole('rowheader').textContent;

/** The bulk panel. */
export const bulkPanel = () => within(screen.getByRole('form', { name: 'Bulk Update' }));

/** The first page of matching counts as the server has them. */
export function storedCounts(filters: CountFilters): Promise<CountRow[]> {
  const query = { flowid_txdot: STATION, filters: JSON.stringify(filters) };
  return waitFor(async () => (await call('GET /counts', { query })).data);
}
