import { screen, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

test('a person makes a link to a station, copies it, and ends it', async () => {
  const { user } = await renderScreen(<App />, { as: 'user', at: '/share-links' });
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Make a link' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Council');
  await user.type(dialog.getByRole('textbox', { name: /^Station number/ }), 'au0001');
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  const told = within(await screen.findByRole('dialog', { name: 'Your new link' }));
  expect(told.getByRole('region', { name: 'Link' })).toHaveTextContent(/\/shared\/[\w-]{43}$/);
  await user.click(told.getByRole('button', { name: 'I have copied it' }));
  const row = within(await screen.findByRole('row', { name: /Council/ }));
  expect(row.getByText(/^AU0001/)).toBeInTheDocument();
  expect(row.getByText('not yet')).toBeInTheDocument();
  await expectNoAxeViolations();
  await user.click(row.getByRole('button', { name: 'End the link Council' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'End this link?' }));
  await user.click(question.getByRole('button', { name: 'End Link' }));
  expect(await screen.findByText('The link “Council” is ended.')).toBeInTheDocument();
  expect(await screen.findByText('Opens nothing any more')).toBeInTheDocument();
});

test('a station that is none is told, and what was typed stays', async () => {
  const { user } = await renderScreen(<App />, { as: 'user', at: '/share-links' });
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Make a link' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Council');
  await user.type(dialog.getByRole('textbox', { name: /^Station number/ }), 'XX9999');
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /^Station number/ })).toHaveValue('XX9999');
  expect((await request('GET /share-links', {}, 'user')).reply.data).toEqual([]);
});

test('who comes from a comparison finds it in the form already', async () => {
  const shows = '/compare?s=AU0001&from=2025-03-03&to=2025-03-30&v=1';
  const at = `/share-links?${new URLSearchParams({ shows }).toString()}`;
  const { user } = await renderScreen(<App />, { as: 'user', at });
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a link' }));
  expect(dialog.getByRole('textbox', { name: /^Station number/ })).toHaveValue(shows);
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Council');
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  await screen.findByRole('dialog', { name: 'Your new link' });
  expect((await request('GET /share-links', {}, 'user')).reply.data).toMatchObject([
    { query: 's=AU0001&from=2025-03-03&to=2025-03-30&v=1' },
  ]);
});
