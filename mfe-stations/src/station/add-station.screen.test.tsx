import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pngOf } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { choose, expectNoAxeViolations, loseAnswerOnce, loseOnce, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

const TABS = [
  'Name and Location',
  'Directions and Types',
  'Count Information',
  'Station and Facility Details',
  'Count Direction and Orientation',
  'Roadway Characteristics',
  'Non-Motor Facility Design',
  'Additional Route Features',
  'Contact Details',
];

const open = async () => {
  const view = await renderScreen(<App />, { as: 'user', at: '/import-stations' });
  await screen.findByRole('tab', { name: 'Name and Location' });
  return view;
};
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^\\d?${name}`) });
const chosen = (name: RegExp) => screen.getByRole('combobox', { name });
const summary = () => screen.findByRole('region', { name: /^There are errors on the form/ });

async function typeAustin(user: UserEvent) {
  await user.type(field(/^Latitude/), '30.261000');
  await user.type(field(/^Longitude/), '-97.745000');
  await user.tab();
  await waitFor(() => expect(chosen(/^City/)).toHaveDisplayValue('Austin'));
}

/** Everything that a station needs to be published. */
async function fillIn(user: UserEvent, name: string, { id = '101', vendor = 'TRAFx' } = {}) {
  await user.type(field(/^Station Name/), name);
  await typeAustin(user);
  await user.type(field(/^Date Station Established/), '05/01/2024');
  await user.click(tab('Directions and Types'));
  const row = within(screen.getByRole('group', { name: 'Channel 1' }));
  await user.type(row.getByRole('textbox', { name: /^Name/ }), 'Northbound');
  await user.type(row.getByRole('textbox', { name: /^ID/ }), id);
  await choose(/^Count Type/, 'Bicycle', user);
  await choose(/^Travel Direction/, 'North', user);
  await choose(/^Sensor Type/, 'Inductive loop', user);
  await choose(/^Vendor/, vendor, user);
  await user.click(tab('Count Information'));
  await choose(/^Count Method/, 'Permanent device', user);
  await user.type(field(/^Serial Number/), 'X2H20012345');
  await user.click(tab('Station and Facility Details'));
  await choose(/^Facility Type/, 'Shared-use path or trail', user);
  await user.click(tab('Count Direction and Orientation'));
  await user.selectOptions(chosen(/^Functional Class/), '8U');
  await user.selectOptions(chosen(/^Direction of Route/), '9');
  await user.selectOptions(chosen(/^Movement Direction/), '3');
  await user.click(tab('Contact Details'));
}

afterEach(() => jest.restoreAllMocks());

test('shows nine tabs, none of them with faults of accessibility', async () => {
  const { user } = await open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
    TABS.map((title, index) => `${index + 1}${title}`),
  );
  for (const title of TABS) {
    await user.click(tab(title));
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    await expectNoAxeViolations();
  }
});

test('goes from tab to tab and publishes on the last one alone', async () => {
  const { user } = await open();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  for (const title of TABS.slice(1)) {
    expect(screen.queryByRole('button', { name: 'Publish Station' })).not.toBeInTheDocument();
    await user.click(button('Next'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: title })).toHaveFocus());
  }
  expect(button('Publish Station')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  await user.click(button('Back'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: TABS[7] })).toHaveFocus());
});

test('fills in county, city and area from the coordinates, and the number that the city would give', async () => {
  const { user } = await open();
  await typeAustin(user);
  expect(chosen(/^County/)).toHaveDisplayValue('Travis');
  expect(field(/^City Area/)).toHaveValue('Austin');
  expect(field(/^Station ID/)).toHaveDisplayValue(/^AU\d{4}$/);
  expect(field(/^Station ID/)).toHaveAttribute('readonly');
});

test('warns of coordinates outside Texas', async () => {
  const { user } = await open();
  await user.type(field(/^Latitude/), '35.467600');
  await user.type(field(/^Longitude/), '-97.516400');
  await user.tab();
  expect(await screen.findByText(/outside Texas/)).toBeInTheDocument();
});

test('asks for the county before the city, and names the distance where no city is near', async () => {
  const { user } = await open();
  expect(chosen(/^City/)).toHaveAccessibleDescription('Choose a county first.');
  await user.type(field(/^Latitude/), '29.300000');
  await user.type(field(/^Longitude/), '-103.300000');
  await user.tab();
  expect(await screen.findByText(/No city is near/)).toHaveTextContent(/is \w.*, \d+ miles \(\d+ km\) away/);
  expect(chosen(/^City/)).toBeEnabled();
});

test('marks the tabs with errors and leads to each field', async () => {
  const { user } = await open();
  await user.click(tab('Contact Details'));
  await user.click(button('Publish Station'));
  const box = await summary();
  expect(box).toHaveAccessibleName(
    'There are errors on the form. Please correct them and try submitting again.',
  );
  expect(box).toHaveFocus();
  expect(screen.getByRole('tab', { name: /^2?Directions and Types.*6 errors$/ })).toBeInTheDocument();
  await user.click(within(box).getByRole('button', { name: 'Channel 1: Sensor Type' }));
  await waitFor(() => expect(chosen(/^Sensor Type/)).toHaveFocus());
  await waitFor(() => expect(chosen(/^Sensor Type/)).toHaveAccessibleDescription('This field is required.'));
  await user.click(within(box).getByRole('button', { name: 'Longitude' }));
  await waitFor(() => expect(field(/^Longitude/)).toHaveFocus());
  await waitFor(() =>
    expect(field(/^Longitude/)).toHaveAccessibleDescription(
      /Invalid longitude \(required, 6 decimals, should be negative\)/,
    ),
  );
  await expectNoAxeViolations();
});

test('keeps a date that is none over the tabs, and saves no draft without it', async () => {
  const { user } = await open();
  await user.type(field(/^Station Name/), 'Waller Creek at 15th');
  await user.type(field(/^Date Station Established/), 'last May');
  await user.click(button('Next'));
  await user.click(button('Create Draft'));
  const box = await summary();
  await user.click(within(box).getByRole('button', { name: 'Date Station Established' }));
  await waitFor(() => expect(field(/^Date Station Established/)).toHaveFocus());
  expect(field(/^Date Station Established/)).toHaveValue('last May');
  await waitFor(() =>
    expect(field(/^Date Station Established/)).toHaveAccessibleDescription(/^Enter a date as MM\/DD\/YYYY/),
  );
});

test('adds and removes channels, and says so', async () => {
  const { user, dirty } = await open();
  await user.click(tab('Directions and Types'));
  expect(screen.queryByRole('button', { name: /^Remove Channel/ })).not.toBeInTheDocument();
  await user.click(button('Add Channel'));
  const second = screen.getByRole('group', { name: 'Channel 2' });
  await waitFor(() => expect(within(second).getByRole('textbox', { name: /^Name/ })).toHaveFocus());
  await user.type(within(second).getByRole('textbox', { name: /^Name/ }), 'Southbound');
  await user.click(button('Remove Channel 1'));
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(field(/^Name/)).toHaveValue('Southbound');
  expect(button('Add Channel')).toHaveFocus();
  expect(screen.getByText('Channel 1 removed.')).toBeInTheDocument();
  expect(dirty()).toBe(true);
});

test('keeps a draft of what is there, clears the form and links to the draft', async () => {
  const { user, dirty } = await open();
  await user.type(field(/^Station Name/), 'Waller Creek, 12th');
  await user.type(field(/^Latitude/), '30.2');
  await user.click(tab('Directions and Types'));
  await user.type(field(/^Name/), 'Northbound');
  await user.click(button('Create Draft'));
  const link = await screen.findByRole('link', { name: 'Edit draft Waller Creek, 12th' });
  const draftId = /^\/edit-draft-station\/(\d+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? '';
  await waitFor(() => expect(field(/^Station Name/)).toHaveFocus());
  expect(field(/^Station Name/)).toHaveValue('');
  await waitFor(() => expect(dirty()).toBe(false));
  expect(await call('GET /draft-stations/:draftId', { params: { draftId } })).toMatchObject({
    station_name: 'Waller Creek, 12th',
    latitude: 30.2,
    draft: true,
    channels: [{ name: 'Northbound', vendor_code: null }],
  });
});

test('shows what will be published, leads back to a field, and publishes', async () => {
  const { user, place, dirty } = await open();
  await fillIn(user, 'Waller Creek at 15th');
  expect(screen.getByText(/^Complete the form below/)).toBeVisible();
  await user.click(button('Publish Station'));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Review Before Publishing' }),
  ).toBeInTheDocument();
  expect(screen.queryByText(/^Complete the form below/)).toBeNull();
  const review = screen.getByRole('main');
  expect(review).toHaveTextContent(/Number to be issued: AU\d{4}\. This is a preview/);
  expect(review).toHaveTextContent('TxDOT DistrictAustin');
  expect(review).toHaveTextContent('Channel 1: Travel DirectionNorth');
  expect(review).toHaveTextContent('Facility TypeShared-use path or trail');
  await expectNoAxeViolations();
  await user.click(screen.getByRole('link', { name: 'Edit Serial Number' }));
  await waitFor(() => expect(field(/^Serial Number/)).toHaveFocus());
  await user.click(tab('Contact Details'));
  await user.click(button('Publish Station'));
  await user.click(await screen.findByRole('button', { name: 'Publish Station' }));
  const told = await screen.findByText(/^Station AU\d{4} published\.$/);
  const [stationId = ''] = /AU\d{4}/.exec(told.textContent) ?? [];
  expect(place()).toBe(`/stations/${stationId}`);
  expect(dirty()).toBe(false);
  expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/edit-station/${stationId}`,
  );
  const { record } = await call('GET /stations/:stationId', { params: { stationId } });
  expect(record).toMatchObject({ station_name: 'Waller Creek at 15th', city_area: 'Austin' });
  expect(record.channels).toEqual([expect.objectContaining({ flowid_txdot: `${stationId}-3-2-1-9` })]);
});

test('photos are told of in the review, and go with what is published; one that is left behind does not hold it up', async () => {
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('data:image/png;base64,');
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const { user, place } = await open();
  await fillIn(user, 'Waller Creek at 24th');
  const photo = new File([pngOf(4, 3) as BlobPart], 'pole.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Photos'), [
    photo,
    new File(['no'], 'no.png', { type: 'image/png' }),
  ]);
  await user.type(field('What pole.png shows'), 'The pole');
  await user.type(field('What no.png shows'), 'Nothing');
  await user.click(button('Publish Station'));
  expect(await screen.findByText('2 photos are added with it:')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Publish Station' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Waller Creek at 24th is stored. One photo was not added; it says why.',
  );
  await user.click(button('Go on without it'));
  const told = await screen.findByText(/^Station AU\d{4} published\.$/);
  const stationId = /AU\d{4}/.exec(told.textContent)?.[0] ?? '';
  expect(place()).toBe(`/stations/${stationId}`);
  const photos = await call('GET /stations/:stationId/photos', { params: { stationId } });
  expect(photos.data.map(({ caption }) => caption)).toEqual(['The pole']);
});

test('asks for the counts of a station whose channel at the vendor’s was typed by hand', async () => {
  const { user } = await open();
  const [site] = await call('GET /stations-new');
  await fillIn(user, 'Waller Creek at 18th', { id: site?.channels[0]?.id, vendor: 'Eco-Counter' });
  await user.click(button('Publish Station'));
  await user.click(await screen.findByRole('button', { name: 'Publish Station' }));
  const told = await screen.findByText(/^Station AU\d{4} published\.$/);
  expect(await screen.findByText(/^Request for import sent\./)).toBeVisible();
  const station = /AU\d{4}/.exec(told.textContent)?.[0];
  expect(await call('GET /imports', { query: { station } })).toHaveLength(1);
});

test('adds a new contact, which is offered from then on', async () => {
  const { user } = await open();
  await user.type(field(/^Station Name/), 'With a contact');
  await user.click(tab('Contact Details'));
  await choose(/^Provider/, 'NEW', user);
  await user.type(field(/^Provider Name/), 'Ana Ruiz');
  await user.type(field(/^Provider Agency/), 'Ruiz Counts');
  await user.click(button('Create Draft'));
  await screen.findByRole('link', { name: 'Edit draft With a contact' });
  await user.click(tab('Contact Details'));
  expect(
    await within(chosen(/^Provider/)).findByRole('option', { name: 'Ana Ruiz, Ruiz Counts' }),
  ).toBeInTheDocument();
});

test('keeps everything that was typed when the network fails, and says so', async () => {
  const { user } = await open();
  await user.type(field(/^Station Name/), 'Waller Creek at 15th');
  await user.click(tab('Count Information'));
  await user.type(field(/^Serial Number/), 'X2H20012345');
  loseOnce('POST /draft-stations');
  await user.click(button('Create Draft'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/network|connection/i);
  expect(field(/^Serial Number/)).toHaveValue('X2H20012345');
  await user.click(button('Create Draft'));
  expect(await screen.findByRole('link', { name: 'Edit draft Waller Creek at 15th' })).toBeInTheDocument();
});

test('stores a station once, though its answer was lost and it was sent again', async () => {
  const { user } = await open();
  const name = 'Waller Creek at 12th';
  await user.type(field(/^Station Name/), name);
  loseAnswerOnce('POST /draft-stations');
  await user.click(button('Create Draft'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/network|connection/i);
  await user.click(button('Create Draft'));
  expect(await screen.findByRole('link', { name: `Edit draft ${name}` })).toBeInTheDocument();
  const stations = await call('GET /stations/summary', { query: { includeDrafts: true } });
  expect(stations.filter(({ station_name }) => station_name === name)).toHaveLength(1);
  await user.type(field(/^Station Name/), name);
  await user.click(button('Create Draft'));
  await waitFor(async () => {
    const all = await call('GET /stations/summary', { query: { includeDrafts: true } });
    expect(all.filter(({ station_name }) => station_name === name)).toHaveLength(2);
  });
});

test("shows the server's refusal at its field and on its tab", async () => {
  const { user } = await open();
  await user.click(tab('Contact Details'));
  await user.click(button('Create Draft'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Please make corrections and try again\.$/);
  expect(screen.getByRole('tab', { name: /^1?Name and Location.*1 error$/ })).toBeInTheDocument();
  const refused = screen.getByRole('region', { name: 'Fields to correct' });
  await user.click(within(refused).getByRole('button', { name: 'Station Name' }));
  await waitFor(() => expect(field(/^Station Name/)).toHaveFocus());
  await waitFor(() => expect(field(/^Station Name/)).toBeInvalid());
});
