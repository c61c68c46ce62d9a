import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { call } from 'shared-ui/api';
import { VENDOR, type FlowRequest, type NextStation } from 'shared-domain';
import { expectNoAxeViolations, realApi, renderScreen, server } from 'shared-ui/testing';
import { App } from '../app.tsx';
import { addDraft, completeStation } from '../testing/add-draft.ts';
import { newFlow, toRequest } from './flow.record.ts';

const northbound: FlowRequest = {
  ...toRequest(newFlow(false)),
  name: 'Northbound',
  vendor_code: VENDOR.trafx,
  count_method_code: '3',
  count_type_code: '2',
  travel_direction_code: '1',
  street_side_code: '9',
  facility_type_code: '8',
  sensor_type_code: 'I',
  direction_of_route_code: '9',
};

/** A published station of class 8U with such flows. */
async function publish(...flows: Partial<FlowRequest>[]): Promise<NextStation> {
  const { draft_id, city_id, county_code, txdot_district_code } = await addDraft();
  const sent = flows.map((changes) => ({ ...northbound, ...changes, id: null }));
  const place = { city_id, county_code, txdot_district_code };
  return call('POST /next-draft-stations/:id/publish', {
    params: { id: String(draft_id) },
    body: { station: { ...completeStation, ...place, flow_set: { flows: sent, removed: [] } } },
  });
}

async function open({ station_id_tmg: id }: NextStation) {
  const view = await renderScreen(<App />, { as: 'admin', at: `/next/edit-station/${id}` });
  await screen.findByRole('heading', { level: 2, name: 'Flows' });
  const flows = async () => (await call('GET /next-stations/:id', { params: { id: id ?? '' } })).flows;
  return { ...view, flows };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const row = (name: RegExp) =>
  within(
    within(screen.getByRole('table', { name: 'Flows' }))
      .getByText(name)
      .closest('tr') ?? document.body,
  );
const panel = (name: string) => within(screen.getByRole('region', { name: `Details of ${name}` }));
type User = Awaited<ReturnType<typeof open>>['user'];
const openFlow = (user: User, name: RegExp) => user.click(row(name).getByRole('button', { expanded: false }));
const form = () => within(screen.getByRole('tabpanel'));

/** Gives the station a class that offers other directions of route, and one of those. */
async function changeClass(user: User) {
  await user.click(screen.getByRole('tab', { name: /Roadway Info/ }));
  await user.selectOptions(form().getByRole('combobox', { name: /^Functional Class/ }), '3U');
  await user.selectOptions(form().getByRole('combobox', { name: /^Direction of Route/ }), '1');
  await user.click(screen.getByRole('tab', { name: /Site Characteristics/ }));
}

test('flows that followed the class of their station are saved on from there, with what was typed', async () => {
  const { user, flows } = await open(await publish({}));
  await openFlow(user, /^Northbound$/);
  await user.type(panel('Northbound').getByRole('textbox', { name: /^Serial Number/ }), 'X7');
  await changeClass(user);
  await user.type(panel('Northbound').getByRole('textbox', { name: /^Serial Number/ }), '{Backspace>2/}');
  await user.click(button('Update Station'));
  await user.click(await screen.findByRole('button', { name: 'Yes, save it' }));
  expect(await screen.findByText(/^Station AU\d{4} updated\.$/)).toBeVisible();
  expect(panel('Northbound').getByRole('combobox', { name: /^Direction of Route/ })).toHaveValue('1');
  await user.type(panel('Northbound').getByRole('textbox', { name: /^Serial Number/ }), 'X8');
  await user.click(button('Update Flows'));
  expect(await screen.findByText('Flows updated.')).toBeVisible();
  expect(await flows()).toMatchObject([{ direction_of_route_code: '1', serial_number: 'X8' }]);
});

test('the flows that a new class leaves behind are named, and may get a direction of their own', async () => {
  const { user, flows } = await open(await publish({}));
  await changeClass(user);
  await user.click(button('Update Station'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  const summary = await screen.findByRole('region', { name: /^Invalid fields found: Northbound: Direction/ });
  await user.click(within(summary).getByRole('button', { name: 'Northbound: Direction of Route' }));
  const direction = panel('Northbound').getByRole('combobox', { name: /^Direction of Route/ });
  await waitFor(() => expect(direction).toHaveFocus());
  await user.selectOptions(direction, '3');
  await user.click(button('Update Station'));
  expect(await screen.findByText(/^Station AU\d{4} updated\.$/)).toBeVisible();
  expect(await flows()).toMatchObject([{ direction_of_route_code: '3' }]);
});

test('a stored direction that the class does not offer is shown with its fault, not blanked', async () => {
  const station = await publish({});
  server.use(
    http.get('*/api/next-stations/:id', async ({ request }) => {
      const read = (await (await realApi().fetch(request)).json()) as NextStation;
      const [flow] = read.flows;
      return HttpResponse.json({ ...read, flows: [{ ...flow, direction_of_route_code: '3' }] });
    }),
  );
  const { user } = await open(station);
  await openFlow(user, /^Northbound$/);
  const direction = panel('Northbound').getByRole('combobox', { name: /^Direction of Route/ });
  expect(direction).toHaveValue('3');
  await user.type(panel('Northbound').getByRole('textbox', { name: /^Serial Number/ }), 'X7');
  await user.click(button('Update Flows'));
  await screen.findByRole('region', { name: /^Invalid fields found: Northbound: Direction of Route/ });
  expect(direction).toHaveValue('3');
  expect(direction).toHaveAccessibleDescription(
    'The functional class of the station does not offer this direction of route.',
  );
  await expectNoAxeViolations();
});

test('two flows equal but for the street side are told apart wherever they are named', async () => {
  await open(await publish({ street_side_code: '1' }, { street_side_code: '2' }));
  const names = screen
    .getAllByRole('button', { name: /^Delete / })
    .map((one) => one.getAttribute('aria-label') ?? '');
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^Delete Northbound \(.+\)$/);
});
