import { USUAL_GROUP_LIMITS } from 'shared-domain';
import type { factorGroupCalls, fillCalls, shortCountCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

type Calls = typeof factorGroupCalls & typeof shortCountCalls & typeof fillCalls;

/** The year that the seed's certified counts are of. */
const YEAR = 2025;

/** The calls around factor groups, short counts and filled days. */
export const groupRows: { [K in keyof Calls]: WalkRow<K> } = {
  'GET /factor-groups': { input: () => ({ query: { mode: 'bicycle', year: YEAR } }), foreign: 200 },
  'PUT /factor-groups/:stationId': {
    input: ({ station }) => ({
      params: { stationId: station },
      body: { mode: 'bicycle', year: YEAR, group: 'mixed', reason: 'A path beside the river', version: 0 },
    }),
    foreign: 404,
  },
  'PUT /factor-group-limits': {
    input: () => ({
      body: { ...USUAL_GROUP_LIMITS, split: 0.4, reason: 'Weekends are livelier here', version: 0 },
    }),
    foreign: 200,
    alone: { own: 403, why: 'the limits are set in the scope of the whole state' },
  },
  'GET /short-counts': { input: () => ({ query: {} }), foreign: 200 },
  'POST /short-counts': {
    input: ({ station }) => ({
      body: {
        station_id_tmg: station,
        place: null,
        mode: 'bicycle',
        kind: 'manual',
        first_day: '2026-02-03',
        last_day: '2026-02-03',
        from_hour: 16,
        hours: [12, 15],
        note: 'From the bridge',
      },
    }),
    foreign: 404,
  },
  'DELETE /short-counts/:id': {
    input: ({ shortCount }) => ({ params: { id: String(shortCount) } }),
    foreign: 404,
  },
  'GET /short-counts/:id/estimate': {
    input: ({ shortCount }) => ({
      params: { id: String(shortCount) },
      query: { group: 'mixed', method: 'day-of-year' },
    }),
    foreign: 404,
  },
  'GET /figures/:stationId/fills': {
    input: ({ station }) => ({ params: { stationId: station }, query: { year: YEAR } }),
    foreign: 404,
  },
  // no other counter of the seed tells of this one
  'POST /figures/:stationId/fills': {
    input: ({ station, flow }) => ({
      params: { stationId: station },
      body: { flow_id: flow.id, year: YEAR, method: 'regression', reason: 'The battery was flat' },
    }),
    own: 422,
    foreign: 404,
  },
  'DELETE /figures/:stationId/fills/:fillId': {
    input: ({ station, fill }) => ({ params: { stationId: station, fillId: String(fill) } }),
    foreign: 404,
  },
};
