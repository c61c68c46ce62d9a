import type { digestCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

/** The calls around digests by mail. */
export const digestRows: { [K in keyof typeof digestCalls]: WalkRow<K> } = {
  'GET /user/digest': { input: () => ({}), foreign: 200 },
  'PUT /user/digest': { input: () => ({ body: { wanted: 'off', language: 'es' } }), foreign: 200 },
  'PUT /user/digest/muted/:stationId': {
    input: ({ station }) => ({ params: { stationId: station }, body: { until: '2026-06-30' } }),
    foreign: 404,
  },
  'DELETE /user/digest/muted/:stationId': {
    input: ({ station }) => ({ params: { stationId: station } }),
    foreign: 404,
  },
  'GET /unsubscribe/:token': { input: () => ({ params: { token: 'nobody' } }), foreign: 200 },
  // no relay reports to an installation that shares no secret with it
  'POST /mail/bounces': {
    input: () => ({ body: { reports: [{ address: 'user@example.org', kind: 'hard' }] } }),
    own: 404,
    foreign: 404,
  },
  'POST /unsubscribe/:token': {
    input: () => ({ params: { token: 'nobody' }, body: new FormData() }),
    foreign: 200,
  },
};
