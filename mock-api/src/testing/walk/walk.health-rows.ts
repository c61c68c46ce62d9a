import type { networkHealthCalls, outageRangeCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

/** The calls around the watch over counters. */
export const healthRows: {
  [K in keyof typeof networkHealthCalls | keyof typeof outageRangeCalls]: WalkRow<K>;
} = {
  'GET /network/health': {
    input: () => ({}),
    foreign: 200,
  },
  'GET /network/uptime': {
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
  'GET /stations/:stationId/outage-people': {
    input: ({ station }) => ({ params: { stationId: station } }),
    foreign: 404,
  },
  'POST /stations/:stationId/outages': {
    input: ({ station }) => ({
      params: { stationId: station },
      body: {
        flow_id: null,
        start: '2025-06-20 08:00',
        end: '2025-06-20 18:00',
        expected: false,
        level: 'do not use',
        note: 'A fair on the trail',
      },
    }),
    foreign: 404,
  },
  'PUT /stations/:stationId/outages/:outageId/range': {
    input: ({ station, outage }) => ({
      params: { stationId: station, outageId: String(outage) },
      body: { start: '2025-06-01 08:00', end: '2025-06-04 08:00', version: 1 },
    }),
    foreign: 404,
  },
  'PUT /stations/:stationId/outages/:outageId/difference': {
    input: ({ station, outages }) => ({
      params: { stationId: station, outageId: String(outages.differs) },
      body: { use: true, version: 1 },
    }),
    foreign: 404,
  },
  'POST /stations/:stationId/outages/:outageId/split': {
    input: ({ station, outage }) => ({
      params: { stationId: station, outageId: String(outage) },
      body: { at: '2025-06-02 08:00', version: 1 },
    }),
    foreign: 404,
  },
  'POST /stations/:stationId/outages/:outageId/join': {
    input: ({ station, outages }) => ({
      params: { stationId: station, outageId: String(outages.differs) },
      body: { version: 1, other: { id: outages.entered, version: 1 } },
    }),
    foreign: 404,
  },
  'DELETE /stations/:stationId/outages/:outageId': {
    input: ({ station, outages }) => ({ params: { stationId: station, outageId: String(outages.entered) } }),
    foreign: 404,
  },
};
