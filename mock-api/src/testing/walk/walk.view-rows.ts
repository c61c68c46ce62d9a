import type { tableViewCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

/** A table as it comes. */
const LOOK = { columns: null, filters: [], sort: null };

/** The calls around views of tables. */
export const viewRows: { [K in keyof typeof tableViewCalls]: WalkRow<K> } = {
  'GET /table-views': { input: () => ({ query: { table: 'walk' } }), foreign: 200 },
  'POST /table-views': {
    input: () => ({ body: { table: 'walk', name: 'Walk', shared: false, look: LOOK } }),
    foreign: 200,
  },
  'PUT /table-views/:id': {
    input: ({ view }) => ({
      params: { id: String(view) },
      body: { name: `Walk ${view}`, shared: true, look: LOOK, version: 1 },
    }),
    foreign: 404,
  },
  // a view of another table than comparisons is not pinned, whoever asks
  'PUT /table-views/:id/pin': {
    input: ({ view }) => ({ params: { id: String(view) }, body: { pinned: false } }),
    own: 422,
    foreign: 404,
  },
  'DELETE /table-views/:id': { input: ({ view }) => ({ params: { id: String(view) } }), foreign: 404 },
};
