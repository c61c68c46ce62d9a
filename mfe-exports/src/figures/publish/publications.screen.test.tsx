import { screen, within } from '@testing-library/react';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { addCertifiedYear } from '../../testing/certified-year.ts';
import { PublicationsScreen } from './publications.screen.tsx';
import { publishFigure } from './publish.resource.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const open = (as: 'admin' | 'houston' = 'admin') =>
  renderScreen(<PublicationsScreen />, { as, at: paths.publications.href() });
const publish = () =>
  publishFigure(
    { stationId: 'AU0004', year: 2024, mode: 'bicycle' },
    { method: 'aashto', filled: false, shown: '480', reason: null, supersedes: null },
  );

test('the list shows what was published, and opens each', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  const { user, container } = await open();
  await screen.findByText(/^No figure has been published yet/);
  await publish();
  const row = within(await screen.findByRole('row', { name: /^AU0004/ }));
  expect(row.getByText('In force')).toBeVisible();
  expect(row.getByText('480')).toBeVisible();
  await user.click(row.getByRole('button', { name: /^Open publication: AADB of/ }));
  expect(await screen.findByText(/^Unchanged since /)).toBeVisible();
  await expectNoAxeViolations(container);
});

test('another agency’s publications are not there', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  const first = await open();
  await publish();
  await screen.findByRole('row', { name: /^AU0004/ });
  first.unmount();
  await open('houston');
  expect(await screen.findByText(/^No figure has been published yet/)).toBeVisible();
});
