import { screen, within } from '@testing-library/react';
import { call } from 'shared-ui/api';
import { choose, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

const open = async () => {
  const view = await renderScreen(<App />, { as: 'super', at: '/cities' });
  await screen.findByRole('table', { name: 'Cities' });
  return view;
};
const named = async (name: string) => (await call('GET /cities')).find(({ city_area }) => city_area === name);
const field = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('textbox', { name });

test('finds a city by its name and corrects its prefix', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Filter by City' }), 'Marfa');
  await user.click(await screen.findByRole('button', { name: 'Edit Marfa, Presidio' }));
  await expectNoAxeViolations();
  await user.type(field(/^Prefix/), 'qz');
  await user.click(screen.getByRole('button', { name: 'Save City' }));
  expect(await screen.findByText('City Marfa saved.')).toBeInTheDocument();
  expect(await named('Marfa')).toMatchObject({ tmg_prefix: 'QZ' });
});

test('adds a city; what the server refuses stands at its field', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add City' }));
  await user.type(field(/^City/), 'Terlingua Ranch');
  await choose(/^County/, 'Brewster', user);
  await user.type(field(/^Prefix/), 'AU');
  await user.type(field(/^Latitude/), '29.45');
  await user.type(field(/^Longitude/), '-103.4');
  await user.click(screen.getByRole('button', { name: 'Save City' }));
  expect((await screen.findAllByText(/is or was another city’s/)).length).toBeGreaterThan(0);
  await user.clear(field(/^Prefix/));
  await user.click(screen.getByRole('button', { name: 'Save City' }));
  expect(await screen.findByText('City Terlingua Ranch saved.')).toBeInTheDocument();
  expect(await named('Terlingua Ranch')).toMatchObject({ county: 'Brewster', tmg_prefix: null });
});
