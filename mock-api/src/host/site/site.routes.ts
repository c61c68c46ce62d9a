import { z } from 'zod';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';

/** What the installation calls itself, as the host is set. */
export const site: Endpoint[] = [
  endpoint('GET /site-settings', {
    summary: 'Who runs this installation, for the footer of every page',
    reply: z.strictObject({ institute: z.string() }),
    handle: ({ settings: { institute } }) => ({ institute }),
  }),
];
