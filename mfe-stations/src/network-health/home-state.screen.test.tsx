import { screen, within } from '@testing-library/react';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.getState().setLanguage('en'));

/** What the watch would have stored of a counter of which one flow is silent, and which delivers otherwise than before. */
const flowSilence = () =>
  testApi().query(
    `with counters as (
       update flows set count_method_code = '3'
       where station_id = (select id from stations where station_id_tmg = 'AU0009') returning station_id)
     insert into station_watches (station_id, state, evaluated_at)
     select distinct station_id, $1::text::jsonb, '2026-03-02T12:00:00Z'::timestamptz from counters`,
    [
      JSON.stringify({
        is: 'counter',
        station: {
          through: Date.UTC(2026, 2, 2, 6) / 60_000,
          hasCounts: true,
          movedAt: null,
          rhythm: {
            days: [],
            latest: [27 * 60, 27 * 60, 27 * 60],
            usual: 27 * 60,
            learnedOn: 1,
            overruns: [],
            changedAt: Date.UTC(2026, 1, 20, 18) / 60_000,
          },
          open: null,
          confirmingSince: null,
          quietUntil: null,
          gaps: [],
        },
        flows: [
          {
            flow: '1',
            through: Date.UTC(2026, 2, 1, 6) / 60_000,
            open: { kind: 'flow', flow: '1', start: Date.UTC(2026, 2, 1, 6) / 60_000 },
            confirmingSince: null,
          },
        ],
      }),
    ],
  );

test.each([
  ['en', 'Counter health', ['Silent', 'Needs maintenance', '1 flow silent', /^27 hours now; changed Feb 20/]],
  [
    'es',
    'Estado del contador',
    ['Sin datos', 'Necesita mantenimiento', '1 flujo sin datos', /^27 horas ahora; cambió el 20 feb/],
  ],
] as const)('beside the state stand what it hides and a new rhythm (%s)', async (language, name, words) => {
  languageStore.getState().setLanguage(language);
  await flowSilence();
  await testApi().query(
    `insert into station_visits (station_id, visited_on, reason, outcome, done, user_name, created_at)
     select id, '2026-02-20', 'battery', 'needs maintenance', 'Battery is low', 'Uma Castillo', now() from stations where station_id_tmg = 'AU0009'`,
  );
  await renderScreen(<App />, { as: 'user', at: paths.station.href({ stationId: 'AU0009' }) });
  const facts = within(await screen.findByRole('region', { name }));
  for (const word of words) expect(await facts.findByText(word)).toBeVisible();
  await expectNoAxeViolations();
});

test.each([
  [
    'en',
    'State of each flow',
    /^Since Mar 1, 2026/,
    'Not connected',
    /^The vendor’s site delivers other flows/,
  ],
  [
    'es',
    'Estado de cada flujo',
    /^Desde el 1 mar 2026/,
    'Sin conexión',
    /^El sitio del proveedor entrega otros flujos/,
  ],
] as const)('each flow has its own state (%s)', async (language, name, since, unconnected, why) => {
  languageStore.getState().setLanguage(language);
  await flowSilence();
  const flows = await testApi().query<{ id: number }>(
    `select id from flows where station_id = (select id from stations where station_id_tmg = 'AU0009') order by id`,
  );
  // the vendor's site knows all but the last
  const [last] = flows.toReversed();
  await testApi().query(
    `update flows set vendor_code = '1', eco_id = case when id = $1 then null else 'X2H' || id end
     where station_id = (select station_id from flows where id = $1)`,
    [last?.id ?? 0],
  );
  await testApi().query(
    `update station_watches set state = jsonb_set(state, '{flows,0,flow}', to_jsonb($1::text))`,
    [String(flows[0]?.id)],
  );
  await renderScreen(<App />, { as: 'user', at: paths.station.href({ stationId: 'AU0009' }) });
  const part = within(
    await screen.findByRole('region', { name: language === 'en' ? 'Counter health' : 'Estado del contador' }),
  );
  const list = within(await part.findByRole('region', { name }));
  expect(list.getByText(since)).toBeVisible();
  expect(list.getByText(unconnected)).toBeVisible();
  expect(list.getByText(why)).toBeVisible();
  await expectNoAxeViolations();
});
