import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi, type Persona } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, loseAnswerOnce, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

const COUNTER = [16, 22, 25, 35, 33, 27, 20, 15, 12, 13, 18, 22];
const PEOPLE = [18, 25, 31, 42, 38, 29, 22, 17, 12, 15, 20, 26];
const STATION = { stationId: 'AU0009' };
const DATE = '2024-05-07';
/** What is pasted from a sheet: each hour and how many. */
const SHEET = PEOPLE.map((people, at) => `${at + 7}:00 ${people}`).join('\n');

let flow = { id: 0, name: '' };
beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  const [first] = await testApi().query<{ id: number; name: string }>(
    `select f.id, f.name from flows f join stations s on s.id = f.station_id where s.station_id_tmg = 'AU0009' order by f.id`,
  );
  if (!first) throw new Error('AU0009 has no flow');
  flow = first;
  await testApi().query(
    `delete from flows where id <> $1 and station_id = (select station_id from flows where id = $1)`,
    [flow.id],
  );
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes)
     select f.station_id, '${DATE}'::timestamp + (at + 6) * interval '1 hour', f.id, count, 60
     from flows f, unnest($1::int[]) with ordinality as counted (count, at) where f.id = $2`,
    [COUNTER, flow.id],
  );
});
afterEach(() => languageStore.getState().setLanguage('en'));

const open = (as: Persona = 'user') => renderScreen(<App />, { as, at: paths.station.href(STATION) });
const card = async (name = 'Factors') => within(await screen.findByRole('region', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const stored = async () =>
  (await act(() => request('GET /stations/:stationId/factors', { params: STATION }, 'super'))).reply;
const facts = {
  value: 1.1,
  low: null,
  high: null,
  valid_from: '2024-01-01',
  valid_until: null,
  reason: 'Vendor',
};
const drafted = async (more: Partial<typeof facts> = {}, as: Persona = 'user') => {
  const body = { flow_id: flow.id, validation_id: null, ...facts, ...more };
  return (await request('POST /stations/:stationId/factors', { params: STATION, body }, as)).reply;
};
const proposed = async (more: Partial<typeof facts> = {}, as: Persona = 'user') => {
  const { id } = await drafted(more, as);
  const params = { ...STATION, factorId: String(id) };
  await request('POST /stations/:stationId/factors/:factorId/propose', { params, body: { version: 1 } }, as);
};

/** Fills in what was counted beside the counter. */
async function takeDown(user: Awaited<ReturnType<typeof open>>['user'], sheet = SHEET) {
  await user.click(await (await card()).findByRole('button', { name: 'Add validation count' }));
  const form = await dialog('Validation count');
  await user.type(form.getByRole('textbox', { name: /^Date/ }), '05/07/2024');
  await user.click(form.getByRole('textbox', { name: /^People counted/ }));
  await user.paste(sheet);
  return form;
}

test('people’s counts are worked out beside the counter’s, kept, drafted as a factor and proposed', async () => {
  const { user } = await open();
  expect(await (await card()).findByText('No factor and no validation count yet.')).toBeVisible();
  const form = await takeDown(user);
  await user.click(form.getByRole('button', { name: 'Work out' }));
  expect(await form.findByText('× 1.143 (1.105–1.181)')).toBeVisible();
  expect(form.getAllByRole('row')).toHaveLength(13);
  await expectNoAxeViolations();
  expect((await stored()).validations).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Save validation count' }));
  await closed();
  expect(
    await (await card()).findByText(/12 intervals of 60 minutes: 295 people, 258 counted/),
  ).toBeVisible();
  await user.click((await card()).getByRole('button', { name: /^Draft a factor from the validation count/ }));
  const draft = await dialog('Draft factor');
  await user.click(draft.getByRole('button', { name: 'Save draft' }));
  await closed();
  await user.click(await (await card()).findByRole('button', { name: /^Propose: factor 1\.143/ }));
  expect(await (await card()).findByText('Proposed')).toBeVisible();
  expect((await card()).queryByRole('button', { name: /^Approve/ })).toBeNull();
  expect((await stored()).factors).toMatchObject([{ state: 'proposed', valid_from: DATE }]);
});

test('a change after it was worked out is worked out again before it is kept', async () => {
  const { user } = await open();
  const form = await takeDown(user, '7:00 18');
  await user.click(form.getByRole('button', { name: 'Work out' }));
  expect(await form.findByText(/There are fewer than 8 intervals\./)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^People counted/ }), '{Enter}8:00 25');
  expect(form.queryByRole('button', { name: 'Save validation count' })).toBeNull();
  await user.type(form.getByRole('textbox', { name: /^People counted/ }), '{Enter}nine');
  await user.click(form.getByRole('button', { name: 'Work out' }));
  expect((await form.findAllByText(/One line is not like 08:00 18/)).length).toBeGreaterThan(0);
});

test('one that is sent again after its answer was lost is kept once', async () => {
  const { user } = await open();
  const form = await takeDown(user);
  await user.click(form.getByRole('button', { name: 'Work out' }));
  await form.findByText('× 1.143 (1.105–1.181)');
  loseAnswerOnce('POST /stations/:stationId/validation-counts');
  await user.click(form.getByRole('button', { name: 'Save validation count' }));
  expect(await form.findByRole('alert')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save validation count' }));
  await closed();
  expect((await stored()).validations).toHaveLength(1);
});

test('a factor is entered by hand with a reason', async () => {
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: 'Enter factor' }));
  const form = await dialog('Enter factor');
  await user.click(form.getByRole('button', { name: 'Save draft' }));
  expect((await form.findAllByText('This field is required.')).length).toBeGreaterThan(1);
  await user.selectOptions(form.getByRole('combobox', { name: /^Flow/ }), String(flow.id));
  await user.type(form.getByRole('textbox', { name: /^Factor/ }), '1.2');
  await user.type(form.getByRole('textbox', { name: /^First day/ }), '01/01/2024');
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'As told by the vendor');
  await user.click(form.getByRole('button', { name: 'Save draft' }));
  await closed();
  expect(await (await card()).findByText('As told by the vendor')).toBeVisible();
  expect((await stored()).factors).toMatchObject([{ value: 1.2, state: 'draft', valid_from: '2024-01-01' }]);
});

test('an admin approves, ends and withdraws what was proposed, and its history tells', async () => {
  await proposed();
  const { user } = await open('admin');
  await user.click(await (await card()).findByRole('button', { name: /^Approve: factor 1\.100/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve this factor?' }));
  expect(
    question.getByText(/^From then on figures of .+ show what the counts times 1\.100 would be/),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Approve' }));
  expect(await (await card()).findByText('Approved')).toBeVisible();
  await user.click((await card()).getByRole('button', { name: /^End: factor/ }));
  const ending = await dialog('End factor');
  await user.type(ending.getByRole('textbox', { name: /^Last day/ }), '06/30/2024');
  await user.selectOptions(ending.getByRole('combobox', { name: /^Why/ }), 'the equipment changed');
  await user.click(ending.getByRole('button', { name: 'End' }));
  await closed();
  expect(await (await card()).findByText(/Ended because: the equipment changed\./)).toBeVisible();
  await user.click((await card()).getByRole('button', { name: /^Withdraw: factor/ }));
  const withdrawal = await dialog('Withdraw factor');
  await user.type(withdrawal.getByRole('textbox', { name: /^Reason/ }), 'Wrong flow');
  await user.click(withdrawal.getByRole('button', { name: 'Withdraw' }));
  await closed();
  expect(await (await card()).findByText('Withdrawn')).toBeVisible();
  await user.click((await card()).getByText('History'));
  const steps = (await card()).getAllByText(/^(Drafted|Proposed|Approved|Ended|Withdrawn): × 1\.100/);
  expect(steps.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'Drafted',
    'Proposed',
    'Approved',
    'Ended',
    'Withdrawn',
  ]);
});

test('who made a factor outside 0.8 to 1.4 is told that somebody else approves it', async () => {
  await proposed({ value: 1.6 }, 'admin');
  await open('admin');
  expect(await (await card()).findByText('An admin who did not make it approves it.')).toBeVisible();
  expect((await card()).queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('a change over a newer one shows the newer factor, and goes on from it', async () => {
  const factor = await drafted();
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: /^Edit: factor/ }));
  const form = await dialog('Change factor');
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), ', by telephone');
  const params = { ...STATION, factorId: String(factor.id) };
  const body = { ...facts, value: 1.15, version: 1 };
  await act(() => request('PUT /stations/:stationId/factors/:factorId', { params, body }, 'super'));
  await act(() => testApi().query('update flow_factors set user_id = 3'));
  await user.click(form.getByRole('button', { name: 'Save draft' }));
  expect(await form.findByText('Somebody else has changed it meanwhile to 1.150.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Go on from the newer factor' }));
  await user.click(form.getByRole('button', { name: 'Save draft' }));
  await closed();
  expect((await stored()).factors).toMatchObject([{ value: 1.15, reason: 'Vendor, by telephone' }]);
});

test('a validation count is deleted after a question', async () => {
  const pairs = PEOPLE.map((people, at) => ({ start: `${String(at + 7).padStart(2, '0')}:00`, people }));
  const body = {
    flow_id: flow.id,
    date: DATE,
    interval: 60 as const,
    pairs,
    method: 'video' as const,
    note: null,
  };
  await request('POST /stations/:stationId/validation-counts', { params: STATION, body }, 'user');
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: /^Delete the validation count/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this validation count?' }));
  expect(question.getByText(/^The validation count of .+, 20\d\d of .+ goes for everybody\.$/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await (await card()).findByText('No factor and no validation count yet.')).toBeVisible();
  await waitFor(async () =>
    expect((await card()).getByRole('button', { name: 'Add validation count' })).toHaveFocus(),
  );
});

test('speaks Spanish', async () => {
  languageStore.getState().setLanguage('es');
  await open();
  expect(
    await (await card('Factores')).findByText('Aún no hay factores ni conteos de validación.'),
  ).toBeVisible();
});
