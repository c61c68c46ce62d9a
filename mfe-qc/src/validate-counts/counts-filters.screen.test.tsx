import { act, screen, waitFor, within } from '@testing-library/react';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { CountsFilters } from './counts-filters.tsx';
import { openViews } from './testing/open-views.tsx';

const choice = (name: string) => screen.getByRole('combobox', { name });
const optionsOf = (name: string) =>
  within(choice(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
async function openFilters(filters: Parameters<typeof openViews>[1] = {}) {
  const view = await openViews(<CountsFilters />, filters);
  await screen.findByRole('combobox', { name: 'Suspect' });
  return view;
}
afterEach(() =>
  act(() => {
    languageStore.setState({ language: 'en' });
  }),
);

test('only codes that the station’s flows have are offered, each once', async () => {
  const { container } = await openFilters();
  expect(optionsOf('Count Type')).toEqual(['All', 'Bicycle']);
  expect(optionsOf('Travel Direction').toSorted()).toEqual(['All', 'North', 'South']);
  expect(optionsOf('Suspect').slice(0, 2)).toEqual(['All', 'No suspect']);
  expect(optionsOf('Vendor’s Status')).toEqual(['All', 'Normal', 'Not normal']);
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDisabled();
  await expectNoAxeViolations(container);
});

test.each([
  ['Travel Direction', 'South', { travel_direction: '5' }],
  ['Suspect', 'No suspect', { suspect_id: 0 }],
  ['Suspect', 'Implausibly high', { suspect_id: 9 }],
  ['Vendor’s Status', 'Not normal', { vendor_status: 'doubted' }],
])(
  '%s set to %s narrows at once, stands in the address, and is taken back by All',
  async (name, value, part) => {
    const { user, state, place } = await openFilters();
    await user.selectOptions(choice(name), value);
    await waitFor(() => expect(state().filters).toMatchObject(part));
    const [[field, code]] = Object.entries(part) as [[string, string | number]];
    await waitFor(() => expect(place()).toContain(`${field}=${code}`));
    await user.selectOptions(choice(name), 'All');
    await waitFor(() => expect(place()).not.toContain('?'));
  },
);

test('days the wrong way round are told at the last one, and both can be taken out again', async () => {
  const { user, state } = await openFilters({ minDate: '2026-02-20', maxDate: '2026-02-18' });
  const to = screen.getByLabelText('To');
  expect(to).toHaveAccessibleDescription('The first date lies after the last one. YYYY-MM-DD');
  expect(screen.getByLabelText('From')).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Choose date: To' }));
  await user.click(screen.getByRole('gridcell', { name: '21' }));
  await waitFor(() => expect(to).toHaveAccessibleDescription('YYYY-MM-DD'));
  expect(to).toHaveValue('2026-02-21');
  await user.clear(to);
  await user.tab();
  await waitFor(() => expect(state().filters.maxDate).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(state().filters.minDate).toBeNull());
});

test('another page of the list is left for the first when a filter changes', async () => {
  const { user, review, state } = await openFilters();
  const second = { ...state().cursor, page: 2, is_paginate: true };
  act(() => review().store.setState({ cursor: second }));
  await user.click(screen.getByRole('checkbox', { name: 'Show Null Values Only' }));
  await waitFor(() => expect(state().cursor.page).toBe(1));
  expect(state().filters.show_null_values).toBe(true);
});

test('the filters speak Spanish', async () => {
  await openFilters();
  act(() => {
    languageStore.setState({ language: 'es' });
  });
  expect(await screen.findByRole('combobox', { name: 'Dirección de viaje' })).toBeInTheDocument();
  expect(optionsOf('Dirección de viaje')[0]).toBe('Todas');
  expect(optionsOf('Estado del proveedor')).toEqual(['Todos', 'Normal', 'No normal']);
});
