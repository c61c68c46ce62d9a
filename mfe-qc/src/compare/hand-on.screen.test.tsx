import { screen, waitFor } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { comparisonLook, COMPARISONS, parseComparison } from 'shared-domain';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { CompareScreen } from './compare.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const SEARCH = 's=AU0001&from=2025-03-03&to=2025-03-30&v=1';
const keep = async (shared = true) => {
  const look = comparisonLook(parseComparison(new URLSearchParams(SEARCH)).comparison);
  const body = { table: COMPARISONS, name: 'March', shared, look };
  return (await request('POST /table-views', { body }, 'user')).reply.id;
};
const open = (search: string) => renderScreen(<CompareScreen />, { as: 'user', at: `/compare?${search}` });
const isPinned = async () =>
  (await request('GET /table-views', { query: { table: COMPARISONS } }, 'user')).reply.data[0]?.pinned;

test('a saved comparison is put onto the dashboard and taken off', async () => {
  const id = await keep();
  const { user } = await open(`${SEARCH}&view=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Show on the dashboard' }));
  expect(await screen.findByText('March is on your dashboard.')).toBeVisible();
  expect(await isPinned()).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Take off the dashboard' }));
  expect(await screen.findByText('March is off your dashboard.')).toBeVisible();
  expect(await isPinned()).toBe(false);
  await expectNoAxeViolations();
});

test('its short address is copied; of one that was changed since, the long one, and it can’t be pinned', async () => {
  const id = await keep();
  const { user } = await open(`${SEARCH}&view=${id}`);
  await screen.findByRole('button', { name: 'Show on the dashboard' });
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy the address' }));
  await waitFor(() => expect(copied).toHaveBeenLastCalledWith(`http://localhost/compare/v/${id}`));
  await user.selectOptions(screen.getByRole('combobox', { name: /^A point is/ }), 'week');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Show on the dashboard' })).not.toBeInTheDocument(),
  );
  await user.click(screen.getByRole('button', { name: 'Copy the address' }));
  await waitFor(() =>
    expect(copied).toHaveBeenLastCalledWith(expect.stringMatching(/\/compare\?s=AU0001.*bin=week/)),
  );
});

test('of one that is somebody’s own the long address is copied, which colleagues can open', async () => {
  const id = await keep(false);
  const { user } = await open(`${SEARCH}&view=${id}`);
  await screen.findByRole('button', { name: 'Show on the dashboard' });
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy the address' }));
  await waitFor(() => expect(copied).toHaveBeenLastCalledWith(expect.stringMatching(/\/compare\?s=AU0001/)));
});

test('a link for people without an account is made of what is compared', async () => {
  await open(SEARCH);
  const address = `/compare?${SEARCH.replace('&v', '&bin=day&v')}`;
  const link = await screen.findByRole('link', { name: 'Share by link' });
  const shows = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams.get('shows');
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/share-links\?/));
  expect([address, `/compare?${SEARCH}`]).toContain(shows);
});

test('where nothing is compared there is nothing to hand on', async () => {
  await open('');
  expect(await screen.findByRole('button', { name: 'Copy the address' })).toBeDisabled();
  expect(screen.queryByRole('link', { name: 'Share by link' })).not.toBeInTheDocument();
});
