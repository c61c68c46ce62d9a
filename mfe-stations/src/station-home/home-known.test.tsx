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
    expect(await screen.findByText('Holidays and events in these weeks: none.')).toBeVisible();
  });

  test('an event, in both languages', async () => {
    await enter('Half marathon', '2026-02-28', ['AU0001']);
    await open('AU0001');
    expect(
      await screen.findByText('Holidays and events in these weeks: Half marathon (Feb 28, 2026).'),
    ).toBeVisible();
    act(() => languageStore.getState().setLanguage('es'));
    expect(
      await screen.findByText('Festivos y eventos en estas semanas: Half marathon (28 feb 2026).'),
    ).toBeVisible();
  });

  test('says so where that cannot be loaded', async () => {
    answerOnce('GET /calendar', 500, { error: 'Broken.', message: 'Broken.' });
    await open('AU0001');
    expect(await screen.findByText('Holidays and events of these weeks could not be loaded.')).toBeVisible();
  });

  test('a station without counts has no weeks', async () => {
    await open('AU0009');
    await screen.findByRole('region', { name: 'Flows' });
    expect(screen.queryByText(/^Holidays and events/)).toBeNull();
  });
});
