import { act, screen } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => act(() => languageStore.getState().setLanguage('en')));

const open = (stationId: string) =>
  renderScreen(<App />, { as: 'user', at: paths.station.href({ stationId }) });

describe('below the weeks stands which of their days were special', () => {
  const enter = (name: string, day: string, stations: string[]) =>
    request(
      'POST /calendar/entries',
      {
        body: { kind: 'event', name, first_day: day, last_day: day, stations, note: null, statewide: false },
      },
      'user',
    );

  test('none', async () => {
    await enter('The day after', '2026-03-02', []);
    await enter('Elsewhere', '2026-02-25', ['AU0004']);
    await open('AU0001');
    expect(await screen.findByText('Known of these weeks: none.')).toBeVisible();
  });

  test('an event, in both languages', async () => {
    await enter('Half marathon', '2026-02-28', ['AU0001']);
    await open('AU0001');
    expect(await screen.findByText('Known of these weeks: Half marathon (Feb 28, 2026).')).toBeVisible();
    act(() => languageStore.getState().setLanguage('es'));
    expect(await screen.findByText('Se sabe de estas semanas: Half marathon (28 feb 2026).')).toBeVisible();
  });

  test('what happened to the counter, which stands over the weeks, too', async () => {
    await request(
      'POST /stations/:stationId/visits',
      {
        params: { stationId: 'AU0001' },
        body: {
          visited_on: '2026-02-25',
          reason: 'battery',
          outcome: 'fine',
          done: 'A new battery',
          battery_volts: null,
          clock_error_seconds: null,
          next_visit: null,
        },
      },
      'user',
    );
    const { container } = await open('AU0001');
    expect(
      await screen.findByText('Known of these weeks: Visit for the battery (Feb 25, 2026).'),
    ).toBeVisible();
    const weeks = [...container.querySelectorAll('.station-week-plot')];
    expect(weeks.map((week) => week.querySelectorAll('.cx-day-lanes path[transform]').length)).toEqual(
      weeks.map(() => 1),
    );
  });

  test('says so where that cannot be loaded', async () => {
    answerOnce('GET /calendar', 500, { error: 'Broken.', message: 'Broken.' });
    await open('AU0001');
    expect(await screen.findByText('What is known of these weeks could not be loaded.')).toBeVisible();
  });

  test('a station without counts has no weeks', async () => {
    await open('AU0009');
    await screen.findByRole('region', { name: 'Flows' });
    expect(screen.queryByText(/^Known of these weeks/)).toBeNull();
  });
});
