import { screen } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

test.each([
  ['/import-stations', 'Go to the preview', '/next/import-stations'],
  ['/next/import-stations', 'Go to the other form', '/import-stations'],
  ['/edit-station/AU0001', 'Go to the preview', '/next/edit-station/AU0001'],
  ['/next/edit-station/AU0001', 'Go to the other form', '/edit-station/AU0001'],
  ['/stations', 'Go to the preview', '/next/stations'],
  ['/next/stations', 'Go to the other form', '/stations'],
])('at %s somebody who may open both forms is told of the other', async (at, name, to) => {
  await renderScreen(<App />, { as: 'super', at });
  expect(await screen.findByText(/^There are two ways to enter the same stations\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  await screen.findByRole('heading', { level: 1 });
  await expectNoAxeViolations();
});

test('who has the one form alone is told of none', async () => {
  await renderScreen(<App />, { as: 'user', at: '/import-stations' });
  expect(await screen.findByRole('textbox', { name: /^Station Name/ })).toBeInTheDocument();
  expect(screen.queryByText(/two ways to enter/)).not.toBeInTheDocument();
});
