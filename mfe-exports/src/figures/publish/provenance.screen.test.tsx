import { screen, within } from '@testing-library/react';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { addCertifiedYear } from '../../testing/certified-year.ts';
import { fillDays } from '../../testing/filled-days.ts';
import { StationFiguresScreen } from '../station-figures.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

/** Opens the page, and by keys where the figure of bicycles comes from. */
async function open() {
  const { user, container } = await renderScreen(<StationFiguresScreen />, {
    as: 'user',
    at: `${paths.stationFigures.href({ stationId: 'AU0004' })}?year=2024`,
    routePattern: paths.stationFigures.pattern,
  });
  const figure = within(await screen.findByRole('region', { name: 'AADB' }));
  const button = await figure.findByRole('button', { name: 'Where this comes from: AADB' });
  button.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Where AADB of 2024 comes from' }));
  const choose = (field: RegExp, option: string) =>
    user.selectOptions(dialog.getByRole('combobox', { name: field }), option);
  return { container, figure, dialog, choose };
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
const told = async (dialog: Dialog, figure: string, method: string) => {
  const term = await dialog.findByText(method, { selector: 'dd, dd *' });
  expect(term).toBeVisible();
  expect(dialog.getByText(figure, { selector: 'dd, dd *' })).toBeVisible();
};

test('of each method the figure, its days and who certified them are told', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10, without: ['2024-06-01', '2024-07-01'] });
  const { container, dialog, choose } = await open();
  await told(dialog, 'Incomplete', 'AASHTO');
  expect(dialog.getByRole('table', { name: 'Certifications' })).toBeVisible();
  for (const method of ['FHWA hourly', 'Simple mean']) {
    await choose(/^Method/, method);
    await told(dialog, '480', method);
    expect(dialog.getByText('Bicycle WB: 336 days used')).toBeVisible();
  }
  expect(dialog.queryByRole('combobox', { name: /^Filled days/ })).toBeNull();
  await expectNoAxeViolations(container);
});

test('under a factor it says whose, why and since when; the hourly form has none, and why', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  await testApi().query(
    `insert into flow_factors (station_id, flow_id, value, low, high, valid_from, reason, state, user_name, created_at)
     select f.station_id, f.id, 1.5, 1.35, 1.65, '2020-01-01', 'Two ride side by side', 'approved', 'Uma Castillo', now()
     from flows f join stations s on s.id = f.station_id where s.station_id_tmg = 'AU0004' order by f.id limit 1`,
  );
  const { dialog, choose } = await open();
  await told(dialog, '600', 'AASHTO');
  const factors = within(dialog.getByRole('table', { name: 'Factors' }));
  expect(
    factors.getByRole('row', { name: /^Uma Castillo, Two ride side by side.*1\.5 \(1\.35–1\.65\)/ }),
  ).toBeVisible();
  await choose(/^Method/, 'Simple mean');
  await told(dialog, '600', 'Simple mean');
  await choose(/^Method/, 'FHWA hourly');
  await told(dialog, 'Incomplete', 'FHWA hourly');
  expect(dialog.getByText(/^The hourly form adds up single hours\./)).toBeVisible();
});

test('with filled days each of them is told with its method, and the field keeps the focus', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10, without: ['2024-06-01', '2024-07-01'] });
  await fillDays('2024-06-01', '2024-07-01', 240);
  const { dialog, choose } = await open();
  await told(dialog, 'Incomplete', 'AASHTO');
  const field = await dialog.findByRole('combobox', { name: /^Filled days/ });
  field.focus();
  await choose(/^Filled days/, 'With filled days');
  await told(dialog, '480', 'AASHTO');
  expect(field).toHaveFocus();
  const filled = within(dialog.getByRole('table', { name: 'Filled days' }));
  expect(filled.getAllByRole('row', { name: /Bicycle WB.*Jun 1, 2024.*240/ })[0]).toBeVisible();
});

test('of one direction alone it is told what that comes from, and nothing is to be published', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10, flows: 1 });
  const { dialog, figure } = await open();
  await told(dialog, '240, one direction', 'AASHTO');
  expect(dialog.getByText('Bicycle WB: 366 days used')).toBeVisible();
  expect(figure.queryByRole('button', { name: /Publish/ })).toBeNull();
});
