import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { call } from 'shared-ui/api';
import { VENDOR, type FlowRequest, type NextFlow, type NextStation } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import {
  expectNoAxeViolations,
  loseAnswerOnce,
  loseOnce,
  realApi,
  renderScreen,
  server,
} from 'shared-ui/testing';
import { App } from '../app.tsx';
import { addDraft, draftPath } from '../testing/add-draft.ts';
import { newFlow, toForm, toRequest } from './flow.record.ts';

/** A pedestrian and bicycle counter on a trail, northbound. */
const northbound: FlowRequest = {
  ...toRequest(newFlow(true)),
  name: 'Northbound',
  vendor_code: VENDOR.trafx,
  count_method_code: '3',
  count_type_code: '2',
  travel_direction_code: '1',
  street_side_code: '9',
  facility_type_code: '8',
  sensor_type_code: 'I',
};

const addFlow = ({ draft_id, id }: NextStation, changes: Partial<FlowRequest> = {}): Promise<NextFlow> =>
  call('POST /next-draft-flows', {
    body: { ...northbound, ...changes, next_draft_station_id: draft_id ?? id },
  });
const reread = async ({ draft_id }: NextStation) =>
  (await call('GET /next-draft-stations/:id', { params: { id: String(draft_id) } })).flows;

const open = async (at: string) => {
  const view = await renderScreen(<App />, { as: 'admin', at });
  await screen.findByRole('heading', { level: 2, name: 'Flows' });
  return view;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const select = (name: RegExp) => screen.getByRole('combobox', { name });
const panel = (name: string) => within(screen.getByRole('region', { name: `Details of ${name}` }));
const summary = () => screen.findByRole('region', { name: /^Invalid fields found: / });
const choose = async (user: UserEvent, label: RegExp, code: string) =>
  user.selectOptions(select(label), code);

/** Holds the next answer to such a call back until it is released. */
function hold(method: 'post' | 'put', path: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer = async ({ request }: { request: Request }) => {
    await held;
    return realApi().fetch(request);
  };
  server.use(http[method](`*/api${path}`, answer, { once: true }));
  return () => release();
}

afterEach(() => languageStore.getState().setLanguage('en'));

test('flows wait until the roadway information is there', async () => {
  const draft = await addDraft({ func_class_code: null, direction_of_route_code: null });
  const { user } = await open(draftPath(draft));
  expect(
    screen.getByText('Flows cannot be added until Roadway Information is completed (next screen)'),
  ).toBeVisible();
  expect(button('+ Add Flow')).toBeDisabled();
  await user.click(screen.getByRole('tab', { name: 'Roadway Info' }));
  await choose(user, /^Functional Class/, '8U');
  await choose(user, /^Direction of Route/, '9');
  expect(button('+ Add Flow')).toBeEnabled();
  expect(screen.queryByText(/^Flows cannot be added/)).not.toBeInTheDocument();
});

test('a flow is added, its usual answers are predicted, and it is saved', async () => {
  const draft = await addDraft();
  const { user, dirty } = await open(draftPath(draft));
  await user.click(button('+ Add Flow'));
  const name = panel('Flow 1').getByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(name).toHaveFocus());
  await user.keyboard('Northbound');
  expect(dirty()).toBe(true);
  await choose(user, /^Vendor/, VENDOR.ecoCounter);
  await user.type(panel('Northbound').getByRole('textbox', { name: /^Eco ID/ }), '101059339');
  await choose(user, /^Count Method/, '3');
  await choose(user, /^Facility Type/, '8');
  await choose(user, /^Count Type/, '2');
  expect(select(/^Sensor Type/)).toHaveValue('');
  const release = hold('post', '/next-flow-predict');
  await choose(user, /^Street Side/, '9');
  expect(select(/^Travel Direction/)).toBeDisabled();
  expect(select(/^Sensor Type/)).toBeDisabled();
  expect(screen.getByText('Looking up the usual answers…')).toBeVisible();
  release();
  await waitFor(() => expect(select(/^Sensor Type/)).toBeEnabled());
  expect(select(/^Sensor Type/)).toHaveDisplayValue('Loop and infrared together');
  expect(select(/^Travel Direction/)).not.toHaveValue('');
  await expectNoAxeViolations();
  await user.click(button('Save Draft Flows'));
  expect(await screen.findByText('Draft flows saved.')).toBeVisible();
  await waitFor(() => expect(dirty()).toBe(false));
  expect(await reread(draft)).toMatchObject([
    {
      name: 'Northbound',
      eco_id: '101059339',
      sensor_type_code: 'LI',
      count_location_to_roadway_code: '1',
    },
  ]);
});

test('a prediction that fails or comes late leaves the choice to the person', async () => {
  const draft = await addDraft();
  await addFlow(draft, { sensor_type_code: null });
  const { user } = await open(draftPath(draft));
  await user.click(button(/-1-9$/));
  loseOnce('POST /next-flow-predict');
  await choose(user, /^Count Type/, '1');
  await waitFor(() => expect(select(/^Sensor Type/)).toBeEnabled());
  expect(select(/^Sensor Type/)).toHaveValue('');
  const release = hold('post', '/next-flow-predict');
  await choose(user, /^Vendor/, VENDOR.ecoCounter);
  await choose(user, /^Vendor/, VENDOR.trafx);
  await waitFor(() => expect(select(/^Sensor Type/)).toBeEnabled());
  const chosen = select(/^Sensor Type/);
  const shown = chosen instanceof HTMLSelectElement ? chosen.value : '';
  release();
  await user.click(button('Save Draft Flows'));
  expect(await screen.findByText('Draft flows saved.')).toBeVisible();
  expect(chosen).toHaveValue(shown);
});

test('one flow is open at a time, by a press on its row or on its button', async () => {
  const draft = await addDraft();
  await addFlow(draft);
  await addFlow(draft, { name: 'Southbound', travel_direction_code: '5' });
  const { user } = await open(draftPath(draft));
  const table = screen.getByRole('table', { name: 'Flows' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'ID',
    'Count Method',
    'Count Type',
    'Travel Direction',
    'Street Side',
    'Facility Type',
    'Sensor Type',
    'Vendor',
    'Delete',
  ]);
  await user.click(within(table).getByRole('button', { name: /-1-9$/ }));
  expect(screen.getByRole('region', { name: 'Details of Northbound' })).toBeVisible();
  await user.click(within(table).getByRole('cell', { name: 'South' }));
  expect(screen.getByRole('region', { name: 'Details of Southbound' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Details of Northbound' })).not.toBeInTheDocument();
  await user.click(within(table).getByRole('button', { name: /-5-9$/ }));
  expect(screen.queryByRole('region', { name: /^Details/ })).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('what was typed stays when a flow is closed', async () => {
  const draft = await addDraft();
  await addFlow(draft);
  const { user, dirty } = await open(draftPath(draft));
  await user.click(button(/-1-9$/));
  await user.type(panel('Northbound').getByRole('textbox', { name: /^Serial Number/ }), 'X7');
  await user.click(button(/-1-9$/));
  expect(screen.getByText('Not saved yet')).toBeVisible();
  expect(dirty()).toBe(true);
  await user.click(button(/-1-9$/));
  expect(panel('Northbound').getByRole('textbox', { name: /^Serial Number/ })).toHaveValue('X7');
});

test('the ID is typed for Eco-Counter alone', async () => {
  const draft = await addDraft();
  await addFlow(draft);
  const { user } = await open(draftPath(draft));
  await user.click(button(/-1-9$/));
  const made = panel('Northbound').getByRole('textbox', { name: 'Flow ID' });
  expect(made).toBeDisabled();
  expect(made).toHaveDisplayValue(/^AU\d{4}-3-2-1-9$/);
  await choose(user, /^Vendor/, VENDOR.ecoCounter);
  const typed = panel('Northbound').getByRole('textbox', { name: /^Eco ID/ });
  expect(typed).toBeEnabled();
  expect(typed).toHaveValue('');
  expect(screen.queryByRole('textbox', { name: /^Flow ID/ })).not.toBeInTheDocument();
});

test('a draft keeps a flow as far as it is, and is not published with it', async () => {
  const draft = await addDraft();
  const { user } = await open(draftPath(draft));
  await user.click(button('+ Add Flow'));
  await choose(user, /^Count Type/, '2');
  await user.click(button('Save Draft Flows'));
  expect(await screen.findByText('Draft flows saved.')).toBeVisible();
  expect(await reread(draft)).toMatchObject([{ name: '', count_type_code: '2' }]);
  await user.click(button('Publish Flows'));
  const faults = await summary();
  expect(faults).toHaveFocus();
  expect(faults).toHaveTextContent('Flow 1: Name, Flow 1: Vendor, Flow 1: Count Method');
  expect(faults).toHaveTextContent('Flow 1: Sensor Type: This field is required.');
  await user.click(within(faults).getByRole('button', { name: 'Flow 1: Sensor Type' }));
  await waitFor(() => expect(select(/^Sensor Type/)).toHaveFocus());
  await waitFor(() => expect(select(/^Sensor Type/)).toHaveAccessibleDescription('This field is required.'));
});

test('two flows with the same four codes are refused before anything is sent', async () => {
  const draft = await addDraft();
  await addFlow(draft);
  const { user } = await open(draftPath(draft));
  await user.click(button('+ Add Flow'));
  await choose(user, /^Count Method/, '3');
  await choose(user, /^Count Type/, '2');
  await choose(user, /^Street Side/, '9');
  await choose(user, /^Travel Direction/, '1');
  await user.click(button('Save Draft Flows'));
  expect(await summary()).toHaveTextContent('Flow 2: Travel Direction');
  await waitFor(() =>
    expect(select(/^Travel Direction/)).toHaveAccessibleDescription(
      /^Another flow of this station has the same/,
    ),
  );
  expect(await reread(draft)).toHaveLength(1);
});

test('a flow goes after the question, and for good once the flows are saved', async () => {
  const draft = await addDraft();
  await addFlow(draft);
  const { user, dirty } = await open(draftPath(draft));
  await user.click(button('Delete Northbound'));
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent(
    'Northbound: Are you sure you want to delete this Flow? This action cannot be undone.',
  );
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(button('Delete Northbound')).toBeVisible();
  await user.click(button('Delete Northbound'));
  await user.click(button('Delete flow'));
  expect(await screen.findByText('One flow is deleted when the flows are saved.')).toBeVisible();
  expect(dirty()).toBe(true);
  expect(await reread(draft)).toHaveLength(1);
  await user.click(button('Save Draft Flows'));
  expect(await screen.findByText('Draft flows saved.')).toBeVisible();
  expect(await reread(draft)).toEqual([]);
  expect(screen.getByText('This station has no flows yet.')).toBeVisible();
});

test('a flow whose answer was lost is stored once, with what was typed before it was sent again', async () => {
  const draft = await addDraft();
  const { user, dirty } = await open(draftPath(draft));
  await user.click(button('+ Add Flow'));
  await user.type(panel('Flow 1').getByRole('textbox', { name: /^Name/ }), 'Bikes');
  loseAnswerOnce('PUT /next-draft-stations/:id/flows');
  await user.click(button('Save Draft Flows'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await reread(draft)).toHaveLength(1);
  await user.type(panel('Bikes').getByRole('textbox', { name: /^Name/ }), ' north');
  await user.click(button('Save Draft Flows'));
  expect(await screen.findByText('Draft flows saved.')).toBeVisible();
  expect(await reread(draft)).toMatchObject([{ name: 'Bikes north' }]);
  await waitFor(() => expect(dirty()).toBe(false));
});

test('saving the draft saves its flows as well', async () => {
  const draft = await addDraft();
  const { user, dirty } = await open(draftPath(draft));
  await user.click(button('+ Add Flow'));
  await user.type(panel('Flow 1').getByRole('textbox', { name: /^Name/ }), 'Bikes');
  await user.click(button('Save Draft'));
  expect(await screen.findByText('Draft saved.')).toBeVisible();
  expect(await reread(draft)).toMatchObject([{ name: 'Bikes' }]);
  await waitFor(() => expect(dirty()).toBe(false));
});

test('a flow is duplicated in the opposite direction, and both are saved', async () => {
  const draft = await addDraft();
  await addFlow(draft, { name: 'Bicycle NB', serial_number: 'X7' });
  const { user } = await open(draftPath(draft));
  await user.click(button(/-1-9$/));
  await user.click(button('Duplicate flow, opposite direction'));
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveValue('Bicycle SB');
  expect(select(/^Travel Direction/)).toHaveDisplayValue('South');
  await expectNoAxeViolations();
  await user.click(button('Save Draft Flows'));
  expect(await screen.findByText('Draft flows saved.')).toBeVisible();
  // both directions are there now
  expect(screen.queryByRole('button', { name: /^Duplicate flow/ })).toBeNull();
  expect(
    (await reread(draft)).map((flow) => [flow.name, flow.travel_direction_code, flow.serial_number]),
  ).toEqual([
    ['Bicycle NB', '1', 'X7'],
    ['Bicycle SB', '5', 'X7'],
  ]);
});

test('a flow without a direction, or of two together, has no opposite to be duplicated in', async () => {
  const draft = await addDraft();
  await addFlow(draft, { travel_direction_code: '9' });
  const { user } = await open(draftPath(draft));
  await user.click(button(/-9-9$/));
  expect(await screen.findByRole('region', { name: /^Details of/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Duplicate flow/ })).toBeNull();
});

test('the review lists the flows, and publishing takes them along, changes that were not saved included', async () => {
  const draft = await addDraft();
  await addFlow(draft);
  const { user, place } = await open(draftPath(draft));
  await user.click(button(/-1-9$/));
  await user.type(panel('Northbound').getByRole('textbox', { name: /^Serial Number/ }), 'X7');
  await user.click(button('Publish Flows'));
  const flow = within(await screen.findByRole('region', { name: 'Flow: Northbound' }));
  expect(flow.getByText('X7')).toBeVisible();
  expect(flow.getByText(/^AU\d{4}-3-2-1-9$/)).toBeVisible();
  await expectNoAxeViolations();
  await user.click(flow.getByRole('link', { name: 'Edit Northbound: Name' }));
  await waitFor(() => expect(panel('Northbound').getByRole('textbox', { name: /^Name/ })).toHaveFocus());
  await user.click(button('Publish Flows'));
  await screen.findByRole('heading', { level: 2, name: 'What will be published' });
  await user.click(button('Publish Station'));
  expect(await screen.findByText(/^Station AU\d{4} published\.$/)).toBeVisible();
  const id = /^\/stations\/(AU\d{4})$/.exec(place())?.[1] ?? '';
  const { flows } = await call('GET /next-stations/:id', { params: { id } });
  expect(flows).toMatchObject([{ serial_number: 'X7', flowid_txdot: `${id}-3-2-1-9` }]);
});

describe('of a published station', () => {
  const openStation = async (id: string) => {
    const view = await open(`/next/edit-station/${id}`);
    const table = screen.getByRole('table', { name: 'Flows' });
    return { ...view, table, toggles: () => within(table).getAllByRole('button', { expanded: false }) };
  };
  const stored = async (id: string) => (await call('GET /next-stations/:id', { params: { id } })).flows;

  test('existing flows keep their identity and can not be deleted', async () => {
    const { user, toggles } = await openStation('AU0001');
    await user.click(toggles()[0] ?? document.body);
    for (const label of [/^Count Method/, /^Count Type/, /^Travel Direction/, /^Street Side/]) {
      expect(select(label)).toBeDisabled();
    }
    expect(select(/^Sensor Type/)).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });

  test('an update changes the existing flows and adds the new ones', async () => {
    const { user, toggles, dirty } = await openStation('AU0009');
    const before = await stored('AU0009');
    const [first] = before;
    await user.click(toggles()[0] ?? document.body);
    const name = panel(first?.name ?? '').getByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Renamed');
    await user.click(button('+ Add Flow'));
    expect(button(/^Delete Flow/)).toBeVisible();
    const added = panel(`Flow ${before.length + 1}`);
    await user.type(added.getByRole('textbox', { name: /^Name/ }), 'Skaters');
    await choose(user, /^Vendor/, VENDOR.trafx);
    await choose(user, /^Count Method/, '3');
    await choose(user, /^Count Type/, '5');
    await choose(user, /^Travel Direction/, '1');
    await choose(user, /^Sensor Type/, 'I');
    await user.click(button('Update Flows'));
    expect(await screen.findByText('Flows updated.')).toBeVisible();
    await waitFor(() => expect(dirty()).toBe(false));
    const after = await stored('AU0009');
    expect(after.map((flow) => flow.name)).toEqual([
      'Renamed',
      ...before.slice(1).map((flow) => flow.name),
      'Skaters',
    ]);
    expect(after.at(-1)?.flowid_txdot).toBe('AU0009-3-5-1-9');
  });

  test('a new flow must be complete', async () => {
    const { user } = await openStation('AU0009');
    await user.click(button('+ Add Flow'));
    await user.click(button('Update Flows'));
    expect(await summary()).toHaveTextContent(
      /Name.*Vendor.*Count Method.*Count Type.*Travel Direction.*Sensor Type/,
    );
    expect(screen.getByText('Please correct them and resubmit.')).toBeVisible();
  });

  test('both versions are shown when someone else has saved the flow meanwhile, and neither is lost', async () => {
    const { user, toggles } = await openStation('AU0009');
    const [flow] = await stored('AU0009');
    if (!flow) throw new Error('AU0009 has no flow.');
    await user.click(toggles()[0] ?? document.body);
    await call('PUT /next-flows/:id', {
      params: { id: String(flow.id) },
      body: {
        ...toRequest(toForm(flow)),
        serial_number: 'THEIRS',
        other_notes: 'Moved',
        version: flow.version,
      },
    });
    await user.type(panel(flow.name).getByRole('textbox', { name: /^Serial Number/ }), 'MINE');
    await user.click(button('Update Flows'));
    const versions = await screen.findByRole('table', { name: 'Where the versions differ' });
    expect(within(versions).getByRole('row', { name: /^Serial Number/ })).toHaveTextContent(/MINE.*THEIRS/);
    await user.click(button('Bring in the newer record'));
    expect(panel(flow.name).getByRole('textbox', { name: /^Other Notes/ })).toHaveValue('Moved');
    await user.click(button('Update Flows'));
    expect(await screen.findByText('Flows updated.')).toBeVisible();
    const [saved] = await stored('AU0009');
    expect(saved).toMatchObject({ serial_number: `${flow.serial_number}MINE`, other_notes: 'Moved' });
  });

  test('a lost connection keeps what was typed, and says so', async () => {
    const { user, toggles, dirty } = await openStation('AU0009');
    const [flow] = await stored('AU0009');
    await user.click(toggles()[0] ?? document.body);
    const notes = panel(flow?.name ?? '').getByRole('textbox', { name: /^Other Notes/ });
    await user.type(notes, ' and more');
    loseOnce('PUT /next-stations/:id/flows');
    await user.click(button('Update Flows'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(notes).toHaveDisplayValue(/ and more$/);
    expect(dirty()).toBe(true);
    await user.click(button('Update Flows'));
    expect(await screen.findByText('Flows updated.')).toBeVisible();
  });
});

test('speaks Spanish', async () => {
  const draft = await addDraft();
  languageStore.getState().setLanguage('es');
  const { user } = await renderScreen(<App />, { as: 'admin', at: draftPath(draft) });
  await user.click(await screen.findByRole('button', { name: '+ Agregar flujo' }));
  expect(screen.getByRole('region', { name: 'Detalles de Flujo 1' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'ID de flujo' })).toBeDisabled();
});

test('two flows of a draft change places and are stored together', async () => {
  const draft = await addDraft();
  await addFlow(draft);
  await addFlow(draft, { name: 'Southbound', travel_direction_code: '5' });
  const { user } = await open(draftPath(draft));
  const closed = () =>
    within(screen.getByRole('table', { name: 'Flows' })).getAllByRole('button', {
      expanded: false,
      name: (name) => !name.startsWith('What is'),
    });
  await user.click(closed()[0] ?? document.body);
  await choose(user, /^Travel Direction/, '5');
  await user.click(closed()[0] ?? document.body);
  await choose(user, /^Travel Direction/, '1');
  await user.click(button('Save Draft Flows'));
  expect(await screen.findByText('Draft flows saved.')).toBeVisible();
  expect((await reread(draft)).map((flow) => flow.travel_direction_code)).toEqual(['5', '1']);
});
