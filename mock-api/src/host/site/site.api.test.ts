import { request, testApi } from '../../testing/index.ts';

afterEach(() => {
  testApi().settings.weatherShownIn = 'us';
});

const told = async (as?: 'user') => (await request('GET /site-settings', {}, as)).reply;

test('everybody is told who runs the installation and how it tells the weather, signed in or not', async () => {
  for (const as of [undefined, 'user'] as const)
    expect(await told(as)).toEqual({ institute: 'Count Exchange', weather_shown_in: 'us' });
});

test('weather is in metric units where the host is set to them', async () => {
  testApi().settings.weatherShownIn = 'metric';
  expect(await told()).toMatchObject({ weather_shown_in: 'metric' });
});
