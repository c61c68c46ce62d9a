import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi, type Persona } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { invalidate } from 'shared-ui/query';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';
import { justPublished } from '../station-editing/just-published.store.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.getState().setLanguage('en'));

const open = (stationId: string, as: Persona = 'user') =>
  renderScreen(<App />, { as, at: paths.station.href({ stationId }) });
const card = (name: string) => screen.findByRole('region', { name });
const fact = async (name: string) => {
  const term = within(await card('At a glance')).getByText(name);
  return term.nextElementSibling;
};

test('tells what the station is, what waits there, and how far it is certified', async () => {
  await open('AU0001');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'AU0001 Shoal Creek Trail at 24th St' }),
  ).toBeVisible();
  expect(document.title).toContain('AU0001 Shoal Creek Trail at 24th St');
  expect(screen.getByText(/^City of Austin\. .*Pease Park, Travis$/)).toBeVisible();
  expect(within(await card('At a glance')).getByRole('link', { name: '60 days' })).toHaveAttribute(
    'href',
    '/validate-counts/AU0001',
  );
  expect(await fact('Certified up to')).toHaveTextContent('Dec 31, 2025');
  expect(await fact('Data')).toHaveTextContent('Mar 2, 2025, 12:00 AM to Mar 1, 2026, 11:00 PM');
  expect(await fact('Last import')).toHaveTextContent('Never imported.');
  await expectNoAxeViolations();
});

test('leads to all that can be done with it', async () => {
  await open('AU0001');
  await card('Flows');
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([to('Review counts'), to('Upload counts'), to('Imports')]).toEqual([
    '/validate-counts/AU0001',
    '/import-counts?station=AU0001',
    '/import-history?station=AU0001',
  ]);
  expect([to('Export certified counts'), to('Edit')]).toEqual([
    '/exports?station=AU0001',
    '/edit-station/AU0001',
  ]);
});

test.each([
  ['user', '/edit-station/AU0001', '/import-stations?copy=AU0001'],
  ['admin', '/next/edit-station/AU0001', '/next/import-stations?copy=AU0001'],
] as const)('whichever form published it, %s edits and copies it by their own', async (as, edit, copy) => {
  for (const form of ['v1', 'next']) {
    await testApi().query(`update stations set form = '${form}' where station_id_tmg = 'AU0001'`);
    const { unmount } = await open('AU0001', as);
    await card('Flows');
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', edit);
    expect(screen.getByRole('link', { name: 'Copy station' })).toHaveAttribute('href', copy);
    unmount();
  }
});

test.each([
  ['AU0001', ['Review counts', 'Export certified counts']],
  ['AU0009', ['Upload counts', 'Fetch counts from the vendor']],
])('proposes what comes next for %s, each way once on the page', async (stationId, ready) => {
  await open(stationId);
  const steps = within(await card('Next steps'));
  expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(ready);
  for (const name of ready) expect(screen.getAllByRole('link', { name })).toHaveLength(1);
});

test('offers no export of certified counts where none is certified', async () => {
  await open('AU0009');
  await card('Next steps');
  expect(screen.getByRole('link', { name: 'Imports' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Export certified counts' })).not.toBeInTheDocument();
});

test('names the channels that the vendor has at its site and no flow takes counts of', async () => {
  await testApi().query(
    `insert into vendor_ids (eco_id, agency_id, site_id, site_name, name, found_at)
     select 'new' || n, agency_id, trim(eco_id), 'Shoal Creek', 'Bike ' || n, '2026-03-01T12:00:00Z'
     from stations, generate_series(1, 2) n where station_id_tmg = 'AU0001'`,
  );
  await open('AU0001');
  const steps = within(await card('Next steps'));
  expect(steps.getByText(/^2 new channels at Shoal Creek: Bike 1, Bike 2\./)).toBeVisible();
  expect(steps.getByRole('link', { name: 'Add their flows' })).toHaveAttribute(
    'href',
    '/edit-station/AU0001?field=add_flow',
  );
});

test('says once that it was just published', async () => {
  justPublished.setState({ stationId: 'AU0009' });
  const { unmount } = await open('AU0009');
  expect(await screen.findByText('Station AU0009 published.')).toBeVisible();
  unmount();
  await open('AU0009');
  await card('Next steps');
  expect(screen.queryByText('Station AU0009 published.')).toBeNull();
});

test('says nothing of another station that was published', async () => {
  justPublished.setState({ stationId: 'AU0004' });
  await open('AU0009');
  await card('Next steps');
  expect(screen.queryByText(/published\./)).toBeNull();
});

test('shows each flow with its latest week, in words too', async () => {
  const { reply } = await request(
    'GET /stations/:stationId/home',
    { params: { stationId: 'AU0001' } },
    'user',
  );
  await open('AU0001');
  const flows = within(await card('Flows'));
  for (const { name, hours } of reply.flows) {
    const item = within(flows.getByRole('heading', { name }).closest('li') ?? document.body);
    const total = hours.reduce<number>((sum, hour) => sum + (hour ?? 0), 0).toLocaleString('en-US');
    const picture = item.getByRole('img', {
      name: new RegExp(`^Hours from Feb 23, 2026 .*Counted: ${total}\\.`),
    });
    expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M0 /);
    // the week begins on a Monday: its axis has the days, each with a line, and the numbers that it goes from and to
    const figure = within(picture.closest('figure') ?? document.body);
    const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
    expect(days.map((day) => figure.getByText(day).style.left)).toEqual(
      days.map((_, at) => `${(at / 7) * 100}%`),
    );
    expect(picture.querySelectorAll('line')).toHaveLength(7);
    expect(figure.getByText('Counts per hour')).toBeVisible();
    expect(figure.getByText('0')).toBeVisible();
    expect(
      figure.getByText(Math.max(...hours.map((hour) => hour ?? 0)).toLocaleString('en-US')),
    ).toBeVisible();
    expect(item.getByText('Last data Mar 1, 2026, 11:00 PM')).toBeVisible();
  }
});

test('shows where the station stands, with its neighbours, who open as they do on the dashboard', async () => {
  const { user } = await open('AU0001');
  const place = within(await card('Where it stands'));
  const map = within(
    await place.findByRole('region', {
      name: 'Map of Shoal Creek Trail at 24th St and the counters around it',
    }),
  );
  expect(map.getByRole('button', { name: /^Shoal Creek Trail at 24th St, / })).toBeVisible();
  expect(map.getByText(/© OpenStreetMap contributors \(ODbL\)/)).toBeVisible();
  await user.click(map.getByRole('button', { name: 'Whole state' }));
  expect(map.getAllByRole('button', { name: /counters near Austin/ }).length).toBeGreaterThan(0);
  await user.click(map.getByRole('button', { name: /^Shoal Creek Trail at 24th St, / }));
  expect(map.getByRole('dialog', { name: 'Shoal Creek Trail at 24th St AU0001' })).toHaveFocus();
  await expectNoAxeViolations();
});

test('tells who certified what, over which findings, and what was taken back', async () => {
  await request(
    'POST /counts/reopen',
    {
      body: { flowid_txdot: 'AU0001', minDate: '2025-12-30', maxDate: '2025-12-31', reason: 'Wrong battery' },
    },
    'super',
  );
  await open('AU0001');
  const ledger = within(await card('What was certified'));
  const [newest] = await ledger.findAllByRole('listitem');
  expect(newest).toHaveTextContent('96 counts taken back');
  expect(newest).toHaveTextContent('Wrong battery');
  expect(await fact('Certified up to')).toHaveTextContent('Dec 29, 2025');
});

test('days that were reopened within what is certified are told with it', async () => {
  const body = {
    flowid_txdot: 'AU0001',
    minDate: '2025-11-10',
    maxDate: '2025-11-11',
    reason: 'Wrong clock',
  };
  await request('POST /counts/reopen', { body }, 'super');
  await open('AU0001');
  expect(await fact('Certified up to')).toHaveTextContent('Dec 31, 2025, except 2 days until then');
  const flows = within(await card('Flows'));
  expect(await flows.findAllByText('Certified up to Dec 31, 2025, except 2 days until then')).toHaveLength(2);
});

/** Open findings of these severities at AU0001, and no others. */
async function plantFindings(severities: string[]) {
  await testApi().query(`delete from findings`);
  await testApi().query(
    `insert into findings (station_id, flow_id, rule, severity, from_ts, until_ts, intervals, rows, value, threshold,
       evidence, suspect_ids, state, rules, parts, affected)
     select f.station_id, case severity when 'hint' then min(f.id) else max(f.id) end, 'zeros', severity, '2026-02-01', '2026-02-02', 24, 24, 1, 1, '{}', '{}', 'open', '{zeros}', '[]', 24
     from flows f join stations s on s.id = f.station_id and s.station_id_tmg = 'AU0001', unnest($1::text[]) severity
     group by f.station_id, severity`,
    [severities],
  );
}

/** So much of a station's ledger as its page tells. */
async function entries(count: number) {
  const items = await within(await card('What was certified')).findAllByRole('listitem');
  expect(items).toHaveLength(count);
  return items.map((item) => item.textContent);
}
const certify = (filters: object, reason?: string) =>
  request('POST /counts/certify', { body: { flowid_txdot: 'AU0001', filters, reason } }, 'user');

test('tells of a certification that is under way, and of one that failed', async () => {
  await certify({ minDate: '2026-01-01', maxDate: '2026-01-02' });
  await open('AU0001');
  expect((await entries(2))[0]).toContain('Certifying');
  expect(await fact('To review')).toHaveTextContent('Its counts are being certified.');
  await testApi().query(`update certifications set status = 'failed' where status = 'running'`);
  await act(() => invalidate(['stations']));
  await waitFor(async () => expect((await entries(2))[0]).toContain('Not certified: it failed'));
});

test('tells over how many strong findings something was certified, and why', async () => {
  await request('POST /findings/run', { body: { flowid_txdot: 'AU0001' } }, 'user');
  await testApi().runJobs();
  await certify({}, 'A parade, seen by us');
  await testApi().runJobs();
  await open('AU0001');
  const [newest] = await entries(2);
  expect(newest).toMatch(/counts certified, with 1 strong finding open.*A parade, seen by us/);
});

test('shows the newest five entries of a long ledger, and says how many more there are', async () => {
  for (const day of ['25', '26', '27', '28', '29', '30']) {
    const date = `2025-12-${day}`;
    const body = { flowid_txdot: 'AU0001', minDate: date, maxDate: date, reason: `Battery of ${day}` };
    await request('POST /counts/reopen', { body }, 'super');
  }
  await open('AU0001');
  expect((await entries(5))[0]).toContain('Battery of 30');
  expect(screen.getByRole('link', { name: '2 older entries in the review of its counts' })).toHaveAttribute(
    'href',
    '/validate-counts/AU0001',
  );
});

test('names the deployments of the station to whoever manages them', async () => {
  const { reply } = await request('GET /deployments', {}, 'super');
  const [newest] = reply.data.filter(({ station_id_tmgs }) => station_id_tmgs.includes('AU0007'));
  const { unmount } = await open('AU0007', 'super');
  const deployments = within(await card('Deployments'));
  expect(await deployments.findByRole('link', { name: newest!.name })).toHaveAttribute(
    'href',
    `/edit-deployment/${newest!.id}`,
  );
  await expectNoAxeViolations();
  unmount();
  await open('AU0007');
  await card('What was certified');
  expect(screen.queryByRole('region', { name: 'Deployments' })).toBeNull();
});

test('a station without counts has nothing to review, and says so', async () => {
  await open('AU0009');
  expect(await fact('To review')).toHaveTextContent('No counts yet.');
  expect(await fact('Data')).toHaveTextContent('No counts yet.');
  expect(screen.queryByRole('link', { name: 'Review counts' })).toBeNull();
  expect(await screen.findByText('No certification or reopening so far.')).toBeVisible();
  await expectNoAxeViolations();
});

test("another agency's station is not there", async () => {
  await open('HO0001');
  expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
});

test.each([
  ['en', 'Open: 1 strong, 1 hint'],
  ['es', 'Pendientes: 1 fuerte, 1 indicio'],
] as const)('words one finding as one, in %s', async (language, words) => {
  await plantFindings(['strong', 'hint']);
  languageStore.getState().setLanguage(language);
  await open('AU0001');
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['never', '', 'Not looked for yet. Opening the review begins it.'],
  ['still', "'running', now(), null", 'Being looked for.'],
  [
    'before counts came',
    "'done', now() - interval '1 day', now()",
    'Counts or thresholds have changed since they were looked for.',
  ],
  ['since', "'done', now() + interval '1 day', now()", 'None is open.'],
])('says of no findings whether the rules have looked: %s', async (_when, run, words) => {
  await testApi().query('delete from findings');
  await testApi().query("update stations set last_imported = now() where station_id_tmg = 'AU0001'");
  if (run)
    await testApi().query(
      `insert into finding_runs (station_id, status, requested_at, finished_at)
       select id, ${run} from stations where station_id_tmg = 'AU0001'`,
    );
  await open('AU0001');
  expect(await fact('Findings')).toHaveTextContent(words);
});

test('speaks Spanish', async () => {
  languageStore.getState().setLanguage('es');
  await open('AU0001');
  expect(await card('De un vistazo')).toHaveTextContent('Por revisar60 días');
});
