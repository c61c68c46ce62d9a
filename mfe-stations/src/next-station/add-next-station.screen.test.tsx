import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { call } from 'shared-ui/api';
import { languageStore } from 'shared-ui/i18n';
import {
  answerOnce,
  choose,
  expectNoAxeViolations,
  loseAnswerOnce,
  loseOnce,
  realApi,
  renderScreen,
  server,
} from 'shared-ui/testing';
import { App } from '../app.tsx';

const open = async () => {
  const view = await renderScreen(<App />, { as: 'admin', at: '/next/import-stations' });
  await screen.findByRole('tab', { name: 'Name and Location' });
  return view;
};
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const value = (label: RegExp | string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: label }).value;

const district = () => screen.getByRole('combobox', { name: /^TxDOT District/ });

async function typeCoordinates(user: UserEvent, latitude: string, longitude: string) {
  await user.clear(field(/^Latitude/));
  await user.clear(field(/^Longitude/));
  await user.type(field(/^Latitude/), latitude);
  await user.type(field(/^Longitude/), longitude);
  await user.tab();
}
/** A place in Austin, looked up. */
async function typeAustin(user: UserEvent) {
  await typeCoordinates(user, '30.261000', '-97.745000');
  await waitFor(() => expect(district()).toHaveDisplayValue('Austin'));
}

afterEach(() => languageStore.getState().setLanguage('en'));

test('shows three tabs and what is required, without faults of accessibility', async () => {
  await open();
  expect(screen.getByText(/Complete the form below to add a new station\./)).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '1Name and Location',
    '2Roadway Info',
    '3Site Characteristics',
  ]);
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('goes on once name and coordinates are there', async () => {
  const { user } = await open();
  expect(button('Next')).toBeDisabled();
  expect(button('Add as Draft')).toBeDisabled();
  await user.type(field(/^Station Name/), 'Butler Trail at Congress');
  expect(button('Next')).toBeDisabled();
  await typeAustin(user);
  await waitFor(() => expect(button('Next')).toBeEnabled());
  await user.click(button('Next'));
  expect(screen.getByRole('heading', { name: 'Roadway Info' })).toBeInTheDocument();
  await user.click(button('Next'));
  expect(button('Publish Station')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  await user.click(button('Back'));
  expect(screen.getByRole('heading', { name: 'Roadway Info' })).toBeInTheDocument();
});

test('fills in county, city and district from the coordinates', async () => {
  const { user } = await open();
  await typeAustin(user);
  expect(screen.getByText('Travis')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /^City/ })).toHaveDisplayValue('Austin');
});

test('follows a corrected coordinate', async () => {
  const { user } = await open();
  await typeCoordinates(user, '29.760000', '-95.370000');
  await waitFor(() => expect(district()).toHaveDisplayValue('Houston'));
  await typeAustin(user);
});

test('is not misled by an earlier answer that arrives late', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = http.get(
    '*/api/station-reverse-geo',
    async ({ request }) => {
      await held;
      return realApi().fetch(request);
    },
    { once: true },
  );
  server.use(late);
  const { user } = await open();
  await user.type(field(/^Station Name/), 'Butler Trail at Congress');
  await typeCoordinates(user, '29.760000', '-95.370000');
  await waitFor(() => expect(screen.getByText('Looking up the county and city…')).toBeInTheDocument());
  expect(button('Next')).toBeDisabled();
  await typeAustin(user);
  await act(async () => {
    release();
    await call('GET /station-reverse-geo', { query: { latitude: 29.76, longitude: -95.37 } });
  });
  expect(district()).toHaveDisplayValue('Austin');
  expect(button('Next')).toBeEnabled();
});

test('warns of coordinates outside Texas until they are changed', async () => {
  const { user } = await open();
  await typeCoordinates(user, '35.467600', '-97.516400');
  expect(await screen.findByText(/outside Texas/)).toBeInTheDocument();
  await user.type(field(/^Latitude/), '1');
  expect(screen.queryByText(/outside Texas/)).not.toBeInTheDocument();
});

test('asks for the county before the city, and names the distance where no city is near', async () => {
  const { user } = await open();
  const city = () => screen.getByRole('combobox', { name: /^City/ });
  expect(city()).toHaveTextContent('Sorry, no matching options.');
  expect(city()).toHaveAccessibleDescription('Choose a county first.');
  await typeCoordinates(user, '29.300000', '-103.300000');
  expect(await screen.findByText(/No city is near/)).toHaveTextContent(/is \w.*, \d+ miles \(\d+ km\) away/);
  expect(city()).toHaveDisplayValue('');
  expect(city()).toBeEnabled();
  await typeAustin(user);
  expect(screen.queryByText(/No city is near/)).not.toBeInTheDocument();
});

test('says nothing when the place can not be looked up', async () => {
  answerOnce('GET /station-reverse-geo', 500, { error: 'Out of order.', message: 'Out of order.' });
  const { user } = await open();
  await user.type(field(/^Station Name/), 'Butler Trail at Congress');
  await typeCoordinates(user, '30.261000', '-97.745000');
  await waitFor(() => expect(button('Next')).toBeEnabled());
  expect(screen.queryByText(/Out of order/)).not.toBeInTheDocument();
});

test('adds a draft, clears the form and links to the draft', async () => {
  const { user, dirty } = await open();
  await user.type(field(/^Station Name/), 'Waller Creek at 12th');
  expect(dirty()).toBe(true);
  await typeAustin(user);
  await waitFor(() => expect(button('Add as Draft')).toBeEnabled());
  await user.click(button('Add as Draft'));
  const link = await screen.findByRole('link', { name: 'Edit draft Waller Creek at 12th' });
  const id = /^\/next\/edit-draft-station\/(\d+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? '';
  expect(field(/^Station Name/)).toHaveValue('');
  await waitFor(() => expect(dirty()).toBe(false));
  const draft = await call('GET /next-draft-stations/:id', { params: { id } });
  expect(draft).toMatchObject({ station_name: 'Waller Creek at 12th', intersection_code: '0', draft: true });
});

test('publishes after the review and leads to the page of the station', async () => {
  const { user, place, dirty } = await open();
  await user.type(field(/^Station Name/), 'Waller Creek at 15th');
  await user.type(field(/^Street/), 'Waller Creek Trail');
  await typeAustin(user);
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^City/ })).toHaveDisplayValue('Austin'));
  await user.type(field(/^Date Station Established/), '05/01/2024');
  await user.click(button('Next'));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Functional Class/ }), '8U');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Direction of Route/ }), '9');
  await user.click(button('Next'));
  await user.click(button('Publish Station'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Review Before Publishing' })).toBeVisible();
  await user.click(button('Publish Station'));
  await user.click(await screen.findByRole('button', { name: 'Publish without flows' }));
  const told = await screen.findByText(/^Station AU\d{4} published\.$/);
  const [id] = /AU\d{4}/.exec(told.textContent) ?? [];
  expect(place()).toBe(`/stations/${id}`);
  expect(dirty()).toBe(false);
  expect(await screen.findByRole('link', { name: 'Add flows' })).toHaveAttribute(
    'href',
    `/next/edit-station/${id}?field=add_flow`,
  );
  expect(screen.getByText('Upload counts').closest('li')).toHaveTextContent('Once there are flows.');
});

test('offers directions by functional class and a sign number for signed routes', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: 'Roadway Info' }));
  expect(screen.getByRole('combobox', { name: /^Intersection/ })).toHaveValue('0');
  const offered = () =>
    within(screen.getByRole('combobox', { name: /^Direction of Route/ }))
      .getAllByRole<HTMLOptionElement>('option')
      .map((option) => option.value)
      .filter(Boolean);
  expect(offered()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Functional Class/ }), '8U');
  expect(offered().toSorted()).toEqual(['0', '9']);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Direction of Route/ }), '9');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Functional Class/ }), '4U');
  expect(value(/^Direction of Route/)).toBe('');
  expect(screen.queryByRole('textbox', { name: /^Posted Route Sign Number/ })).not.toBeInTheDocument();
  await choose(/^Posted Route Sign/, 'State', user);
  expect(field(/^Posted Route Sign Number/)).toBeRequired();
  await choose(/^Posted Route Sign/, 'Not signed', user);
  expect(screen.queryByRole('textbox', { name: /^Posted Route Sign Number/ })).not.toBeInTheDocument();
});

test('lists the invalid fields and leads to them', async () => {
  const { user } = await open();
  await user.type(field(/^Station Name/), 'Trail, north');
  await user.type(field(/^Latitude/), '30.26');
  await user.click(screen.getByRole('tab', { name: 'Site Characteristics' }));
  await user.click(button('Publish Station'));
  const summary = await screen.findByRole('region', { name: /^Invalid fields found: Station Name, Street/ });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Please correct them and resubmit.');
  await user.click(within(summary).getByRole('button', { name: 'Functional Class' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Functional Class/ })).toHaveFocus());
  expect(screen.getByRole('tab', { name: /^Name and Location.*\d errors$/ })).toBeInTheDocument();
  await user.click(within(summary).getByRole('button', { name: 'Latitude' }));
  await waitFor(() => expect(field(/^Latitude/)).toHaveFocus());
  await waitFor(() =>
    expect(field(/^Latitude/)).toHaveAccessibleDescription(/Invalid latitude \(required, 6 decimals\)/),
  );
  await waitFor(() =>
    expect(field(/^Station Name/)).toHaveAccessibleDescription(/Invalid name \(no commas\)/),
  );
  await expectNoAxeViolations();
});

test("shows the server's errors at their fields", async () => {
  answerOnce('POST /next-draft-stations', 422, {
    error: 'Refused.',
    message: 'Refused.',
    errors: { city_id: ['This city is not in the chosen county.'] },
  });
  const { user } = await open();
  await user.type(field(/^Station Name/), 'Butler Trail at Congress');
  await typeAustin(user);
  await waitFor(() => expect(button('Add as Draft')).toBeEnabled());
  await user.click(button('Add as Draft'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This city is not in the chosen county. Please make corrections and try again.',
  );
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^City/ })).toHaveAccessibleDescription(
      'This city is not in the chosen county.',
    ),
  );
});

test('helps with the planning map and copies the coordinates', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: 'Roadway Info' }));
  await user.click(button('Help finding this information'));
  const dialog = screen.getByRole('dialog', { name: /Statewide Planning Map/ });
  expect(dialog).toHaveTextContent('Please enter the latitude and longitude of the station first.');
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
  await user.click(screen.getByRole('tab', { name: 'Name and Location' }));
  await typeAustin(user);
  await user.click(screen.getByRole('tab', { name: 'Roadway Info' }));
  await user.click(button('Help finding this information'));
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(button('Copy Coordinates'));
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith('30.261000, -97.745000');
});

test('keeps what was typed when the language changes', async () => {
  const { user } = await open();
  await user.type(field(/^Station Name/), 'Butler Trail at Congress');
  act(() => languageStore.getState().setLanguage('es'));
  expect(await screen.findByRole('tab', { name: 'Nombre y ubicación' })).toBeInTheDocument();
  expect(field(/^Nombre de la estación/)).toHaveValue('Butler Trail at Congress');
});

test('previews the number that the station would get', async () => {
  const { user } = await open();
  expect(field('Station ID')).toHaveValue('');
  await typeAustin(user);
  const { city } = await call('GET /next-station-options');
  const austin = city.find(({ label }) => label === 'Austin');
  const next = String((austin?.tmg_count ?? 0) + 1).padStart(4, '0');
  expect(field('Station ID')).toHaveValue(`AU${next}`);
  expect(field('Station ID')).toHaveAttribute('readonly');
  await waitFor(() => expect(field('Station ID')).toHaveAccessibleDescription(/^A preview/));
});

test('says that flows come once the roadway information is there', async () => {
  await open();
  expect(
    screen.getAllByText(/Flows cannot be added until Roadway Information is completed \(next screen\)/),
  ).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: '+ Add Flow' })).toBeDisabled();
});

test('keeps the form as typed, and says so, when the network is lost', async () => {
  const { user, dirty } = await open();
  await user.type(field(/^Station Name/), 'Butler Trail at Congress');
  await typeAustin(user);
  await waitFor(() => expect(button('Add as Draft')).toBeEnabled());
  loseOnce('POST /next-draft-stations');
  await user.click(button('Add as Draft'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/connection|network|server/i);
  expect(field(/^Station Name/)).toHaveValue('Butler Trail at Congress');
  expect(dirty()).toBe(true);
  await user.click(button('Add as Draft'));
  expect(await screen.findByRole('link', { name: 'Edit draft Butler Trail at Congress' })).toBeVisible();
});

test('stores a station once, though its answer was lost; what was changed before sending again is told', async () => {
  const { user } = await open();
  await user.type(field(/^Station Name/), 'Butler Trail at Lamar');
  await typeAustin(user);
  await waitFor(() => expect(button('Add as Draft')).toBeEnabled());
  loseAnswerOnce('POST /next-draft-stations');
  await user.click(button('Add as Draft'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/connection|network|server/i);
  await user.type(field(/^City Area/), 'Zilker');
  await user.click(button('Add as Draft'));
  expect(await screen.findByText(/had already been stored when you sent it before/)).toBeVisible();
  expect(field(/^City Area/)).toHaveValue('Zilker');
  const stations = await call('GET /next-stations/summary', { query: { includeDrafts: true } });
  expect(stations.filter(({ station_name }) => station_name === 'Butler Trail at Lamar')).toHaveLength(1);
});

test.each([
  'x',
  '🚲'.repeat(400),
  `'; drop table stations; -- <script>alert(1)</script>`,
  '\u202e{{7*7}},,,\\0',
])('junk like %j in every field publishes nothing and breaks nothing', async (junk) => {
  const { user } = await open();
  const published = async () => (await call('GET /next-stations/summary')).length;
  const before = await published();
  for (const tab of ['Name and Location', 'Roadway Info', 'Site Characteristics']) {
    await user.click(screen.getByRole('tab', { name: new RegExp(tab) }));
    for (const box of screen.queryAllByRole<HTMLInputElement>('textbox').filter((each) => !each.readOnly)) {
      await user.click(box);
      await user.paste(junk);
    }
  }
  await user.click(button('Add as Draft'));
  const summary = await screen.findByRole('region', { name: /^Invalid fields found: .*Latitude, Longitude/ });
  expect(summary).toBeVisible();
  await user.click(button('Publish Station'));
  expect(
    await screen.findByRole('region', { name: /^Invalid fields found: .*Functional Class/ }),
  ).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /Name and Location/ }));
  expect(field(/^Latitude/)).not.toHaveValue('');
  expect(await published()).toBe(before);
});

test('offers the list of stations only to those who may open it', async () => {
  await open();
  expect(screen.queryByRole('link', { name: 'View Stations' })).not.toBeInTheDocument();
});

test('offers the list of stations to a super admin', async () => {
  await renderScreen(<App />, { as: 'super', at: '/next/import-stations' });
  expect(await screen.findByRole('link', { name: 'View Stations' })).toHaveAttribute(
    'href',
    '/next/stations',
  );
});

test('keeps a draft together with the flows below its form', async () => {
  const { user } = await open();
  await user.type(field(/^Station Name/), 'Butler Trail at Congress');
  await typeAustin(user);
  await waitFor(() => expect(button('Next')).toBeEnabled());
  await user.click(button('Next'));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Functional Class/ }), '8U');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Direction of Route/ }), '9');
  await user.click(button('+ Add Flow'));
  await user.type(
    within(screen.getByRole('region', { name: 'Details of Flow 1' })).getByRole('textbox', { name: /^Name/ }),
    'Northbound',
  );
  await user.click(button('Add as Draft'));
  const link = await screen.findByRole('link', { name: /^Edit draft/ });
  const id = link.getAttribute('href')?.split('/').at(-1) ?? '';
  const draft = await call('GET /next-draft-stations/:id', { params: { id } });
  expect(draft.flows).toMatchObject([{ name: 'Northbound' }]);
  expect(screen.getByText('This station has no flows yet.')).toBeInTheDocument();
});
