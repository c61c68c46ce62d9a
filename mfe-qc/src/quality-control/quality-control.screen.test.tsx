import { screen, within } from '@testing-library/react';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { QualityControlScreen } from './quality-control.screen.tsx';

const open = (as: 'user' | 'houston') =>
  renderScreen(<QualityControlScreen />, { as, at: paths.qualityControl.href() });
const table = () => screen.findByRole('table', { name: 'Needing Quality Control Review' });

test('lists the stations with counts to review and how many days they have', async () => {
  const { container } = await open('user');
  const list = await table();
  expect(within(list).getByRole('columnheader', { name: /Days of Data/ })).toBeInTheDocument();
  const row = within(list).getByRole('row', { name: /AU0001/ });
  expect(row).toHaveTextContent('Shoal Creek Trail at 24th St');
  expect(row).toHaveTextContent('60');
  expect(within(row).getByRole('link', { name: /QC/ })).toHaveAttribute('href', '/validate-counts/AU0001');
  // certified to the end, and without counts
  expect(within(list).queryAllByText(/AU0002|AU0009/)).toEqual([]);
  expect(screen.getByText(/Click QC on a station to begin/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Add Station/ })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('another agency sees its own stations alone', async () => {
  await open('houston');
  const list = await table();
  expect(within(list).getByRole('row', { name: /HO0001/ })).toBeInTheDocument();
  expect(within(list).queryAllByText(/^AU\d/)).toEqual([]);
});

test('in Spanish the page says what to do', async () => {
  languageStore.getState().setLanguage('es');
  await open('user');
  expect(await screen.findByText(/Haga clic en QC en una estación para empezar/)).toBeInTheDocument();
  languageStore.getState().setLanguage('en');
});

test('a failure is told with its status and can be tried again', async () => {
  answerOnce('GET /stations/summary', 500, { error: 'Broken.', message: 'Broken.' });
  const { user } = await open('user');
  expect(await screen.findByRole('alert')).toHaveTextContent('Code: 500');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table()).toBeInTheDocument();
});
