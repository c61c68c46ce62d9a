import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { networkIn, paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.getState().setLanguage('en'));

/** What the watch would have stored of a station that fell silent on March 1. */
async function silence(station: string, changedAt: number | null = null) {
  const state = {
    is: 'counter',
    station: {
      through: Date.UTC(2026, 2, 1, 6) / 60_000,
      hasCounts: true,
      movedAt: null,
      rhythm: {
        days: [{ day: 1, peaks: [[27 * 60, 6]] }],
        latest: [],
        usual: 27 * 60,
        learnedOn: 1,
        overruns: [],
        changedAt,
      },
      open: {
        kind: 'silent',
        flow: null,
        start: Date.UTC(2026, 2, 1, 6) / 60_000,
        missing: [],
        confirming: [],
      },
      confirmingSince: null,
      quietUntil: null,
      gaps: [],
    },
    flows: [],
  };
  await testApi().query(
    `insert into station_watches (station_id, state, evaluated_at)
     select id, $2::text::jsonb, '2026-03-02T12:00:00Z' from stations where station_id_tmg = $1`,
    [station, JSON.stringify(state)],
  );
  await testApi().query(`insert into health_runs values ('2026-03-02T12:00:00Z', 1)`);
}

const open = () => renderScreen(<App />, { as: 'user', at: paths.network.href() });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Network Health' }))
    .getAllByRole('row')
    .slice(2);

const headings = async () =>
  within(await screen.findByRole('table', { name: 'Network Health' }))
    .getAllByRole('columnheader')
    .filter((cell) => cell.hasAttribute('aria-sort'))
    .map((cell) => cell.textContent);
const USUAL = [
  'Station',
  'State',
  'Since',
  'Counts up to',
  expect.stringMatching(/^Uptime/),
  'Deals with it',
];
const EVERY = [...USUAL.slice(0, 4), 'Delivers about every', ...USUAL.slice(4), 'Days to certify'];

async function showAll(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByRole('button', { name: /^Columns/ }));
  await user.click(screen.getByRole('button', { name: 'Show All Columns' }));
  await user.keyboard('{Escape}');
}

describe('its columns', () => {
  afterEach(() => localStorage.removeItem('table-columns'));

  test('are those that one looks for first, until somebody shows the others, which stays', async () => {
    const { user, unmount } = await open();
    expect(await headings()).toEqual(USUAL);
    expect(screen.getByRole('button', { name: 'Columns (6 of 8)' })).toBeVisible();
    await showAll(user);
    expect(await headings()).toEqual(EVERY);
    unmount();
    await open();
    expect(await headings()).toEqual(EVERY);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Delivers about every' }));
    await user.click(screen.getByRole('checkbox', { name: 'Days to certify' }));
    expect(await headings()).toEqual(USUAL);
  });

  test('are all of them in a view that was kept when they all were shown', async () => {
    await request(
      'POST /table-views',
      {
        body: {
          table: 'network-health',
          name: 'By state',
          shared: false,
          look: { columns: null, filters: [], sort: { field: 'state', order: 'asc' } },
        },
      },
      'user',
    );
    const { user } = await open();
    await headings();
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('button', { name: 'By state' }));
    await waitFor(async () => expect(await headings()).toEqual(EVERY));
    expect(screen.getByRole('button', { name: 'View: By state' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'View: By state' }));
    await user.click(await screen.findByRole('button', { name: /^Standard/ }));
    await waitFor(async () => expect(await headings()).toEqual(USUAL));
  });
});

test('a silent counter is seen and told in a cluster of the map', async () => {
  await silence('AU0004');
  await open();
  const cluster = await screen.findByRole('button', { name: /^\d+ counters near .*, of these 1: Silent$/ });
  expect(cluster).toHaveClass('is-state', 'is-level-5');
});

test('lists the counters of the agency, the silent one first, with its rhythm', async () => {
  await silence('AU0004');
  const { user } = await open();
  await rows();
  await showAll(user);
  const [first] = await rows();
  expect(first).toHaveTextContent(/AU0004.*Silent.*27 hours/);
  expect(screen.getByText(/^1 counter silent of \d+$/)).toBeVisible();
  expect(screen.getByText(/^Looked at Mar 2, 2026/)).toBeVisible();
  await expectNoAxeViolations();
});

test.each([
  ['en', /^27 hours now; changed Feb 20, 2026, 12:00/],
  ['es', /^27 horas ahora; cambió el 20 feb 2026, 12:00/],
] as const)('a rhythm that has changed says so, and when it did (%s)', async (language, words) => {
  await silence('AU0004', Date.UTC(2026, 1, 20, 18) / 60_000);
  const { user } = await open();
  await rows();
  await showAll(user);
  languageStore.getState().setLanguage(language);
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['America/Chicago', 'Mar 1, 2026, 12:00 AM'],
  ['America/Denver', 'Feb 28, 2026, 11:00 PM'],
])('moments are told by the clock of the station, wherever one reads: %s', async (zone, time) => {
  await silence('AU0004');
  await testApi().query("update stations set time_zone = $1 where station_id_tmg = 'AU0004'", [zone]);
  await open();
  expect((await rows())[0]).toHaveTextContent(`Silent${time}${time}`);
});

test('beside the state stand what it hides, last month’s uptime, and who deals with the outage', async () => {
  await silence('AU0004');
  await testApi().query(
    `insert into outages (station_id, kind, start_at, due_at, silent_at, usual_minutes, threshold_minutes, stage_minutes,
       missing, confirming, assignee_name)
     select id, 'silent', '2026-03-01T06:00:00Z', '2026-03-02T06:00:00Z', '2026-03-02T12:00:00Z', 1620, 2340, 0, '[]', '[]', 'Uma Castillo'
     from stations where station_id_tmg = 'AU0004'`,
  );
  await testApi().query(
    `insert into station_visits (station_id, visited_on, reason, outcome, done, user_name, created_at)
     select id, '2026-02-20', 'battery', 'needs maintenance', 'Battery is low', 'Uma Castillo', now() from stations where station_id_tmg = 'AU0004'`,
  );
  await testApi().query(`update stations set created_at = '2026-01-01T06:00:00Z'`);
  await open();
  expect(await screen.findByRole('columnheader', { name: /^Uptime in / })).toBeVisible();
  const [first] = await rows();
  expect(first).toHaveTextContent(/AU0004.*Silent.*Needs maintenance.*Uma Castillo/);
  expect((await rows()).some((row) => /[A-E] · \d+\.\d%, /.test(row.textContent))).toBe(true);
  await expectNoAxeViolations();
});

test('says so where nothing was looked at yet', async () => {
  await open();
  expect(await screen.findByText('None is silent.')).toBeVisible();
  expect(screen.getByText(/^The counters have not been looked at yet\./)).toBeVisible();
});

test.each([
  ['en', 'Silent'],
  ['es', 'Sin datos'],
] as const)('a link to the silent ones lists these alone (%s)', async (language, word) => {
  languageStore.getState().setLanguage(language);
  await silence('AU0004');
  await renderScreen(<App />, { as: 'user', at: networkIn('silent') });
  const [table] = await screen.findAllByRole('table');
  const [first, ...others] = within(table!).getAllByRole('row').slice(2);
  expect(first).toHaveTextContent(new RegExp(`AU0004.*${word}`));
  expect(others).toEqual([]);
});

test('speaks Spanish', async () => {
  languageStore.getState().setLanguage('es');
  await silence('AU0004');
  await open();
  expect(await screen.findByRole('heading', { name: 'Estado de la red', level: 1 })).toBeVisible();
  expect(await screen.findByText(/^1 contador sin datos de/)).toBeVisible();
});
