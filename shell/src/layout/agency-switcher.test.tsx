import { act, screen, waitFor } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import { invalidate } from 'shared-ui/query';
import { answerOnce, choose, renderScreen } from 'shared-ui/testing';
import { AgencySwitcher } from './agency-switcher.tsx';

beforeEach(() => testApi().reset());

async function openSwitcher(mayLeave = async () => true) {
  let reloads = 0;
  const view = await renderScreen(<AgencySwitcher mayLeave={mayLeave} reload={() => (reloads += 1)} />, {
    as: 'super',
  });
  await screen.findByRole('combobox', { name: 'Agency' });
  return { ...view, reloads: () => reloads };
}

test('changes the agency of a super admin and reloads the page', async () => {
  const { user, reloads } = await openSwitcher();
  expect(screen.getByRole('button', { name: 'Change' })).toBeDisabled();
  await choose('Agency', 'City of Houston', user);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(reloads()).toBe(1));
  expect(session.getState().user?.agency.name).toBe('City of Houston');
});

test('stays where typed work would be lost and the person declines', async () => {
  const { user, reloads } = await openSwitcher(async () => false);
  await choose('Agency', 'City of Houston', user);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(session.getState().user?.agency.statewide).toBe(true);
  expect(reloads()).toBe(0);
});

test('a refusal is told and nothing reloads', async () => {
  const { user, reloads } = await openSwitcher();
  answerOnce('PUT /users/:userId', 500, { error: 'Out of order.', message: 'Out of order.' });
  await choose('Agency', 'City of Houston', user);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('Out of order.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change' })).toBeEnabled();
  expect(reloads()).toBe(0);
});

test('an agency that was just added is offered without reloading the page', async () => {
  await openSwitcher();
  await call('POST /agencies', { body: { name: 'City of Lubbock', eco_domain: null } });
  await act(() => invalidate(['lookups']));
  expect(await screen.findByRole('option', { name: 'City of Lubbock' })).toBeInTheDocument();
});
