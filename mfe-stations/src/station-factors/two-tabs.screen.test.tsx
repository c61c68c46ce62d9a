import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

const STATION = { stationId: 'AU0009' };
const STALE = 'Somebody else has changed this factor meanwhile. Please look at the newer one.';
let flow = 0;

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  const [first] = await testApi().query<{ id: number }>(
    `select f.id from flows f join stations s on s.id = f.station_id where s.station_id_tmg = 'AU0009' order by f.id`,
  );
  flow = first?.id ?? 0;
});

const open = async () => {
  const { user } = await renderScreen(<App />, { as: 'admin', at: paths.station.href(STATION) });
  return user;
};
const card = async () => within(await screen.findByRole('region', { name: 'Factors' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const stored = async () =>
  (await act(() => request('GET /stations/:stationId/factors', { params: STATION }, 'super'))).reply;

/** A draft, as another tab would leave it. */
const drafted = async () => {
  const facts = { value: 1.1, low: null, high: null, valid_from: '2024-01-01', valid_until: null };
  const body = { flow_id: flow, validation_id: null, ...facts, reason: 'As told by the vendor' };
  return (await request('POST /stations/:stationId/factors', { params: STATION, body }, 'admin')).reply.id;
};
const step = (what: 'propose' | 'approve', id: number, version: number) =>
  act(() =>
    request(
      `POST /stations/:stationId/factors/:factorId/${what}`,
      { params: { ...STATION, factorId: String(id) }, body: { version } },
      'admin',
    ),
  );

test('a factor that another tab has brought on is not withdrawn unseen: the reason stays, and the newer one goes on', async () => {
  const id = await drafted();
  const user = await open();
  await user.click(await (await card()).findByRole('button', { name: /^Withdraw: factor/ }));
  const form = await dialog('Withdraw factor');
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Wrong flow');
  await step('propose', id, 1);
  await user.click(form.getByRole('button', { name: 'Withdraw' }));
  expect(await form.findByText(STALE)).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Wrong flow');
  expect((await stored()).factors).toMatchObject([{ state: 'proposed' }]);
  await user.click(form.getByRole('button', { name: 'Withdraw' }));
  await closed();
  expect((await stored()).factors).toMatchObject([{ state: 'withdrawn' }]);
});

test('one that another tab has ended is ended over it only after the new end was shown', async () => {
  const id = await drafted();
  await step('propose', id, 1);
  await step('approve', id, 2);
  const user = await open();
  await user.click(await (await card()).findByRole('button', { name: /^End: factor/ }));
  const form = await dialog('End factor');
  await user.type(form.getByRole('textbox', { name: /^Last day/ }), '06/30/2024');
  await user.selectOptions(form.getByRole('combobox', { name: /^Why/ }), 'the equipment changed');
  const body = { version: 3, valid_until: '2024-03-31', ended_by: 'removal' } as const;
  const params = { ...STATION, factorId: String(id) };
  await act(() => request('POST /stations/:stationId/factors/:factorId/end', { params, body }, 'super'));
  await user.click(form.getByRole('button', { name: 'End' }));
  expect(await form.findByText(STALE)).toBeVisible();
  expect(await form.findByText(/Jan 1, 2024 to Mar 31, 2024/)).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Last day/ })).toHaveValue('06/30/2024');
});

test('a proposal over a newer factor is told, and the newer one stands there', async () => {
  const id = await drafted();
  const user = await open();
  const propose = await (await card()).findByRole('button', { name: /^Propose: factor/ });
  await step('propose', id, 1);
  await user.click(propose);
  expect(await screen.findByText(STALE)).toBeVisible();
  expect(await (await card()).findByText('Proposed')).toBeVisible();
});

test('a validation count that another tab has deleted is gone, and it is said', async () => {
  const pairs = [{ start: '08:00', people: 18 }];
  const body = {
    flow_id: flow,
    date: '2024-05-07',
    interval: 60,
    pairs,
    method: 'manual',
    note: null,
  } as const;
  const { reply } = await request(
    'POST /stations/:stationId/validation-counts',
    { params: STATION, body },
    'admin',
  );
  const user = await open();
  await user.click(await (await card()).findByRole('button', { name: /^Delete the validation count/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this validation count?' }));
  const params = { ...STATION, validationId: String(reply.id) };
  await act(() =>
    request('DELETE /stations/:stationId/validation-counts/:validationId', { params }, 'super'),
  );
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/404|not found|does not exist/i)).toBeVisible();
  expect(await (await card()).findByText('No factor and no validation count yet.')).toBeVisible();
});

test('pressed twice on a slow line, a factor is drafted once and proposed once', async () => {
  const user = await open();
  await user.click(await (await card()).findByRole('button', { name: 'Enter factor' }));
  const form = await dialog('Enter factor');
  await user.selectOptions(form.getByRole('combobox', { name: /^Flow/ }), String(flow));
  await user.type(form.getByRole('textbox', { name: /^Factor/ }), '1.2');
  await user.type(form.getByRole('textbox', { name: /^First day/ }), '01/01/2024');
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'As told by the vendor');
  await user.dblClick(form.getByRole('button', { name: 'Save draft' }));
  await closed();
  await user.dblClick(await (await card()).findByRole('button', { name: /^Propose: factor/ }));
  expect(await (await card()).findByText('Proposed')).toBeVisible();
  expect(screen.queryByText(STALE)).toBeNull();
  const [factor, ...others] = (await stored()).factors;
  expect(others).toEqual([]);
  expect(factor?.history.map((one) => one.step)).toEqual(['made', 'proposed']);
});

test('pressed twice on a slow line, a validation count is kept once', async () => {
  const user = await open();
  await user.click(await (await card()).findByRole('button', { name: 'Add validation count' }));
  const form = await dialog('Validation count');
  await user.selectOptions(form.getByRole('combobox', { name: /^Flow/ }), String(flow));
  await user.type(form.getByRole('textbox', { name: /^Date/ }), '05/07/2024');
  await user.type(form.getByRole('textbox', { name: /^People counted/ }), '08:00 18');
  await user.click(form.getByRole('button', { name: 'Work out' }));
  await user.dblClick(await form.findByRole('button', { name: 'Save validation count' }));
  await closed();
  expect((await stored()).validations).toHaveLength(1);
});
