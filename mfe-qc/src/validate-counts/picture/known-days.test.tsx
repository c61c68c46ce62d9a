import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, expectNoAxeViolations } from 'shared-ui/testing';
import { openViews } from '../testing/open-views.tsx';
import { YearPicture } from './year-picture.tsx';

const WEATHER = [
  'STATION,NAME,LATITUDE,LONGITUDE,DATE,PRCP,SNOW',
  ...[
    ['2026-01-20', '31', '0'],
    ['2026-01-21', '9.9', '0'],
    ['2026-01-24', '2', '14'],
  ].map((cells) => ['USW00013904,"AUSTIN, TX US",30.18311,-97.67989', ...cells].join(',')),
].join('\n');

const enter = (name: string, days: [string, string], station: string) =>
  request(
    'POST /calendar/entries',
    {
      body: {
        kind: 'event',
        name,
        first_day: days[0],
        last_day: days[1],
        stations: [station],
        note: null,
        statewide: false,
      },
    },
    'user',
  );

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  languageStore.getState().setLanguage('en');
  await enter('Half marathon', ['2026-02-14', '2026-02-15'], 'AU0001');
  await enter('Elsewhere', ['2026-02-16', '2026-02-16'], 'AU0004');
  const form = new FormData();
  form.append('units', 'metric');
  form.append('file', new Blob([WEATHER]), 'weather.csv');
  await request('POST /weather-sites/file', { body: form }, 'admin');
});
afterEach(() => languageStore.getState().setLanguage('en'));

async function open() {
  const view = await openViews(<YearPicture />);
  await screen.findByRole('img', { name: /^7 days with/ });
  return view;
}
const day = (name: RegExp) => screen.findByRole('gridcell', { name });
const box = () => screen.getByRole('checkbox', { name: 'Holidays, events, weather, counter' });

test('a day’s description says its holiday, its event, and its weather', async () => {
  const { container } = await open();
  await day(
    /^Monday, January 19, 2026: .* · Martin Luther King Jr\. Day · Confederate Heroes Day \(Texas\)$/,
  );
  await day(/^Sunday, February 15, 2026: .* · Half marathon$/);
  await day(/^Tuesday, January 20, 2026: .* · Rain 1.22 in$/);
  await day(/^Saturday, January 24, 2026: .* · Snow 0.6 in$/);
  // less rain than that explains nothing, and an event of another station is none here
  expect(await day(/^Wednesday, January 21, 2026/)).not.toHaveAccessibleName(/Rain/);
  expect(await day(/^Monday, February 16, 2026/)).not.toHaveAccessibleName(/Elsewhere/);
  await expectNoAxeViolations(container);
});

test('all of it stands in words, what lasts once, with the weather station', async () => {
  const { user } = await open();
  await user.click(screen.getByText('Holidays, events, weather and counter in words'));
  const list = within(screen.getByText('Holidays, events, weather and counter in words').closest('details')!);
  const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toBe('Jan 1, 2026: New Year’s Day');
  // what lies behind the last counts explains none
  expect(lines.at(-1)).toBe('Feb 16, 2026: Washington’s Birthday');
  expect(lines.filter((line) => line?.includes('Half marathon'))).toEqual([
    'Feb 14, 2026 to Feb 15, 2026: Half marathon',
  ]);
  expect(list.getByText('Weather from AUSTIN, TX US.')).toBeVisible();
});

test('what happened to the counter stands over the lines and is said of its day', async () => {
  const { reply } = await request(
    'POST /stations/:stationId/equipment',
    {
      params: { stationId: 'AU0001' },
      body: {
        vendor: 'Eco-Counter',
        model: 'MULTI',
        serial: 'X2H19',
        firmware: null,
        settings: null,
        first_day: '2026-01-21',
        last_day: null,
      },
    },
    'user',
  );
  await request(
    'POST /stations/:stationId/equipment/:equipmentId/changes',
    {
      params: { stationId: 'AU0001', equipmentId: String(reply.id) },
      body: { changed_on: '2026-01-22', kind: 'firmware', from_text: null, to_text: '4.2', note: null },
    },
    'user',
  );
  await openViews(<YearPicture />);
  await screen.findByRole('img', { name: /^9 days with .*, or something at the counter$/ });
  await day(/^Wednesday, January 21, 2026: .* · New counter: Eco-Counter MULTI X2H19$/);
  await day(/^Thursday, January 22, 2026: .* · New firmware: 4\.2 \(Eco-Counter MULTI X2H19\)$/);
  expect(screen.getByText('Change of the counter')).toBeVisible();
  const words = screen.getByText('Holidays, events, weather and counter in words').closest('details')!;
  expect(within(words).getByText('Jan 21, 2026: New counter: Eco-Counter MULTI X2H19')).toBeInTheDocument();
});

test('a counter of one flow is told of where that flow is shown', async () => {
  const params = { stationId: 'AU0001' };
  const { flows = [] } = (await request('GET /stations/:stationId/field', { params }, 'user')).reply;
  const own = flows.find(({ name }) => name === 'Bicycle SB');
  const counter = { vendor: 'TRAFx', model: null, firmware: null, settings: null, last_day: null };
  const body = { ...counter, serial: '7', first_day: '2026-01-21', flow_ids: [own?.id ?? 0] };
  await request('POST /stations/:stationId/equipment', { params, body }, 'user');
  const { user } = await openViews(<YearPicture />);
  await day(/^Wednesday, January 21, 2026: .* · New counter: TRAFx 7$/);
  await user.click(screen.getByRole('checkbox', { name: 'Bicycle SB' }));
  await waitFor(async () =>
    expect(await day(/^Wednesday, January 21, 2026/)).not.toHaveAccessibleName(/New counter/),
  );
});

test('can be hidden, and is asked for once', async () => {
  const { user } = await open();
  await user.click(box());
  expect(box()).not.toBeChecked();
  await waitFor(() => expect(screen.queryByRole('img', { name: /days with a holiday/ })).toBeNull());
  expect(screen.queryByText('Rain of 0.40 in or more')).toBeNull();
  expect(screen.queryByRole('gridcell', { name: /Half marathon/ })).toBeNull();
  await user.click(box());
  expect(screen.getByRole('img', { name: /^7 days with/ })).toBeInTheDocument();
  expect(testApi().logged.filter(({ call }) => call === 'GET /calendar')).toHaveLength(1);
});

test('in Spanish too', async () => {
  languageStore.getState().setLanguage('es');
  await openViews(<YearPicture />);
  await screen.findByRole('img', { name: /^7 días con un festivo, un evento, lluvia fuerte o nieve/ });
  await day(/· Lluvia 1\.22 pulg\.$/);
});

test('says so where it cannot be loaded, and shows the counts all the same', async () => {
  answerOnce('GET /calendar', 500, { error: 'Broken.', message: 'Broken.' });
  await openViews(<YearPicture />);
  expect(
    await screen.findByText(
      'Holidays, events, weather and what happened to the counter could not be loaded.',
    ),
  ).toBeVisible();
  await day(/^Monday, January 19, 2026: [\d,]+$/);
});
