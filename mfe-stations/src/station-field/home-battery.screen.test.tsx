import { screen, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.getState().setLanguage('en'));

const card = async (name = 'Visits and equipment') => within(await screen.findByRole('region', { name }));
/** An import of a file that told so many volts. */
const told = (volts: number) =>
  testApi().query(
    `insert into imports (station_id, user_id, requested_by, file_name, vendor_code, request, status, result, created_at)
     select id, 3, 'Uma Castillo', 'trail.txt', '2', '{}', 'done', $1::text::jsonb, now() from stations where station_id_tmg = 'AU0009'`,
    [JSON.stringify({ battery: { volts, read_at: '2026-02-20 09:30:00' } })],
  );
const open = () => renderScreen(<App />, { as: 'user', at: paths.station.href({ stationId: 'AU0009' }) });

test('what a counter’s file says of its batteries stands with the visits', async () => {
  await told(4.4);
  await open();
  expect(await (await card()).findByText('Batteries: 4.4 V, as measured on Feb 20, 2026.')).toBeVisible();
});

test('low ones are a warning, and the reason why the station needs maintenance', async () => {
  await told(3.1);
  await open();
  expect(
    await (
      await card()
    ).findByText(
      'The batteries are low: 3.1 V, as measured on Feb 20, 2026. The station needs maintenance until a visit finds it well or the battery is changed.',
    ),
  ).toBeVisible();
  expect(await (await card('Counter health')).findByText('Needs maintenance')).toBeVisible();
  await expectNoAxeViolations();
});

test('low ones that were measured at a visit are told of alike', async () => {
  const params = { stationId: 'AU0008' };
  const visit = {
    visited_on: '2026-02-20',
    reason: 'round',
    outcome: 'fine',
    done: 'Looked after it',
  } as const;
  const body = { ...visit, battery_volts: 3.1, clock_error_seconds: null, next_visit: null };
  await request('POST /stations/:stationId/visits', { params, body }, 'user');
  await renderScreen(<App />, { as: 'user', at: paths.station.href(params) });
  expect(
    await (await card()).findByText(/^The batteries are low: 3\.1 V, as measured on Feb 20, 2026\./),
  ).toBeVisible();
  expect(await (await card('Counter health')).findByText('Needs maintenance')).toBeVisible();
});
