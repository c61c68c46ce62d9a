import { screen, within } from '@testing-library/react';
import { forgetSignIns, testApi } from 'mock-api/testing';
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
async function silence(station: string) {
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
        changedAt: null,
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
  within(await screen.findByRole('table', { name: 'Network health' }))
    .getAllByRole('row')
    .slice(2);

test('lists the counters of the agency, the silent one first, with its rhythm', async () => {
  await silence('AU0004');
  await open();
  const [first] = await rows();
  expect(first).toHaveTextContent(/AU0004.*Silent.*27 hours/);
  expect(screen.getByText(/^1 counter silent of \d+$/)).toBeVisible();
  expect(screen.getByText(/^Looked at Mar 2, 2026/)).toBeVisible();
  await expectNoAxeViolations();
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
