import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, pngOf, request, testApi, type Persona } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { choose, expectNoAxeViolations, loseAnswerOnce, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

const STATION = { stationId: 'AU0009' };

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.getState().setLanguage('en'));

const open = (as: Persona = 'user') => renderScreen(<App />, { as, at: paths.station.href(STATION) });
const card = async (name = 'Visits and equipment') => within(await screen.findByRole('region', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const stored = async () =>
  (await request('GET /stations/:stationId/field', { params: STATION }, 'super')).reply;

test('a visit is entered; that it leaves the counter in need of maintenance shows in its state', async () => {
  const { user } = await open();
  expect(await (await card()).findByText(/^No visit yet\./)).toBeVisible();
  await user.click((await card()).getByRole('button', { name: 'Add visit' }));
  const form = await dialog('Add visit');
  await expectNoAxeViolations();
  await user.click(form.getByRole('button', { name: 'Save visit' }));
  expect((await form.findAllByText('This field is required.')).length).toBeGreaterThan(0);
  await user.type(form.getByRole('textbox', { name: /^Day of the visit/ }), '02/20/2026');
  await user.selectOptions(form.getByRole('combobox', { name: /^Why somebody/ }), 'The battery');
  await user.selectOptions(
    form.getByRole('combobox', { name: /^How the counter/ }),
    'It still needs maintenance',
  );
  await user.type(form.getByRole('textbox', { name: /^What was done/ }), 'The solar panel is broken');
  await user.type(form.getByRole('textbox', { name: /^Battery/ }), '10.9');
  // the answer is lost on the way, and the form sent again
  loseAnswerOnce('POST /stations/:stationId/visits');
  await user.click(form.getByRole('button', { name: 'Save visit' }));
  expect(await form.findByRole('alert')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save visit' }));
  await closed();
  expect(await (await card()).findByText('The solar panel is broken')).toBeVisible();
  expect((await card()).getByText('It still needs maintenance · Uma Castillo · 10.9 V')).toBeVisible();
  expect((await stored()).visits).toHaveLength(1);
  expect(await (await card('Counter health')).findByText('Needs maintenance')).toBeVisible();
});

test('photos of a visit stand with it and among those of the station', async () => {
  // a document of tests draws nothing
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('data:image/png;base64,');
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  await request(
    'POST /stations/:stationId/visits',
    {
      params: STATION,
      body: {
        visited_on: '2026-02-20',
        reason: 'round',
        outcome: 'fine',
        done: 'All well',
        battery_volts: null,
        clock_error_seconds: null,
        next_visit: null,
      },
    },
    'user',
  );
  const { user } = await open();
  await user.click(
    await (await card()).findByRole('button', { name: 'Add photos of the visit of Feb 20, 2026' }),
  );
  const form = await dialog('Add photos');
  await user.upload(
    form.getByLabelText(/^Photos/),
    new File([pngOf(4, 3) as BlobPart], 'loop.png', { type: 'image/png' }),
  );
  await user.type(form.getByRole('textbox', { name: /^What loop\.png shows/ }), 'The loop is cut');
  await user.click(form.getByRole('button', { name: 'Add the photo' }));
  await closed();
  const photos = within(
    await (await card()).findByRole('list', { name: 'Photos of the visit of Feb 20, 2026' }),
  );
  expect(
    (await card('Photos of the station')).getByRole('button', { name: 'Enlarge: The loop is cut' }),
  ).toBeVisible();
  await expectNoAxeViolations();
  await user.click(photos.getByRole('button', { name: 'Enlarge: The loop is cut' }));
  await user.click((await dialog('The loop is cut')).getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this photo?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(async () =>
    expect((await card()).queryByRole('list', { name: /^Photos of the visit/ })).toBeNull(),
  );
  jest.restoreAllMocks();
});

test('a file of a counter is added, named beside it, and deleted', async () => {
  const { reply } = await request(
    'POST /stations/:stationId/equipment',
    {
      params: STATION,
      body: {
        vendor: 'TRAFx',
        model: null,
        serial: '7',
        firmware: null,
        settings: null,
        first_day: '2026-01-01',
        last_day: null,
      },
    },
    'user',
  );
  const counter = { ...STATION, equipmentId: String(reply.id) };
  const kept = async () =>
    (await request('GET /stations/:stationId/equipment/:equipmentId/files', { params: counter }, 'user'))
      .reply.data;
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: 'Add a file of TRAFx no. 7' }));
  const form = await dialog('Add file');
  await user.click(form.getByRole('button', { name: 'Save file' }));
  expect(await form.findByText('This field is required.')).toBeVisible();
  await user.upload(form.getByLabelText(/^File of the counter/), new File(['<html>'], 'report.pdf'));
  await user.click(form.getByRole('button', { name: 'Save file' }));
  expect(await form.findByText('The file is not what its name says.')).toBeVisible();
  await expectNoAxeViolations();
  await user.upload(form.getByLabelText(/^File of the counter/), new File(['mode,1'], 'settings.csv'));
  await user.selectOptions(form.getByRole('combobox', { name: /^What it says/ }), 'How it was set');
  await user.click(form.getByRole('button', { name: 'Save file' }));
  await closed();
  const files = within(await (await card()).findByRole('list', { name: 'Files of TRAFx no. 7' }));
  expect(files.getByText(/^How it was set · .* · Uma Castillo$/)).toBeVisible();
  expect(files.getByRole('button', { name: 'Download settings.csv' })).toBeVisible();
  await user.click(files.getByRole('button', { name: 'Delete settings.csv' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this file?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await kept()).toEqual([]));
  await waitFor(async () =>
    expect((await card()).getByRole('button', { name: 'Add a file of TRAFx no. 7' })).toHaveFocus(),
  );
});

test('a visit is corrected by who entered it over what somebody else has corrected meanwhile, and its photos stay', async () => {
  const facts = {
    visited_on: '2026-02-20',
    reason: 'round' as const,
    outcome: 'fine' as const,
    done: 'All wel',
    battery_volts: 12.5,
    clock_error_seconds: null,
    next_visit: '2026-08-20',
  };
  const { reply } = await request(
    'POST /stations/:stationId/visits',
    { params: STATION, body: facts },
    'user',
  );
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: 'Edit the visit of Feb 20, 2026' }));
  const form = await dialog('Edit the visit of Feb 20, 2026');
  expect(form.getByRole('textbox', { name: /^Day of the visit/ })).toHaveValue('02/20/2026');
  expect(form.queryByRole('checkbox', { name: /^Something of the counter/ })).toBeNull();
  await user.type(form.getByRole('textbox', { name: /^What was done/ }), 'l');
  await request(
    'PUT /stations/:stationId/visits/:visitId',
    {
      params: { ...STATION, visitId: String(reply.id) },
      body: { ...facts, next_visit: '2026-09-01', version: 1 },
    },
    'admin',
  );
  await user.click(form.getByRole('button', { name: 'Save visit' }));
  expect(await form.findByText('Somebody else has corrected this visit meanwhile.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Go on from the newer facts' }));
  await user.click(form.getByRole('button', { name: 'Save visit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await (await card()).findByText('All well')).toBeVisible();
  expect((await stored()).visits).toMatchObject([
    { id: reply.id, done: 'All well', next_visit: '2026-09-01', by: 'Uma Castillo', version: 3 },
  ]);
});

test('a visit is deleted by who entered it, and not by another ordinary person', async () => {
  await request(
    'POST /stations/:stationId/visits',
    {
      params: STATION,
      body: {
        visited_on: '2026-02-20',
        reason: 'round',
        outcome: 'fine',
        done: 'All well',
        battery_volts: null,
        clock_error_seconds: null,
        next_visit: '2026-08-20',
      },
    },
    'admin',
  );
  const { user, unmount } = await open();
  expect(await (await card()).findByText(/next visit Aug 20, 2026$/)).toBeVisible();
  expect((await card()).queryByRole('button', { name: /^Delete the visit/ })).toBeNull();
  unmount();
  await open('admin');
  await user.click(await (await card()).findByRole('button', { name: 'Delete the visit of Feb 20, 2026' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this visit?' }));
  expect(question.getByText(/of the visit of Feb 20, 2026 is gone\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect((await stored()).visits).toEqual([]));
  await waitFor(async () => expect((await card()).getByRole('button', { name: 'Add visit' })).toHaveFocus());
});

test('a counter is entered, ended and deleted; one that stands elsewhere is refused by name', async () => {
  const elsewhere = await request(
    'POST /stations/:stationId/equipment',
    {
      params: { stationId: 'AU0001' },
      body: {
        vendor: 'Eco-Counter',
        model: null,
        serial: 'X2H19',
        firmware: null,
        settings: null,
        first_day: '2025-01-01',
        last_day: '2025-12-31',
      },
    },
    'user',
  );
  expect(elsewhere.status).toBe(200);
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: 'Add counter' }));
  const form = await dialog('Add counter');
  await user.type(form.getByRole('textbox', { name: /^Make/ }), 'Eco-Counter');
  await user.type(form.getByRole('textbox', { name: /^Serial number/ }), 'x2h19');
  await user.type(form.getByRole('textbox', { name: /^First day/ }), '06/01/2025');
  await user.click(form.getByRole('button', { name: 'Save counter' }));
  const refused = 'The counter with this serial number stood at station AU0001 in these days.';
  expect((await form.findAllByText(refused)).length).toBeGreaterThan(0);
  // what is to be mended gets the focus
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Serial number/ })).toHaveFocus());
  await user.clear(form.getByRole('textbox', { name: /^First day/ }));
  await user.type(form.getByRole('textbox', { name: /^First day/ }), '01/01/2026');
  await user.click(form.getByRole('button', { name: 'Save counter' }));
  await closed();
  expect(await (await card()).findByText('Eco-Counter no. x2h19')).toBeVisible();
  await user.click((await card()).getByRole('button', { name: 'Edit Eco-Counter no. x2h19' }));
  const edit = await dialog('Edit Eco-Counter');
  await user.type(edit.getByRole('textbox', { name: /^Last day/ }), '02/28/2026');
  await user.click(edit.getByRole('button', { name: 'Save counter' }));
  await closed();
  expect((await stored()).equipment).toMatchObject([{ last_day: '2026-02-28', version: 2 }]);
  await user.click(await (await card()).findByRole('button', { name: 'Delete Eco-Counter no. x2h19' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this counter?' }));
  const said = /^That Eco-Counter no\. x2h19 stood here is forgotten \(Jan 1, 2026 to Feb 28, 2026\)\./;
  expect(question.getByText(said)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect((await stored()).equipment).toEqual([]));
});

const trafx = (what: object = {}) =>
  request(
    'POST /stations/:stationId/equipment',
    {
      params: STATION,
      body: {
        vendor: 'TRAFx',
        model: null,
        serial: '7',
        firmware: '4.1',
        settings: null,
        first_day: '2026-01-01',
        last_day: null,
        ...what,
      },
    },
    'user',
  );

test('what is changed of a counter is entered with its day, corrected and deleted', async () => {
  await trafx();
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: 'Add a change of TRAFx no. 7' }));
  const form = await dialog('Change of the counter');
  await expectNoAxeViolations();
  await user.type(form.getByRole('textbox', { name: /^Day of the change/ }), '12/31/2025');
  await user.selectOptions(form.getByRole('combobox', { name: /^What was changed/ }), 'Firmware');
  // what is known of it is there
  expect(form.getByRole('textbox', { name: /^Before that day/ })).toHaveValue('4.1');
  await user.type(form.getByRole('textbox', { name: /^From that day on/ }), '4.2');
  await user.click(form.getByRole('button', { name: 'Save change' }));
  const refused = 'The counter did not stand here on that day.';
  expect((await form.findAllByText(refused)).length).toBeGreaterThan(0);
  await user.clear(form.getByRole('textbox', { name: /^Day of the change/ }));
  await user.type(form.getByRole('textbox', { name: /^Day of the change/ }), '02/20/2026');
  // the answer is lost on the way, and the form sent again
  loseAnswerOnce('POST /stations/:stationId/equipment/:equipmentId/changes');
  await user.click(form.getByRole('button', { name: 'Save change' }));
  expect(await form.findByRole('alert')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save change' }));
  await closed();
  const list = async () =>
    within(await (await card()).findByRole('list', { name: 'What was changed of TRAFx no. 7' }));
  expect((await list()).getByRole('listitem')).toHaveTextContent(
    'Feb 20, 2026 Firmware: 4.1 → 4.2Uma Castillo',
  );
  expect((await stored()).changes).toHaveLength(1);
  await user.click((await list()).getByRole('button', { name: 'Edit: Firmware, Feb 20, 2026' }));
  const edit = await dialog('Change of the counter');
  expect(edit.getByRole('combobox', { name: /^Counter/ })).toBeDisabled();
  await user.type(edit.getByRole('textbox', { name: /^Note/ }), 'By the vendor');
  await user.click(edit.getByRole('button', { name: 'Save change' }));
  await closed();
  expect((await list()).getByText('By the vendor')).toBeVisible();
  await user.click((await card()).getByRole('button', { name: 'Where TRAFx no. 7 stood' }));
  const stays = await dialog('Where TRAFx no. 7 stood');
  expect(await stays.findByText(/^Feb 20, 2026 Firmware: 4\.1 → 4\.2$/)).toBeVisible();
  await user.click(stays.getByRole('button', { name: 'Close' }));
  await closed();
  await user.click((await list()).getByRole('button', { name: 'Delete: Firmware, Feb 20, 2026' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this change?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect((await stored()).changes).toEqual([]));
  await waitFor(async () =>
    expect((await card()).getByRole('button', { name: 'Add a change of TRAFx no. 7' })).toHaveFocus(),
  );
});

test('the day on which a counter came in the place of another is corrected for both at once', async () => {
  await trafx({ last_day: '2026-01-31' });
  await trafx({ serial: '8', first_day: '2026-02-01' });
  const { user } = await open();
  await (await card()).findByText('TRAFx no. 8');
  // of the one that came first nobody knows what it replaced
  expect((await card()).getAllByRole('button', { name: /came in the place of another$/ })).toHaveLength(1);
  const way = { name: 'Correct the day on which TRAFx no. 8 came in the place of another' };
  await user.click((await card()).getByRole('button', way));
  const form = await dialog('Day of the exchange');
  await expectNoAxeViolations();
  expect(form.getByRole('combobox', { name: /^Counter that went/ })).toHaveDisplayValue('TRAFx no. 7');
  const day = form.getByRole('textbox', { name: /^First day of the counter that came/ });
  const say = async (date: string) => {
    await user.clear(day);
    await user.type(day, date);
  };
  await say('01/01/2026');
  await user.click(form.getByRole('button', { name: 'Save day' }));
  const refused = 'The counter before came on Jan 1, 2026. It would have no day left here.';
  expect((await form.findAllByText(refused)).length).toBeGreaterThan(0);
  expect(form.queryByRole('list', { name: /^The days of both/ })).toBeNull();
  await say('01/20/2026');
  await user.tab();
  expect(form.getByRole('heading', { name: 'The days of both, once this is saved' })).toBeVisible();
  const becomes = within(form.getByRole('list', { name: /^The days of both/ }));
  expect(becomes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'TRAFx no. 7: Jan 1, 2026 to Jan 19, 2026',
    'TRAFx no. 8: since Jan 20, 2026',
  ]);
  await user.click(form.getByRole('button', { name: 'Save day' }));
  await closed();
  expect((await stored()).equipment).toMatchObject([
    { serial: '8', first_day: '2026-01-20', last_day: null },
    { serial: '7', first_day: '2026-01-01', last_day: '2026-01-19' },
  ]);
  await waitFor(async () => expect((await card()).getByRole('button', way)).toHaveFocus());
});

test('an exchange goes on from what somebody else has stored meanwhile, and says which counter went where two did', async () => {
  const before = (await trafx({ last_day: '2026-01-31' })).reply;
  await trafx({ serial: '6', last_day: '2026-02-01' });
  await trafx({ serial: '8', first_day: '2026-02-01' });
  const { user } = await open();
  const way = 'Correct the day on which TRAFx no. 8 came in the place of another';
  await user.click(await (await card()).findByRole('button', { name: way }));
  const form = await dialog('Day of the exchange');
  await user.click(form.getByRole('button', { name: 'Save day' }));
  expect((await form.findAllByText('This field is required.')).length).toBeGreaterThan(0);
  await user.selectOptions(form.getByRole('combobox', { name: /^Counter that went/ }), 'TRAFx no. 7');
  const { id, by: _, version, ...facts } = before;
  await request(
    'PUT /stations/:stationId/equipment/:equipmentId',
    {
      params: { ...STATION, equipmentId: String(id) },
      body: { ...facts, version, firmware: '4.2' },
    },
    'admin',
  );
  const day = form.getByRole('textbox', { name: /^First day of the counter that came/ });
  await user.clear(day);
  await user.type(day, '02/10/2026');
  await user.click(form.getByRole('button', { name: 'Save day' }));
  expect(await form.findByText('Somebody else has changed one of these counters meanwhile.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Go on from the newer facts' }));
  await user.click(form.getByRole('button', { name: 'Save day' }));
  await closed();
  expect(
    (await stored()).equipment.map(({ serial, first_day, last_day }) => [serial, first_day, last_day]),
  ).toEqual([
    ['8', '2026-02-10', null],
    ['6', '2026-01-01', '2026-02-01'],
    ['7', '2026-01-01', '2026-02-09'],
  ]);
});

test('a counter names the flows that it counts; one that is gone is still told of', async () => {
  const flows = (await stored()).flows ?? [];
  const [first, second] = flows.map(({ name }) => name);
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: 'Add counter' }));
  const form = await dialog('Add counter');
  await user.type(form.getByRole('textbox', { name: /^Make/ }), 'TRAFx');
  await user.type(form.getByRole('textbox', { name: /^First day/ }), '01/01/2026');
  await choose(/^Flows that it counts/, [first ?? '', second ?? ''], user);
  await expectNoAxeViolations();
  await user.click(form.getByRole('button', { name: 'Save counter' }));
  await closed();
  expect(await (await card()).findByText(`Counts ${first}, ${second}`)).toBeVisible();
  await user.click((await card()).getByRole('button', { name: 'Add counter' }));
  const other = await dialog('Add counter');
  await user.type(other.getByRole('textbox', { name: /^Make/ }), 'Eco-Counter');
  await user.type(other.getByRole('textbox', { name: /^First day/ }), '02/01/2026');
  await choose(/^Flows that it counts/, second ?? '', user);
  await user.click(other.getByRole('button', { name: 'Save counter' }));
  const refused =
    'The counter TRAFx counted one of these flows in these days. One flow has one counter at a time.';
  expect((await other.findAllByText(refused)).length).toBeGreaterThan(0);
  await user.click(other.getByRole('button', { name: 'Cancel' }));
  await closed();
  await testApi().query('delete from flows where id = $1', [flows[1]?.id]);
  await user.click((await card()).getByRole('button', { name: 'Edit TRAFx' }));
  const edit = await dialog('Edit TRAFx');
  await user.type(edit.getByRole('textbox', { name: /^Last day/ }), '01/31/2026');
  await user.click(edit.getByRole('button', { name: 'Save counter' }));
  await closed();
  expect(await (await card()).findByText(`Counts ${first}, a flow that is not there any more`)).toBeVisible();
  expect((await stored()).equipment).toMatchObject([
    { last_day: '2026-01-31', flow_ids: flows.slice(0, 2).map(({ id }) => id) },
  ]);
});

test('a visit at which something of the counter was changed leads to entering that, with what the visit says', async () => {
  await trafx({ last_day: '2026-02-27' });
  await trafx({ serial: '8', first_day: '2026-02-20' });
  const { user } = await open();
  await (await card()).findByText('TRAFx no. 8');
  await user.click((await card()).getByRole('button', { name: 'Add visit' }));
  const form = await dialog('Add visit');
  await user.type(form.getByRole('textbox', { name: /^Day of the visit/ }), '02/20/2026');
  await user.selectOptions(form.getByRole('combobox', { name: /^Why somebody/ }), 'The battery');
  await user.selectOptions(form.getByRole('combobox', { name: /^How the counter/ }), 'It works');
  await user.type(form.getByRole('textbox', { name: /^What was done/ }), 'A lithium one');
  await user.click(form.getByRole('checkbox', { name: /^Something of the counter was changed/ }));
  await user.click(form.getByRole('button', { name: 'Save visit' }));
  const change = await dialog('Change of the counter');
  expect(change.getByRole('textbox', { name: /^Day of the change/ })).toHaveValue('02/20/2026');
  expect(change.getByRole('textbox', { name: /^Note/ })).toHaveValue('A lithium one');
  expect(change.getByRole('combobox', { name: /^What was changed/ })).toHaveDisplayValue('Battery');
  // two stood there on that day
  await user.selectOptions(change.getByRole('combobox', { name: /^Counter/ }), 'TRAFx no. 8');
  await user.click(change.getByRole('button', { name: 'Save change' }));
  await closed();
  expect((await stored()).visits).toHaveLength(1);
  expect((await stored()).changes).toMatchObject([
    { changed_on: '2026-02-20', kind: 'battery', note: 'A lithium one' },
  ]);
  // and any time after it
  const again = 'Enter a change of the counter at the visit of Feb 20, 2026';
  await user.click((await card()).getByRole('button', { name: again }));
  await user.click((await dialog('Change of the counter')).getByRole('button', { name: 'Cancel' }));
  await closed();
});

test('a counter is followed to the stations where it stood before', async () => {
  const place = (stationId: string, first_day: string, last_day: string | null) =>
    request(
      'POST /stations/:stationId/equipment',
      {
        params: { stationId },
        body: {
          vendor: 'TRAFx',
          model: null,
          serial: '7',
          firmware: '4.1',
          settings: 'Height 1 m',
          first_day,
          last_day,
        },
      },
      'user',
    );
  await place('AU0001', '2025-01-01', '2025-12-31');
  await place(STATION.stationId, '2026-01-01', null);
  const { user } = await open();
  const way = await (await card()).findByRole('button', { name: 'Where TRAFx no. 7 stood' });
  await user.click(way);
  const stays = await dialog('Where TRAFx no. 7 stood');
  const [here, before, ...others] = await stays.findAllByRole('listitem');
  expect(others).toEqual([]);
  expect(here).toHaveTextContent('AU0009 (this station) since Jan 1, 2026Height 1 mfirmware 4.1');
  expect(before).toHaveTextContent('AU0001 Jan 1, 2025 to Dec 31, 2025');
  expect(stays.getByRole('link', { name: 'Open station AU0001' })).toHaveAttribute(
    'href',
    paths.station.href({ stationId: 'AU0001' }),
  );
  await expectNoAxeViolations();
  await user.click(stays.getByRole('button', { name: 'Close' }));
  await closed();
  await waitFor(() => expect(way).toHaveFocus());
});

test('where a counter stood at more places than are listed, it says so', async () => {
  await trafx();
  await testApi().query(
    `insert into station_equipment (station_id, vendor, serial, first_day, last_day, user_name, created_at)
     select s.id, 'TRAFx', '7', date '2025-12-31' - n, date '2025-12-31' - n, 'Uma Castillo', now()
     from stations s, generate_series(1, 200) n where s.station_id_tmg = 'AU0001'`,
  );
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: 'Where TRAFx no. 7 stood' }));
  const stays = await dialog('Where TRAFx no. 7 stood');
  expect(
    await stays.findByText('Only the newest 200 are listed. It stood at more places before.'),
  ).toBeVisible();
});

test('speaks Spanish', async () => {
  languageStore.getState().setLanguage('es');
  await open();
  expect(await (await card('Visitas y equipos')).findByText(/^Aún no hay visitas\./)).toBeVisible();
});
