import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, loseOnce, renderScreen } from 'shared-ui/testing';
import { TmasScreen } from './tmas.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

const open = () => renderScreen(<TmasScreen />, { as: 'super', at: paths.tmasExports.href() });
const button = (name: string) => screen.getByRole('button', { name });
const SENT = 'Request for export sent. You will receive an email with a link to the export file soon.';

/** Fills the form for a station's certified days. */
async function order(user: UserEvent, station: RegExp, from = '02/10/2026', to = '02/12/2026') {
  await waitFor(() => expect(button('Search Stations')).toBeEnabled());
  await user.click(button('Search Stations'));
  await screen.findByText('Stations retrieved and the options are populated in the Stations dropdown.');
  act(() => screen.getByRole('combobox', { name: 'Stations' }).focus());
  await user.keyboard('{ArrowDown}');
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: station }));
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('textbox', { name: 'From' }), from);
  await user.type(screen.getByRole('textbox', { name: 'To' }), to);
  await user.tab();
}
const preflight = async () => within(await screen.findByRole('table', { name: 'Pre-flight' }));
const exportsOf = () => testApi().query('select 1 from exports');

test('sends what has nothing left out at once, and lists the file', async () => {
  const { user } = await open();
  await order(user, /^AU0002/);
  await user.click(button('Prepare Data'));
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.getByText(/4 station records and 12 count records would be written/)).toBeVisible();
  await act(() => testApi().runJobs());
  expect(
    await screen.findByRole('button', {
      name: /^Download 2026-03-02 TMAS AU0002 2026-02-10 to 2026-02-12\.zip/,
    }),
  ).toBeVisible();
  expect(screen.getByText(/16 rows/)).toBeVisible();
  await expectNoAxeViolations();
});

test('shows what would be left out, with links, before anything is sent', async () => {
  await testApi().query(
    `update counts set certification_id = null where station_id = 2 and flow_id = 3 and ts >= '2026-02-11'`,
  );
  await testApi().query(`update flows set facility_type_code = null where id = 4`);
  const { user } = await open();
  await order(user, /^AU0002/);
  await user.click(button('Prepare Data'));
  expect(await screen.findByText(/^Nothing was sent yet\./)).toBeVisible();
  const table = await preflight();
  const rows = table.getAllByRole('row', { name: /Critical/ });
  expect(rows).toHaveLength(2);
  for (const link of table.getAllByRole('link', { name: 'AU0002' })) {
    expect(link).toHaveAttribute('href', '/stations/AU0002');
    expect(link).toHaveAttribute('target', '_blank');
  }
  const flow = table.getByRole('link', {
    name: /^Fix AU0002: The flow is left out. It lacks: facility type\./,
  });
  expect(flow).toHaveAttribute('href', '/next/edit-station/AU0002?field=flow-4.facility_type');
  expect(table.getByRole('link', { name: /not certified/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/validate-counts\/AU0002\?minDate=2026-02-11&maxDate=2026-02-12/),
  );
  expect(table.getByText('2 days: Feb 11, 2026 to Feb 12, 2026')).toBeVisible();
  expect(await exportsOf()).toEqual([]);
  await expectNoAxeViolations();

  await user.click(button('Prepare Data'));
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(await exportsOf()).toHaveLength(1);
});

test('sends nothing while something is fatal, and forgets the pre-flight of other choices', async () => {
  await testApi().query(
    `update counts set count = 100000 where station_id = 2 and flow_id = 3 and ts = '2026-02-10 05:00:00'`,
  );
  const { user } = await open();
  await order(user, /^AU0002/);
  await user.click(button('Check Data'));
  const table = await preflight();
  expect(table.getAllByRole('row', { name: /Fatal/ })).toHaveLength(1);
  await user.click(button('Prepare Data'));
  expect(await screen.findByText('Nothing was sent: what is fatal must be fixed first.')).toBeVisible();
  expect(await exportsOf()).toEqual([]);
  await user.selectOptions(screen.getByLabelText(/^Layout/), 'Fixed columns (2013)');
  expect(screen.queryByRole('table', { name: 'Pre-flight' })).toBeNull();
});

test('asks for a station and dates, and says it in the server’s words when there is nothing', async () => {
  const { user } = await open();
  expect(button('Prepare Data')).toBeDisabled();
  expect(button('Check Data')).toBeDisabled();
  await order(user, /^AU0009/);
  await user.click(button('Prepare Data'));
  expect(
    await screen.findByText(
      'There are no certified counts of these stations in this period that could be exported.',
    ),
  ).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'From' }));
  await user.click(button('Check Data'));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription(
      /This field is required\./,
    ),
  );
});

test('has words of its own when the server is not reached', async () => {
  const { user } = await open();
  await order(user, /^AU0002/);
  loseOnce('POST /export/check-tmas');
  await user.click(button('Prepare Data'));
  expect(await screen.findByText(/^An error occurred while processing your request\./)).toBeVisible();
  expect(await exportsOf()).toEqual([]);
});

test('speaks Spanish', async () => {
  languageStore.setState({ language: 'es' });
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Exportaciones TMAS' })).toBeVisible();
  expect(await screen.findByText('Aún no ha creado ninguna exportación.')).toBeVisible();
});
