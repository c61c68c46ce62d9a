import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

const STATION = { stationId: 'AU0009' };

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.getState().setLanguage('en'));

const open = () => renderScreen(<App />, { as: 'user', at: paths.station.href(STATION) });
const card = async (name = 'Counter health') => within(await screen.findByRole('region', { name }));
const stored = async () =>
  (await request('GET /stations/:stationId/health', { params: STATION }, 'user')).reply;

const outage = () =>
  testApi().query(
    `insert into outages (station_id, kind, start_at, due_at, silent_at, usual_minutes, threshold_minutes, stage_minutes,
       recovered_at, missing, confirming)
     select id, 'silent', '2026-02-10T18:00:00Z', '2026-02-11T18:00:00Z', '2026-02-12T06:00:00Z', 1620, 2340, 0,
       '2026-02-14T18:00:00Z', '[[100, 2980]]', '[]'
     from stations where station_id_tmg = 'AU0009'`,
  );

test('without outages and closures it says what there would be', async () => {
  await open();
  expect(await (await card()).findByText('No outage is known.')).toBeVisible();
  expect(
    (await card()).getByText(/^None\. Nothing is expected of a counter while its station is closed/),
  ).toBeVisible();
  await expectNoAxeViolations();
});

test.each([
  ['that lasts', null, /^Silent Since Feb 10, 2026.*still without data\.$/],
  [
    'that ended as nothing was expected any more',
    '2026-02-20T18:00:00Z',
    /^Silent Feb 10, 2026.* to Feb 20, 2026[^.]*\.$/,
  ],
])('of an outage %s it says what is known', async (_, retired, says) => {
  await outage();
  await testApi().query(
    `update outages set recovered_at = null, missing = '[]', retired_at = ${retired === null ? 'null' : `'${retired}'`}`,
  );
  await open();
  const outages = within(await screen.findByRole('region', { name: 'Outages' }));
  const [first] = within(await outages.findByRole('listitem')).getAllByRole('paragraph');
  expect(first).toHaveTextContent(says);
});

test.each([
  ['as many as there are', 99, null],
  ['the newest alone, which is said', 100, 'Only the newest 100 outages are listed.'],
])('of outages it lists %s (%d)', async (_, count, says) => {
  await testApi().query(
    `insert into outages (station_id, kind, start_at, due_at, silent_at, usual_minutes, threshold_minutes, stage_minutes,
       recovered_at, missing, confirming)
     select s.id, 'silent', at, at, at, 1620, 2340, 0, at + interval '1 day', '[]', '[]'
     from stations s, generate_series('2025-01-01T00:00:00Z'::timestamptz, now(), interval '3 days') at
     where station_id_tmg = 'AU0009' limit ${count}`,
  );
  await open();
  const outages = within(await screen.findByRole('region', { name: 'Outages' }));
  expect(outages.getAllByRole('listitem')).toHaveLength(count);
  expect(outages.queryByText(/^Only the newest/)?.textContent ?? null).toBe(says);
});

test('a month that was filled long after it was over says so', async () => {
  await testApi().query(
    `with counted as (
       insert into counts (station_id, flow_id, ts, count, interval_minutes)
       select f.station_id, f.id, '2026-01-10', 4, 60
       from flows f join stations s on s.id = f.station_id where s.station_id_tmg = 'AU0009' returning station_id, flow_id)
     insert into count_months (station_id, flow_id, month, counts) select station_id, flow_id, '2026-01-01', 1 from counted`,
  );
  await testApi().query(
    `insert into arrivals (station_id, flow_id, arrived_at, from_ts, through_ts, filled)
     select f.station_id, f.id, '2026-02-20T18:00:00Z', '2026-01-10', '2026-01-12', true
     from flows f join stations s on s.id = f.station_id where s.station_id_tmg = 'AU0009'`,
  );
  await open();
  expect(await screen.findByText(/; changed since, on Feb 20, 2026/)).toBeVisible();
});

test('somebody looks into an outage: closing it needs a note', async () => {
  await outage();
  const { user } = await open();
  expect(await (await card()).findByText(/48 hours missing/)).toBeVisible();
  await user.click((await card()).getByRole('button', { name: /^Look into it: outage of Feb 10, 2026/ }));
  const form = within(await screen.findByRole('dialog'));
  await expectNoAxeViolations();
  await user.selectOptions(form.getByRole('combobox', { name: /^How far/ }), 'Closed');
  expect(form.getByText(/^What is marked “Do not use” counts neither as usable uptime/)).toBeVisible();
  await user.selectOptions(
    form.getByRole('combobox', { name: /^Who deals with it/ }),
    await form.findByRole('option', { name: 'Ada Morgan' }),
  );
  await user.click(form.getByRole('button', { name: 'Save what is known' }));
  const refused = 'Please say why: an outage that is closed or classified needs a note.';
  expect(
    await form.findByRole('textbox', { name: /^Note/, description: new RegExp(refused, 'u') }),
  ).toBeVisible();
  // what is to be mended gets the focus
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Note/ })).toHaveFocus());
  await user.type(form.getByRole('textbox', { name: /^Note/ }), 'The battery was flat');
  await user.click(form.getByRole('button', { name: 'Save what is known' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await stored()).outages[0]).toMatchObject({ note: 'The battery was flat' });
  expect(await (await card()).findByText('The battery was flat')).toBeVisible();
  expect((await card()).getByText('Closed · Ada Morgan deals with it')).toBeVisible();
  expect((await stored()).outages[0]).toMatchObject({ investigation: 'closed', assignee: 'Ada Morgan' });
});

test('an outage that lasts is muted with a reason, and told of again', async () => {
  await outage();
  await testApi().query('update outages set recovered_at = null');
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: /^Mute: outage of Feb 10, 2026/ }));
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'Mute' }));
  expect((await form.findAllByText('This field is required.')).length).toBeGreaterThan(0);
  await user.type(form.getByRole('textbox', { name: /^Up to and with/ }), '01/05/2020');
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Parts are ordered');
  await user.click(form.getByRole('button', { name: 'Mute' }));
  expect(
    await form.findByRole('textbox', { name: /^Up to and with/, description: /This day is over/ }),
  ).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: /^Up to and with/ }));
  await user.type(form.getByRole('textbox', { name: /^Up to and with/ }), '04/15/2026');
  await expectNoAxeViolations();
  await user.click(form.getByRole('button', { name: 'Mute' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(
    await (await card()).findByText('Muted until Apr 15, 2026 by Uma Castillo: Parts are ordered'),
  ).toBeVisible();
  await user.click((await card()).getByRole('button', { name: /^Tell again: outage of Feb 10, 2026/ }));
  await waitFor(async () => expect((await stored()).outages[0]).toMatchObject({ muted: null }));
  expect(await (await card()).findByRole('button', { name: /^Mute: outage/ })).toHaveFocus();
});

test('an outage is entered by hand, corrected, split, joined and deleted', async () => {
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: 'Enter outage' }));
  let form = within(await screen.findByRole('dialog', { name: 'Enter outage' }));
  await user.type(form.getByRole('textbox', { name: /^First day/ }), '02/10/2026');
  await user.clear(form.getByRole('textbox', { name: /^From/ }));
  await user.type(form.getByRole('textbox', { name: /^From/ }), '8:00');
  await user.type(form.getByRole('textbox', { name: /^Last day/ }), '02/12/2026');
  await user.click(form.getByRole('button', { name: 'Save outage' }));
  expect((await form.findAllByText('Please enter the day and the time, or neither.')).length).toBeGreaterThan(
    0,
  );
  await user.type(form.getByRole('textbox', { name: /^Until/ }), '17:30');
  await user.selectOptions(form.getByRole('combobox', { name: /^What the data/ }), 'Do not use');
  await user.type(form.getByRole('textbox', { name: /^What happens/ }), 'Works on the bridge');
  await expectNoAxeViolations();
  await user.click(form.getByRole('button', { name: 'Save outage' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await (await card()).findByText('Entered by hand')).toBeVisible();
  expect((await card()).getByText(/entered by Uma Castillo$/)).toBeVisible();
  expect((await stored()).outages).toMatchObject([
    { start_at: '2026-02-10T14:00:00Z', recovered_at: '2026-02-12T23:30:00Z', level: 'do not use' },
  ]);

  await user.click((await card()).getByRole('button', { name: /^Correct times: outage of Feb 10, 2026/ }));
  form = within(await screen.findByRole('dialog'));
  await user.clear(form.getByRole('textbox', { name: /^Until/ }));
  await user.type(form.getByRole('textbox', { name: /^Until/ }), '18:00');
  await user.click(form.getByRole('button', { name: 'Save times' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await stored()).outages).toMatchObject([{ recovered_at: '2026-02-13T00:00:00Z' }]);

  await user.click(await (await card()).findByRole('button', { name: /^Split: outage of Feb 10, 2026/ }));
  form = within(await screen.findByRole('dialog'));
  await user.type(form.getByRole('textbox', { name: /^Day/ }), '02/11/2026');
  await user.type(form.getByRole('textbox', { name: /^Time/ }), '12:00');
  await user.click(form.getByRole('button', { name: 'Split' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await stored()).outages).toHaveLength(2);

  await user.click(await (await card()).findByRole('button', { name: /^Join the outage of Feb 11, 2026/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Join' }));
  await waitFor(async () => expect((await stored()).outages).toHaveLength(1));
  await waitFor(async () =>
    expect((await card()).getByRole('button', { name: 'Enter outage' })).toHaveFocus(),
  );

  await user.click(await (await card()).findByRole('button', { name: /^Delete: outage of Feb 10, 2026/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect((await stored()).outages).toEqual([]));
});

test('an outage in the time of one that was entered, or in an hour that no clock shows, is refused beside its field', async () => {
  const body = { flow_id: null, expected: true, level: null, note: 'Works' };
  await request(
    'POST /stations/:stationId/outages',
    { params: STATION, body: { ...body, start: '2026-02-10 08:00', end: '2026-02-12 17:30' } },
    'user',
  );
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: 'Enter outage' }));
  const form = within(await screen.findByRole('dialog', { name: 'Enter outage' }));
  const save = () => user.click(form.getByRole('button', { name: 'Save outage' }));
  const day = form.getByRole('textbox', { name: /^First day/ });
  await user.type(day, '02/12/2026');
  await user.type(form.getByRole('textbox', { name: /^What happens/ }), 'Works again');
  await save();
  const taken = /^Uma Castillo has entered an outage in this time already, from Feb 10, 2026, 8:00 AM to Feb/;
  expect((await form.findAllByText(taken)).length).toBeGreaterThan(0);
  expect(day).toBeInvalid();
  await user.clear(day);
  await user.type(day, '03/08/2026');
  await user.clear(form.getByRole('textbox', { name: /^From/ }));
  await user.type(form.getByRole('textbox', { name: /^From/ }), '2:30');
  await save();
  expect((await form.findAllByText(/is in the hour that clocks leave out/)).length).toBeGreaterThan(0);
  expect((await stored()).outages).toHaveLength(1);
});

test('what the watch found since somebody corrected an outage is shown, and taken', async () => {
  await outage();
  await testApi().query(
    `update outages set own_end_at = '2026-02-13T18:00:00Z', left_start_at = start_at, left_end_at = null`,
  );
  const { user } = await open();
  expect(await (await card()).findByText(/^The watch has found otherwise: Feb 10, 2026/)).toBeVisible();
  expect((await card()).getByRole('button', { name: /^Leave it as it is/ })).toBeVisible();
  await expectNoAxeViolations();
  await user.click((await card()).getByRole('button', { name: /^Use what the watch found/ }));
  await waitFor(async () =>
    expect((await stored()).outages).toMatchObject([
      { recovered_at: '2026-02-14T18:00:00Z', proposed: null, corrected: false },
    ]),
  );
  await waitFor(async () => expect((await card()).queryByText(/^The watch has found otherwise/)).toBeNull());
});

test('a closure is entered and deleted', async () => {
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: 'Add closure' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add closure' }));
  await user.click(form.getByRole('button', { name: 'Save closure' }));
  expect((await form.findAllByText('This field is required.')).length).toBeGreaterThan(0);
  await user.type(form.getByRole('textbox', { name: /^First day/ }), '04/01/2026');
  await user.type(form.getByRole('textbox', { name: /^Last day/ }), '04/05/2106');
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Works on the bridge');
  await user.click(form.getByRole('button', { name: 'Save closure' }));
  expect((await form.findAllByText(/^A closure can last for ten years at most/)).length).toBeGreaterThan(0);
  expect(form.getByRole('textbox', { name: /^Last day/ })).toBeInvalid();
  await user.clear(form.getByRole('textbox', { name: /^Last day/ }));
  await user.type(form.getByRole('textbox', { name: /^Last day/ }), '04/05/2026');
  await user.click(form.getByRole('button', { name: 'Save closure' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await (await card()).findByText('Works on the bridge')).toBeVisible();
  await user.click((await card()).getByRole('button', { name: /^Delete the closure from Apr 1, 2026/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this closure?' }));
  expect(question.getByText(/^The closure of Apr 1, 2026 to Apr 5, 2026 is deleted\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect((await stored()).closures).toEqual([]));
  await waitFor(async () =>
    expect((await card()).getByRole('button', { name: 'Add closure' })).toHaveFocus(),
  );
});

test('speaks Spanish', async () => {
  languageStore.getState().setLanguage('es');
  await open();
  expect(
    await (await card('Estado del contador')).findByText('No se conoce ninguna interrupción.'),
  ).toBeVisible();
});
