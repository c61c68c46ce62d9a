import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import type { CountRow } from 'shared-domain';
import { paths } from 'shared-domain';
import { formatDate, languageStore } from 'shared-ui/i18n';
import { choose, expectNoAxeViolations, loseOnce, renderScreen, type Persona } from 'shared-ui/testing';
import { CsvExportScreen } from './csv-export.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

const flows = { count_types: [], travel_directions: [], count_methods: [] };
const everything = { txdot_districts: [], counties: [], ...flows };
const dates = { fromDate: '02/20/2026', toDate: '02/21/2026' };
const runJobs = () => act(() => testApi().runJobs());
const build = () => screen.getByRole('button', { name: 'Build Export' });
const open = (as: Persona = 'user', search = '') =>
  renderScreen(<CsvExportScreen />, { as, at: `${paths.exports.href()}${search}` });

async function search(user: UserEvent) {
  const button = screen.getByRole('button', { name: 'Search Stations' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

/** The choice of a station as the list words it. */
async function labelOf(station: string, as: Persona = 'user'): Promise<string> {
  const { reply } = await act(() => request('POST /export/dropdown-stations', { body: everything }, as));
  const row = reply.find(({ station_id_tmg }) => station_id_tmg === station);
  if (!row) throw new Error(`${station} is not offered`);
  const { first_certified: first, last_certified: last } = row;
  const reach =
    first && last
      ? `certified ${formatDate(first.slice(0, 10))} to ${formatDate(last.slice(0, 10))}`
      : 'nothing certified';
  return `${station} ${row.station_name}, ${reach}`;
}

async function pickStation(user: UserEvent, station: string) {
  await search(user);
  expect(
    await screen.findByText('Stations retrieved and the options are populated in the Stations dropdown.'),
  ).toBeVisible();
  await choose('Stations', await labelOf(station), user);
}

async function typeDates(user: UserEvent, from: string, to: string) {
  await user.type(screen.getByRole('textbox', { name: 'From' }), from);
  await user.type(screen.getByRole('textbox', { name: 'To' }), to);
  await user.tab();
}

/** Every count of a station's days, page by page. */
async function countsOf(station: string, minDate: string, maxDate: string): Promise<CountRow[]> {
  const rows: CountRow[] = [];
  for (;;) {
    const last = rows.at(-1);
    const filters = JSON.stringify({ minDate, maxDate });
    const query = { flowid_txdot: station, filters, last_date: last?.date, last_id: last?.id };
    const { reply } = await request('GET /counts', { query }, 'user');
    rows.push(...reply.data);
    if (reply.data.length === 0 || rows.length >= reply.total) return rows;
  }
}

/** The file that a click makes the browser fetch. */
async function downloaded(click: () => Promise<void>): Promise<string> {
  const fetched: string[] = [];
  const link = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    fetched.push(this.href);
  });
  await click();
  await waitFor(() => expect(fetched).toHaveLength(1));
  link.mockRestore();
  return act(async () => (await testApi().fetch(new Request(fetched[0] ?? ''))).text());
}

/** A CSV file's rows as objects by its header; quotes are taken off. */
function rowsOf(csv: string): Record<string, string>[] {
  const [header = [], ...lines] = csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
        .slice(0, -1)
        .map(([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')),
    );
  return lines.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])));
}

test('dated factors stand beside the counts where somebody asks for them, and come in a zip that names them', async () => {
  const { user } = await open();
  const box = () => screen.queryByRole('checkbox', { name: /^Dated factors beside the counts/ });
  await waitFor(() => expect(box()).not.toBeChecked());
  await pickStation(user, 'AU0002');
  await typeDates(user, '02/10/2026', '02/12/2026');
  await user.click(box() ?? document.body);
  await user.click(build());
  expect(await screen.findByText(/^Request for export sent\./)).toBeVisible();
  await runJobs();
  const { reply } = await act(() => request('GET /exports', {}, 'user'));
  expect(reply[0]?.file_name).toMatch(/\.zip$/);
  // facts about stations have no factors
  await user.click(screen.getByRole('checkbox', { name: 'Station metadata' }));
  await user.click(screen.getByRole('checkbox', { name: 'Count data' }));
  expect(box()).toBeNull();
});

test('builds a file whose rows equal the certified counts', async () => {
  const { user } = await open();
  await pickStation(user, 'AU0002');
  await typeDates(user, '02/20/2026', '02/21/2026');
  expect(screen.queryByText('This field is required.')).toBeNull();
  await user.click(build());
  expect(
    await screen.findByText('Request for export sent. You will be notified when the file is ready.'),
  ).toBeVisible();
  await screen.findByRole('progressbar', { name: /^Progress of Export of/ });

  await runJobs();
  const button = await screen.findByRole('button', {
    name: /^Download 2026-03-02 counts AU0002 2026-02-20 to 2026-02-21\.csv/,
  });
  expect(screen.getByText(/^AU0002 · Feb 20, 2026 to Feb 21, 2026 · Requested on/)).toBeVisible();
  const file = rowsOf(await downloaded(() => user.click(button)));
  const certified = (await act(() => countsOf('AU0002', '2026-02-20', '2026-02-21'))).filter(
    (row) => row.certified,
  );
  expect(certified.length).toBeGreaterThan(100);
  const plain = (row: { flowid_txdot: string; date: string; count: number | string | null }) =>
    `${row.flowid_txdot} ${row.date} ${row.count ?? ''}`;
  const asPlain = file.map(({ flowid_txdot = '', date = '', count = '' }) =>
    plain({ flowid_txdot, date, count }),
  );
  expect(asPlain.toSorted()).toEqual(certified.map(plain).toSorted());
  expect(screen.getByText(new RegExp(`${file.length} rows`))).toBeVisible();
  await expectNoAxeViolations();
});

test('the choice comes first, and how many stations were found and chosen is told', async () => {
  const { user } = await open();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Find stations', 'Build the export', 'Presets', 'Your exports']);
  expect(screen.getByText('Search stations above to fill this list.')).toBeVisible();
  await search(user);
  const told = await screen.findByText(/^\d+ stations found\. None chosen yet\.$/);
  expect(screen.queryByText('Search stations above to fill this list.')).toBeNull();
  await choose('Stations', await labelOf('AU0002'), user);
  expect(told).toHaveTextContent(/^\d+ stations found\. 1 chosen\.$/);
  await choose('Count Types', 'Equestrian', user);
  await search(user);
  expect(await screen.findByText('No station found.')).toBeVisible();
});

test('the station that the address names is chosen, and one that is not one’s own is told of', async () => {
  const { unmount } = await open('user', '?station=AU0002');
  await waitFor(() => expect(build()).toBeEnabled());
  expect(screen.getByText(await labelOf('AU0002'))).toBeVisible();
  unmount();
  await open('user', '?station=HO0001');
  expect(await screen.findByText('HO0001 is not among the stations that you can export.')).toBeVisible();
  expect(build()).toBeDisabled();
});

test('the days that the address names are chosen with the station; days that can’t be meant are told of', async () => {
  const dates = () =>
    [/^From/, /^To/].map((name) => screen.getByRole('textbox', { name }).getAttribute('value'));
  const { unmount } = await open('user', '?station=AU0002&from=2026-02-20&to=2026-02-21');
  await waitFor(() => expect(build()).toBeEnabled());
  expect(dates()).toEqual(['02/20/2026', '02/21/2026']);
  unmount();
  await open('user', '?station=AU0002&from=2026-02-21&to=2026-02-20');
  await waitFor(() => expect(build()).toBeEnabled());
  expect(screen.getByText('The days of this link can’t be read. Please choose them here.')).toBeVisible();
  expect(dates()).toEqual(['', '']);
});

test('an e-mailed link offers its file once, and then says that it was used', async () => {
  const body = { ...flows, stations: ['AU0002'], ...dates, countData: true, stationMetadata: false };
  await request('POST /export/prepare-csv', { body }, 'user');
  await testApi().runJobs();
  const [mail] = await testApi().outbox();
  const at = /\/exports\?\S+/.exec(mail?.body ?? '')?.[0] ?? '';
  const { user, unmount } = await renderScreen(<CsvExportScreen />, { as: 'user', at });
  const ready = await screen.findByText('2026-03-02 counts AU0002 2026-02-20 to 2026-02-21.csv is ready.');
  const alert = within(ready.closest('[role="status"]') ?? document.body);
  const text = await downloaded(() => user.click(alert.getByRole('button', { name: 'Download' })));
  expect(text).toContain('station_id_tmg');
  expect(screen.queryByText('2026-03-02 counts AU0002 2026-02-20 to 2026-02-21.csv is ready.')).toBeNull();
  unmount();
  await renderScreen(<CsvExportScreen />, { as: 'user', at });
  expect(await screen.findByText(/^This link has been used already\./)).toBeVisible();
});

test('of a file that is lost it is said what to do', async () => {
  const body = { ...flows, stations: ['AU0002'], ...dates, countData: true, stationMetadata: false };
  await request('POST /export/prepare-csv', { body }, 'user');
  await testApi().runJobs();
  for (const { name } of await testApi().files.list()) await testApi().files.remove(name);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Download 2026-03-02 counts AU0002/ }));
  expect(
    await screen.findByText('The file of this export is not there any more. Please build the export again.'),
  ).toBeVisible();
});

test('one that has expired is built again by one press', async () => {
  const body = { ...flows, stations: ['AU0002'], ...dates, countData: true, stationMetadata: false };
  await request('POST /export/prepare-csv', { body }, 'user');
  await testApi().runJobs();
  await testApi().query(`update exports set expires_at = '2026-03-01'`);
  const { user } = await open();
  expect(await screen.findByText('Expired')).toBeVisible();
  const name = 'Build again: 2026-03-02 counts AU0002 2026-02-20 to 2026-02-21.csv';
  await user.click(screen.getByRole('button', { name }));
  expect(
    await screen.findByText('Request for export sent. You will be notified when the file is ready.'),
  ).toBeVisible();
  await runJobs();
  expect(await screen.findByRole('button', { name: /^Download 2026-03-02 counts AU0002/ })).toBeVisible();
});

test('says of an export that something is left out', async () => {
  const body = {
    ...flows,
    stations: ['AU0002', 'AU0009'],
    ...dates,
    countData: true,
    stationMetadata: false,
  };
  await request('POST /export/prepare-csv', { body }, 'user');
  await testApi().runJobs();
  await open();
  expect(
    await screen.findByRole('button', {
      name: 'Download 2026-03-02 counts AU0002 and 1 more 2026-02-20 to 2026-02-21.zip',
    }),
  ).toBeVisible();
  expect(screen.getByText(/something of 1 station is left out, see left-out\.csv/)).toBeVisible();
});

test('can’t be sent without a station, and names the fields that are missing', async () => {
  const { user } = await open();
  expect(build()).toBeDisabled();
  await pickStation(user, 'AU0002');
  expect(screen.getByText(/^Certified counts of the chosen stations reach from/)).toBeVisible();
  await user.click(build());
  for (const name of ['From', 'To']) {
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(/This field is required\./),
    );
  }
  expect(screen.getByText('You have not built an export yet.')).toBeVisible();
  expect(screen.getByText(/^Search stations above and choose the days\. What you ask for/)).toBeVisible();
});

test('refuses a range that ends before it begins, and a file with nothing in it', async () => {
  const { user } = await open();
  await pickStation(user, 'AU0002');
  await typeDates(user, '02/21/2026', '02/20/2026');
  await user.click(screen.getByRole('checkbox', { name: 'Count data' }));
  await user.click(build());
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription(
      /Enter a date that is not after To\./,
    ),
  );
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Count data' })).toHaveAccessibleDescription(
      'This field is required.',
    ),
  );
  expect(screen.getByText('You have not built an export yet.')).toBeVisible();
});

test('shows what the server refuses, and its own words when the server is not reached', async () => {
  const { user } = await open();
  await pickStation(user, 'AU0002');
  await typeDates(user, '01/01/2020', '01/31/2020');
  await user.click(build());
  expect(
    await screen.findByText('There are no certified counts of these stations in this period.'),
  ).toBeVisible();
  loseOnce('POST /export/prepare-csv');
  await user.click(build());
  expect(
    await screen.findByText(
      'An error occurred while processing your request. Please check your internet connection and request parameters, and then try again.',
    ),
  ).toBeVisible();
});

test('says of an export for which the agency has no room left why it is not built', async () => {
  testApi().quotas.exports = { files: 0, bytes: 1 };
  await act(() =>
    testApi().query(
      `insert into exports (user_id, agency_id, kind, request, status, file, bytes, created_at)
       select id, agency_id, 'csv', '{"stations": []}', 'done', 'export-1.csv', 1, now() from users where email = 'user@example.org'`,
    ),
  );
  const { user } = await open();
  await pickStation(user, 'AU0002');
  await typeDates(user, dates.fromDate, dates.toDate);
  await user.click(build());
  expect(await screen.findByText(/exports take all the room that they have/)).toBeVisible();
});

test('waits for the lists before stations can be searched, and says when none matches', async () => {
  const { user } = await open();
  expect(screen.getByRole('button', { name: 'Search Stations' })).toBeDisabled();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search Stations' })).toBeEnabled());
  await choose('Count Types', 'Equestrian', user);
  await search(user);
  expect(await screen.findByText('No station matches these choices.')).toBeVisible();
  expect(build()).toBeDisabled();
});

test('an ordinary user finds the own agency’s stations and may not search by agency', async () => {
  const { user } = await open('houston');
  await search(user);
  expect(screen.queryByRole('combobox', { name: 'Agencies' })).toBeNull();
  await screen.findByText(/^Stations retrieved/);
  act(() => screen.getByRole('combobox', { name: 'Stations' }).focus());
  await user.keyboard('{ArrowDown}');
  const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(offered.length).toBeGreaterThan(1);
  expect(offered.filter(({ textContent }) => !textContent?.startsWith('HO'))).toEqual([]);
});

test('another agency’s station is refused by the API and nothing is built', async () => {
  const body = { ...flows, stations: ['AU0002'], ...dates, countData: true, stationMetadata: false };
  expect((await request('POST /export/prepare-csv', { body }, 'houston')).status).toBe(404);
  expect((await request('GET /exports', {}, 'houston')).reply).toEqual([]);
});

test.each([
  ['open', 'null'],
  ['closed, whose counts stay', 'now()'],
])('a super admin narrows districts by agency, one that is %s', async (_, since) => {
  await testApi().query(`update agencies set closed_at = ${since} where name = 'City of Houston'`);
  const { user } = await open('super');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search Stations' })).toBeEnabled());
  await choose('Agencies', 'City of Houston', user);
  act(() => screen.getByRole('combobox', { name: 'Districts' }).focus());
  await user.keyboard('{ArrowDown}');
  const districts = within(await screen.findByRole('listbox')).getAllByRole('option');
  const free = districts.filter((option) => option.getAttribute('aria-disabled') !== 'true');
  expect(free.map(({ textContent }) => textContent)).toEqual(['Houston']);
});

test('speaks Spanish', async () => {
  languageStore.setState({ language: 'es' });
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Exportación CSV' })).toBeVisible();
  expect(await screen.findByText('Aún no ha creado ninguna exportación.')).toBeVisible();
  await expectNoAxeViolations();
});
