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

test('somebody looks into an outage: closing it needs a note', async () => {
  await outage();
  const { user } = await open();
  expect(await (await card()).findByText(/48 hours missing/)).toBeVisible();
  await user.click((await card()).getByRole('button', { name: /^Look into it: outage of Feb 10, 2026/ }));
  const form = within(await screen.findByRole('dialog'));
  await expectNoAxeViolations();
  await user.selectOptions(form.getByRole('combobox', { name: /^How far/ }), 'Closed');
  await user.click(form.getByRole('checkbox', { name: /^I deal with it/ }));
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
  expect((await card()).getByText('Closed · Uma Castillo deals with it')).toBeVisible();
  expect((await stored()).outages[0]).toMatchObject({ investigation: 'closed', assignee: 'Uma Castillo' });
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

test('a closure is entered and deleted', async () => {
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: 'Add closure' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add closure' }));
  await user.click(form.getByRole('button', { name: 'Save closure' }));
  expect((await form.findAllByText('This field is required.')).length).toBeGreaterThan(0);
  await user.type(form.getByRole('textbox', { name: /^First day/ }), '04/01/2026');
  await user.type(form.getByRole('textbox', { name: /^Last day/ }), '04/05/2026');
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Works on the bridge');
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
