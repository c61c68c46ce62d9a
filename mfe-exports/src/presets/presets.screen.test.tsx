import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import {
  choose,
  endSession,
  expectNoAxeViolations,
  renderScreen,
  restoreTyped,
  server,
} from 'shared-ui/testing';
import { CsvExportScreen } from '../csv-export/csv-export.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

test('choices are kept under a name, filled in again, and deleted', async () => {
  const { user, unmount } = await renderScreen(<CsvExportScreen />, { as: 'user', at: paths.exports.href() });
  expect(await screen.findByText('You have no presets yet.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search Stations' })).toBeEnabled());
  await choose('Count Types', 'Pedestrian', user);
  await user.click(screen.getByRole('button', { name: 'Search Stations' }));
  await screen.findByText(/^Stations retrieved/);
  act(() => screen.getByRole('combobox', { name: 'Stations' }).focus());
  await user.keyboard('{ArrowDown}');
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: /^AU0002/ }));
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('textbox', { name: 'From' }), '02/20/2026');
  await user.tab();
  await user.click(screen.getByRole('checkbox', { name: 'Station metadata' }));
  await user.click(screen.getByRole('button', { name: 'Save Preset' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      /This field is required\./,
    ),
  );
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Pedestrians at the bridge');
  await user.click(screen.getByRole('button', { name: 'Save Preset' }));
  expect(await screen.findByText('The preset Pedestrians at the bridge is saved.')).toBeVisible();
  unmount();

  const again = await renderScreen(<CsvExportScreen />, { as: 'user', at: paths.exports.href() });
  const select = await screen.findByLabelText('Preset');
  expect(screen.getByRole('button', { name: 'Use Preset' })).toBeDisabled();
  await again.user.selectOptions(select, 'Pedestrians at the bridge');
  await again.user.click(screen.getByRole('button', { name: 'Use Preset' }));
  expect(await screen.findByText(/^Certified counts of the chosen stations reach from/)).toBeVisible();
  expect(screen.getByText(/ 1 chosen\.$/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Stations' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('02/20/2026');
  expect(screen.getByRole('checkbox', { name: 'Station metadata' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Build Export' })).toBeEnabled();
  await expectNoAxeViolations();

  await again.user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await again.user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The preset Pedestrians at the bridge is deleted.')).toBeVisible();
  expect(await screen.findByText('You have no presets yet.')).toBeVisible();
});

test('the name of a preset outlives the session, beside the choices that it is for', async () => {
  const name = () => screen.findByRole('textbox', { name: 'Name' });
  const metadata = () => screen.findByRole('checkbox', { name: 'Station metadata' });
  const open = () => renderScreen(<CsvExportScreen />, { as: 'user', at: paths.exports.href() });
  const first = await open();
  await first.user.type(await name(), 'Trails');
  await first.user.click(await metadata());
  await endSession();
  first.unmount();
  await open();
  expect(await name()).toHaveValue('');
  restoreTyped();
  await waitFor(async () => expect(await name()).toHaveValue('Trails'));
  await waitFor(async () => expect(await metadata()).toBeChecked());
});

/** A preset that is kept already, with a station that is gone. */
async function keepTrails(): Promise<void> {
  const choices = {
    txdot_districts: [],
    counties: [],
    count_types: [],
    travel_directions: [],
    count_methods: [],
    stations: ['AU0002', 'AU9999'],
    fromDate: '02/20/2026',
    toDate: '02/21/2026',
    countData: true,
    stationMetadata: false,
  };
  await testApi().query(
    `insert into export_presets (user_id, agency_id, name, choices) values (3, 3, 'Trails', $1::text::jsonb)`,
    [JSON.stringify(choices)],
  );
}

test('a preset says which of its stations are gone', async () => {
  await keepTrails();
  const { user } = await renderScreen(<CsvExportScreen />, { as: 'user', at: paths.exports.href() });
  await user.selectOptions(await screen.findByLabelText('Preset'), 'Trails');
  await user.click(screen.getByRole('button', { name: 'Use Preset' }));
  expect(
    await screen.findByText('The preset Trails has lost stations, which are not found any more: AU9999'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Build Export' })).toBeEnabled();
});

test('a preset that can not be deleted goes and comes back, with the reason', async () => {
  await keepTrails();
  const { user } = await renderScreen(<CsvExportScreen />, { as: 'user', at: paths.exports.href() });
  await user.selectOptions(await screen.findByLabelText('Preset'), 'Trails');
  const refused = Promise.withResolvers<void>();
  server.use(
    http.delete('*/api/export/presets/:id', async () => {
      await refused.promise;
      return HttpResponse.json({ error: 'Presets are locked.' }, { status: 409 });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('You have no presets yet.')).toBeVisible();
  refused.resolve();
  expect(await screen.findByText('Presets are locked.')).toBeVisible();
  expect(await screen.findByRole('option', { name: 'Trails' })).toBeInTheDocument();
});
