import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { call } from 'shared-ui/api';
import {
  answerOnce,
  choose,
  endSession,
  expectNoAxeViolations,
  renderScreen,
  restoreTyped,
  type Persona,
} from 'shared-ui/testing';
import { App } from '../app.tsx';

const open = async (as: Persona = 'user') => {
  const view = await renderScreen(<App />, { as, at: '/import-eco-stations' });
  await screen.findByRole('table');
  return view;
};
const sites = () => call('GET /stations-new');
const dialog = () => screen.getByRole('dialog', { name: 'Station Information' });
const field = (name: RegExp) => within(dialog()).getByRole('textbox', { name });
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^\\d?${name}`) });
const button = (name: string) => within(dialog()).getByRole('button', { name });

/** Opens the dialog of the first site in the list. */
async function openFirst(user: UserEvent) {
  const site = (await sites()).toSorted((one, other) => one.name.localeCompare(other.name))[0];
  if (!site) throw new Error('The vendor has no new site.');
  await user.click(screen.getByRole('button', { name: `Add Station ${site.name}` }));
  await within(dialog()).findByRole('tab', { name: 'Name and Location' });
  return site;
}

test("lists the vendor's sites that the exchange does not have, plainly as simulated", async () => {
  await open();
  const [site] = await sites();
  expect(screen.getByText(/platform is simulated/)).toBeInTheDocument();
  expect(screen.getByText(/but are not yet in the Count Exchange/)).toBeInTheDocument();
  const row = within(screen.getByRole('row', { name: new RegExp(site?.name ?? '') }));
  expect(row.getByText(site?.eco_id ?? '')).toBeInTheDocument();
  expect(row.getByRole('button', { name: /^Add Station/ })).toBeInTheDocument();
  expect(screen.queryByText('Add Station (Preview)')).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

describe('the next form, for those who have the preview', () => {
  const open = async (at: string) => {
    const view = await renderScreen(<App />, { as: 'admin', at });
    await screen.findByRole('table');
    return view;
  };
  const box = (name: RegExp) => screen.getByRole('textbox', { name });
  const first = async () => {
    const [site] = (await sites()).toSorted((one, other) => one.name.localeCompare(other.name));
    if (!site) throw new Error('The vendor has no new site.');
    return site;
  };

  test('is filled with the site of the row and its channels, and keeps both', async () => {
    const { user } = await open('/import-eco-stations');
    const site = await first();
    await user.click(screen.getByRole('link', { name: `Add Station (Preview) ${site.name}` }));
    expect(await screen.findByText(/Filled in from the vendor’s site/)).toHaveTextContent(site.name);
    expect(screen.getByText(/Directions are proposed/)).toBeInTheDocument();
    expect(box(/^Station Name/)).toHaveValue(site.name);
    expect(box(/^Latitude/)).toHaveValue(site.latitude?.toFixed(6));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^City/ })).toHaveDisplayValue('Austin'));
    const flows = within(screen.getByRole('table', { name: 'Flows' }));
    for (const channel of site.channels) expect(flows.getByText(channel.name)).toBeInTheDocument();
    await user.click(flows.getByText(site.channels[0]?.name ?? ''));
    expect(box(/^Eco ID/)).toHaveValue(site.channels[0]?.id);
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Add as Draft' }));
    const link = await screen.findByRole('link', { name: `Edit draft ${site.name}` });
    const id = /\d+$/.exec(link.getAttribute('href') ?? '')?.[0] ?? '';
    const draft = await call('GET /next-draft-stations/:id', { params: { id } });
    expect(draft.flows.map(({ eco_id }) => eco_id)).toEqual(site.channels.map((channel) => channel.id));
    await waitFor(() => expect(box(/^Station Name/)).toHaveValue(''));
    expect((await sites()).map(({ eco_id }) => eco_id)).not.toContain(site.eco_id);
  });

  test('says so where the site is new no more, and stays empty', async () => {
    await renderScreen(<App />, { as: 'admin', at: '/next/import-stations?site=1' });
    expect(await screen.findByText(/Site 1 is not among the vendor’s new sites/)).toBeInTheDocument();
    expect(box(/^Station Name/)).toHaveValue('');
  });
});

test('says so when there is nothing to import, and shows the failure of the vendor over an empty list', async () => {
  answerOnce('GET /eco-visio/list', 200, {
    stations: [],
    simulated: true,
    listed_at: '2026-03-02T12:00:00Z',
    problem: null,
  });
  const { unmount } = await renderScreen(<App />, { as: 'user', at: '/import-eco-stations' });
  expect(await screen.findByText('No stations to import.')).toBeInTheDocument();
  unmount();
  answerOnce('GET /eco-visio/list', 503, {
    error: 'Eco-Visio does not answer.',
    message: 'Eco-Visio does not answer.',
  });
  await renderScreen(<App />, { as: 'user', at: '/import-eco-stations' });
  expect(await screen.findByText(/Eco-Visio does not answer\./)).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('tells when the vendor listed them, and asks the vendor again once a minute at most', async () => {
  const { user } = await open();
  expect(
    screen.getByText(/^As the vendor listed them on \w+ \d+, \d{4}, \d+:\d\d [AP]M\.$/),
  ).toBeInTheDocument();
  const again = screen.getByRole('button', { name: 'Ask the Vendor Again' });
  await user.click(again);
  expect(
    await screen.findByText('Eco-Visio was asked less than a minute ago. Ask again in a minute.'),
  ).toBeInTheDocument();
  expect(again).toHaveFocus();
  const before = await call('GET /eco-visio/list');
  answerOnce('POST /eco-visio/list', 200, before);
  await user.click(again);
  expect(await screen.findByText('The vendor’s list is up to date.')).toBeInTheDocument();
  expect(again).toHaveFocus();
});

test('shows the older list with the failure while the vendor fails', async () => {
  const list = await renderScreen(<App />, { as: 'user', at: '/import-eco-stations' });
  await screen.findByRole('table');
  const kept = await call('GET /eco-visio/list');
  list.unmount();
  answerOnce('GET /eco-visio/list', 200, { ...kept, problem: 'Eco-Visio does not answer.' });
  await open();
  expect(
    await screen.findByText('Eco-Visio does not answer. Below is what the vendor listed before.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('row', { name: new RegExp(kept.stations[0]?.name ?? '') })).toBeInTheDocument();
  await expectNoAxeViolations();
});

test('closes at once where nothing was typed, although its place was filled in', async () => {
  const { user } = await open();
  await openFirst(user);
  await waitFor(() => expect(field(/^City Area/)).toHaveValue('Austin'));
  await user.click(button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('asks before the dialog is closed over what was typed', async () => {
  const { user } = await open();
  await openFirst(user);
  expect(within(dialog()).getByText(/^Fill in the required fields on each page\./)).toBeInTheDocument();
  expect(within(dialog()).queryByRole('button', { name: /Draft$/ })).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await user.type(field(/^Station Name/), ' east');
  await user.click(button('Close'));
  const question = await screen.findByRole('alertdialog', { name: 'Close without adding?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(field(/^Station Name/)).toBeInTheDocument();
});

test('adds a site as a station with its channels, asks for its counts and takes it off the list', async () => {
  const { user, place } = await open();
  const site = await openFirst(user);
  expect(field(/^Station Name/)).toHaveValue(site.name);
  await waitFor(() =>
    expect(within(dialog()).getByRole('combobox', { name: /^City/ })).not.toHaveDisplayValue(''),
  );
  await user.click(tab('Directions and Types'));
  const rows = within(dialog()).getAllByRole('group');
  expect(rows).toHaveLength(Math.max(1, site.channels.length));
  for (const [index, row] of rows.entries()) {
    const choice = (name: RegExp) => within(row).getByRole('combobox', { name });
    await user.selectOptions(choice(/^Count Type/), 'Bicycle');
    await user.selectOptions(choice(/^Travel Direction/), String(index + 1));
    await user.selectOptions(choice(/^Sensor Type/), 'Inductive loop');
  }
  await user.click(tab('Count Information'));
  await choose(/^Count Method/, 'Permanent device', user);
  expect(field(/^Eco ID/)).toHaveValue(site.eco_id);
  await user.click(tab('Station and Facility Details'));
  await choose(/^Facility Type/, 'Shared-use path or trail', user);
  await user.click(tab('Count Direction and Orientation'));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Functional Class/ }), '8U');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Direction of Route/ }), '9');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Movement Direction/ }), '3');
  await user.click(tab('Contact Details'));
  await user.click(button('Publish Station'));
  await within(dialog()).findByRole('heading', { name: 'What will be published' });
  await expectNoAxeViolations();
  await user.click(button('Publish Station'));
  const told = await screen.findByText(/^Station AU\d{4} published\.$/);
  const [stationId = ''] = /AU\d{4}/.exec(told.textContent) ?? [];
  expect(place()).toBe(`/stations/${stationId}`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByText(/^Request for import sent\./)).toBeInTheDocument();
  expect(await call('GET /stations-new')).not.toContainEqual(
    expect.objectContaining({ eco_id: site.eco_id }),
  );
  const { record } = await call('GET /stations/:stationId', { params: { stationId } });
  expect(record.eco_id).toBe(site.eco_id);
  expect(record.channels.map(({ eco_id }) => eco_id)).toEqual(site.channels.map(({ id }) => id));
});

test('a site about to be handed over is asked about again after the session', async () => {
  const open = async () => {
    const view = await renderScreen(<App />, { as: 'super', at: '/import-eco-stations' });
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2));
    return view;
  };
  const name = 'Brays Bayou Greenway at Almeda Rd';
  const choice = () => screen.findByRole('combobox', { name: `Hand ${name} over to` });
  const first = await open();
  await first.user.selectOptions(await choice(), 'City of Austin');
  await screen.findByRole('alertdialog', { name: 'Hand this site over?' });
  await endSession();
  first.unmount();
  const { user } = await open();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  restoreTyped();
  const question = await screen.findByRole('alertdialog', { name: 'Hand this site over?' });
  expect(question).toHaveTextContent(`Hand ${name} over to City of Austin?`);
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect((await call('GET /eco-sites')).find((one) => one.name === name)?.handed_over).toBe(false);
});

test('a super admin hands a site over to another agency, once it is confirmed, and back', async () => {
  const { user } = await renderScreen(<App />, { as: 'super', at: '/import-eco-stations' });
  const name = 'Brays Bayou Greenway at Almeda Rd';
  const choice = await screen.findByRole('combobox', { name: `Hand ${name} over to` });
  const austin = within(choice).getByRole<HTMLOptionElement>('option', { name: 'City of Austin' });
  await user.selectOptions(choice, austin);
  const question = await screen.findByRole('alertdialog', { name: 'Hand this site over?' });
  expect(question).toHaveTextContent(`Hand ${name} over to City of Austin?`);
  await user.click(within(question).getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText(`${name} was handed over to City of Austin.`)).toBeInTheDocument();
  const site = (await call('GET /eco-sites')).find((one) => one.name === name);
  expect(site).toMatchObject({ agency: 'City of Austin', handed_over: true });
  await expectNoAxeViolations();
  await user.selectOptions(await screen.findByRole('combobox', { name: `Hand ${name} over to` }), '0');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText(`${name} was handed over to the agency of its domain.`)).toBeInTheDocument();
  const back = (await call('GET /eco-sites')).find((one) => one.name === name);
  expect(back).toMatchObject({ agency: 'City of Houston', handed_over: false });
});
