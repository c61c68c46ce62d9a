import { screen, waitFor } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { renderScreen, signInAs } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(async () => {
  await testApi().reset();
  await testApi().query(`update agencies set closed_at = now() where name = 'City of Austin'`);
});

const agency = () => screen.findByRole('combobox', { name: /^Agency/ });

test('a deployment of an agency that is closed keeps it in its form', async () => {
  await signInAs('super');
  const { data } = await call('GET /deployments');
  const id = data.find((deployment) => deployment.agency.name === 'City of Austin')?.id;
  await renderScreen(<App />, { as: 'super', at: `/edit-deployment/${id}` });
  await waitFor(async () => expect(await agency()).toHaveDisplayValue('City of Austin'));
});

test('a new one is not offered it', async () => {
  const { user } = await renderScreen(<App />, { as: 'super', at: '/create-deployment' });
  (await agency()).focus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: 'City of Houston' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'City of Austin' })).not.toBeInTheDocument();
});
