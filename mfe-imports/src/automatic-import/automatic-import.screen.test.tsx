import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi, type Persona } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { AutomaticImportScreen } from './automatic-import.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

const open = (as: Persona = 'admin', query = '') =>
  renderScreen(<AutomaticImportScreen />, { as, at: `${paths.automaticImport.href()}${query}` });

test('an admin chooses a schedule by what it takes, and sees when it runs next', async () => {
  const { user } = await open();
  expect(await screen.findByText('None planned')).toBeVisible();
  const often = screen.getByRole('combobox', { name: /^Imports/ });
  const [nightly] = within(often).getAllByRole('option', { name: /^Every night, about \d+ requests a day$/ });
  await user.selectOptions(often, nightly!);
  await user.click(screen.getByRole('button', { name: 'Save the schedule' }));
  expect(await screen.findByText('The schedule is saved.')).toBeVisible();
  expect(await screen.findByText(/^Uses about \d+ of 5,000 requests a day/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('None planned')).toBeNull());
  await expectNoAxeViolations();
});

test('an import that is started now says what it brought, station by station', async () => {
  await testApi().query(
    `delete from counts where ts >= '2026-02-20' and station_id = (select id from stations where station_id_tmg = 'AU0001')`,
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Import now' }));
  expect(await screen.findByText('Started by Ada Morgan', { exact: false })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import now' })).toBeDisabled();
  await act(() => testApi().runJobs());
  expect(await screen.findByText(/^\d+ stations asked for, \d.* added/)).toBeVisible();
  await user.click(screen.getByText(/stations? with news$/));
  expect(screen.getByRole('link', { name: /^AU0001 / })).toHaveAttribute('href', '/stations/AU0001');
});

test('who is no admin reads it, and changes nothing', async () => {
  await open('user');
  expect(await screen.findByText('Nothing has been imported automatically yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import now' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save the schedule' })).toBeNull();
});

test('what is paused says why, and is resumed', async () => {
  await request(
    'PUT /automatic-import/:agencyId',
    { params: { agencyId: '3' }, body: { rhythm: 'nightly', version: 0 } },
    'admin',
  );
  await testApi().query(
    `update import_schedules set next_at = null, paused_at = '2026-03-02T10:00:00Z', paused_why = '{"en":"Refused.","es":"Rechazado."}'`,
  );
  const { user } = await open();
  expect(await screen.findByText(/^Paused since .*: Refused\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('The automatic import goes on.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Paused since/)).toBeNull());
});

test('a super admin looks after each agency', async () => {
  const { user } = await open('super');
  const agency = await screen.findByRole('combobox', { name: /^Agency/ });
  await user.selectOptions(agency, 'City of Houston');
  await screen.findByText('Nothing has been imported automatically yet.');
  await user.click(await screen.findByRole('button', { name: 'Import now' }));
  expect(await screen.findByText('The import has started.')).toBeVisible();
  const runs = await testApi().query<{ name: string }>(
    'select a.name from import_runs r join agencies a on a.id = r.agency_id',
  );
  expect(runs).toEqual([{ name: 'City of Houston' }]);
});

test('shows older runs on demand', async () => {
  await testApi().query(
    `insert into import_runs (agency_id, status, scheduled, user_id, requested_by, day, look_days, created_at, finished_at, message)
     select 3, 'failed', true, 0, '', '2026-02-01', 7, at, at, jsonb_build_object('en', 'Run ' || n || '.', 'es', '')
     from generate_series(1, 22) n, lateral (select timestamptz '2026-02-01 09:00Z' + n * interval '1 day' as at)`,
  );
  const { user } = await open();
  await screen.findByText('Run 22.');
  expect(screen.queryByText('Run 2.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show older imports' }));
  expect(await screen.findByText('Run 2.')).toBeVisible();
  expect(screen.getByText('Run 1.')).toBeVisible();
  expect(screen.getAllByText(/^Run \d+\.$/)).toHaveLength(22);
  expect(screen.queryByRole('button', { name: 'Show older imports' })).toBeNull();
});

test('speaks Spanish', async () => {
  languageStore.setState({ language: 'es' });
  await open();
  expect(await screen.findByText('Aún no se ha importado nada automáticamente.')).toBeVisible();
});
