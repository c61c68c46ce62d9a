import { screen, waitFor, within } from '@testing-library/react';
import { request } from 'mock-api/testing';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, expectNoAxeViolations } from 'shared-ui/testing';
import { closed, drafted, inside, openAt, opened, withoutCampaigns } from './testing/campaigns.tsx';

beforeEach(withoutCampaigns);

const open = (as?: Parameters<typeof openAt>[1]) => openAt('/campaigns', as);
const rowOf = async (name: string) =>
  (await inside('table', 'Certification Campaigns')).findByRole('row', { name: new RegExp(name) });
const TWO_PAIRS = { name: /^Ask for two pairs of eyes/ };

test('where there is none, an admin is told so and may make one', async () => {
  await open();
  expect(await screen.findByText('There is no campaign yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New campaign' })).toHaveAttribute('href', '/add-campaign');
  await expectNoAxeViolations();
});

test('each campaign stands with its days, status and progress, and leads to its page', async () => {
  await drafted();
  await opened({ name: 'All of February', due: '2026-03-31' });
  await closed({ name: 'One station' });
  const { user } = await open('user');
  expect(await rowOf('^February counts')).toHaveTextContent(/Draft.*Mar 16, 2026.*City of Austin.*0 of \d+$/);
  expect(await rowOf('^One station')).toHaveTextContent(/Closed.*0 of 2$/);
  const row = await rowOf('^All of February');
  expect(row).toHaveTextContent(/Open.*Mar 31, 2026.*0 of 2$/);
  expect(within(row).getByRole('progressbar', { name: 'Days certified: All of February' })).toBeVisible();
  await expectNoAxeViolations();
  await user.click(within(row).getByRole('link', { name: 'All of February' }));
  expect(await screen.findByRole('heading', { name: 'All of February', level: 1 })).toBeVisible();
});

test('who is no admin reads, and neither makes one nor sets who may validate', async () => {
  await drafted();
  await open('user');
  await rowOf('^February counts');
  expect(screen.queryByRole('link', { name: 'New campaign' })).toBeNull();
  expect(screen.queryByRole('checkbox', TWO_PAIRS)).toBeNull();
});

test('another agency sees none of it', async () => {
  await drafted();
  await open('houston');
  expect(await screen.findByText('There is no campaign yet.')).toBeVisible();
  expect(screen.queryByText('February counts')).toBeNull();
});

test('an admin asks for two pairs of eyes, and asks no more', async () => {
  const { user } = await open();
  const asked = async () => (await request('GET /campaigns', {}, 'admin')).reply.two_pairs;
  await user.click(await screen.findByRole('checkbox', TWO_PAIRS));
  expect(await screen.findByText('Two pairs of eyes are asked for.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox', TWO_PAIRS)).toBeChecked());
  expect(await asked()).toBe(true);
  await user.click(screen.getByRole('checkbox', TWO_PAIRS));
  expect(await screen.findByText('Two pairs of eyes are asked for no more.')).toBeVisible();
  expect(await asked()).toBe(false);
});

test('what can’t be set is said, and nothing is ticked', async () => {
  const { user } = await open();
  const box = await screen.findByRole('checkbox', TWO_PAIRS);
  answerOnce('PUT /campaign-settings', 500, { error: 'Not today.', message: 'Not today.' });
  await user.click(box);
  expect(await screen.findByText('Not today.')).toBeVisible();
  expect(box).not.toBeChecked();
});

test('it is said in Spanish, too', async () => {
  await opened();
  languageStore.setState({ language: 'es' });
  await open();
  const table = await inside('table', 'Campañas de certificación');
  expect(await table.findByRole('row', { name: /^February counts.*Abierta/ })).toBeVisible();
  await expectNoAxeViolations();
});
