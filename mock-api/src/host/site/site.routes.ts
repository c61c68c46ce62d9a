import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';

/** What the installation calls itself and how it tells the weather, as the host is set. */
export const site: Endpoint[] = [
  endpoint('GET /site-settings', {
    handle: ({ settings: { institute, weatherShownIn } }) => ({
      institute,
      weather_shown_in: weatherShownIn,
    }),
  }),
];
