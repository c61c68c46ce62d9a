import type { ApiKey } from 'shared-domain';
import { uploadOf, type WalkRow } from './walk-row.ts';

/** The calls about files of the drop folder and saved mappings. */
export const dropRows = {
  'GET /drops': { input: () => ({ query: {} }), foreign: 200 },
  // a file that waits, of which the copy is gone
  'POST /drops/:id/open': {
    input: ({ drop }) => ({ params: { id: String(drop) } }),
    own: 404,
    foreign: 404,
  },
  'POST /drops/:id/discard': {
    input: ({ drop }) => ({ params: { id: String(drop) }, body: { reason: 'Sent by mistake' } }),
    foreign: 404,
  },
  'GET /saved-mappings': { input: () => ({}), foreign: 200 },
  'POST /saved-mappings': {
    input: ({ station, self }) => ({
      body: {
        file: uploadOf(self),
        vendor: '0',
        station,
        channels: [{ id: 999_999, header: 'Gone' }],
        interval: 60,
      },
    }),
    own: 422,
    foreign: 404,
  },
  'DELETE /saved-mappings/:id': {
    input: ({ mapping }) => ({ params: { id: String(mapping) } }),
    foreign: 404,
  },
} as const satisfies { [K in ApiKey]?: WalkRow<K> };
