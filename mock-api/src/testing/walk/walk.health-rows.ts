import type { networkHealthCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

/** The calls around the watch over counters. */
export const healthRows: { [K in keyof typeof networkHealthCalls]: WalkRow<K> } = {
  'GET /network/health': {
    input: () => ({}),
    foreign: 200,
  },
  'GET /stations/:stationId/health': {
    input: ({ station }) => ({ params: { stationId: station } }),
    foreign: 404,
  },
  'PUT /stations/:stationId/outages/:outageId': {
    input: ({ station, outage }) => ({
      params: { stationId: station, outageId: String(outage) },
      body: { level: null, investigation: 'looked at', note: 'Asked the vendor', mine: true, version: 1 },
    }),
    foreign: 404,
  },
  'PUT /stations/:stationId/outages/:outageId/mute': {
    input: ({ station, outage }) => ({
      params: { stationId: station, outageId: String(outage) },
      body: { until: null, reason: null, version: 1 },
    }),
    foreign: 404,
  },
  'POST /stations/:stationId/closures': {
    input: ({ station }) => ({
      params: { stationId: station },
      body: { first_day: '2026-11-15', last_day: '2027-03-14', reason: 'Snow' },
    }),
    foreign: 404,
  },
  'DELETE /stations/:stationId/closures/:closureId': {
    input: ({ station, closure }) => ({ params: { stationId: station, closureId: String(closure) } }),
    foreign: 404,
  },
};
