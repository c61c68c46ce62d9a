import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';

/** What the installation calls itself, as the host is set. */
export const site: Endpoint[] = [
  endpoint('GET /site-settings', {
    handle: ({ settings: { institute } }) => ({ institute }),
  }),
];
