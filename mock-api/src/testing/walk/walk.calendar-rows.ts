import type { calendarCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

const FACTS = {
  kind: 'event',
  name: 'Rodeo parade',
  first_day: '2026-03-07',
  last_day: '2026-03-07',
  stations: [],
  note: null,
} as const;

/** The calls around the calendar and weather. */
export const calendarRows: { [K in keyof typeof calendarCalls]: WalkRow<K> } = {
  'GET /calendar': {
    input: ({ station }) => ({ query: { from: '2026-01-01', until: '2026-03-31', station } }),
    foreign: 404,
  },
  'POST /calendar/entries': {
    input: ({ station }) => ({ body: { ...FACTS, stations: [station], statewide: false } }),
    foreign: 422,
  },
  'PUT /calendar/entries/:id': {
    input: ({ entry }) => ({ params: { id: String(entry) }, body: { ...FACTS, stations: [], version: 1 } }),
    foreign: 404,
  },
  'DELETE /calendar/entries/:id': {
    input: ({ entry }) => ({ params: { id: String(entry) } }),
    foreign: 404,
  },
  'GET /weather-sites': { input: () => ({}), foreign: 200 },
  'POST /weather-sites/file': { input: () => ({ body: new FormData() }), own: 422, foreign: 422 },
  'POST /weather-sites/:siteId/fetch': {
    input: () => ({ params: { siteId: 'USW00013904' }, body: { from: '2026-01-01' } }),
    own: 409,
    foreign: 409,
  },
};
