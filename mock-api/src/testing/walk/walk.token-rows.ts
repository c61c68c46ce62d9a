import { flowIdOf, type NewApiToken } from 'shared-domain';
import type { apiTokenCalls, sendCountsCalls } from 'shared-domain/contract';
import { formOf } from '../import-files.ts';
import { PASSWORD } from '../index.ts';
import type { AustinRecords, WalkRow } from './walk-row.ts';

const wanted: NewApiToken = { name: 'Walk', scopes: ['counts:read'], days: 30, password: PASSWORD };

/** The caller's own token; of whom the walk gave none, one of somebody else. */
const ownOf = ({ tokens, self }: AustinRecords): string => String(tokens.own[self] ?? tokens.own[3]);

/** A count of the station, in an hour of which it has none. */
const rowOf = ({ station, flow }: AustinRecords) => ({
  flow: flowIdOf(station, flow.identity),
  start: '2020-07-01 08:00:00',
  count: 4,
});

/** The calls around tokens, and by which programs send counts. */
export const tokenRows: { [K in keyof typeof apiTokenCalls | keyof typeof sendCountsCalls]: WalkRow<K> } = {
  'GET /user/tokens': { input: () => ({}), foreign: 200 },
  'POST /user/tokens': { input: () => ({ body: wanted }), foreign: 200 },
  'POST /user/tokens/trial': { input: () => ({}), foreign: 200 },
  'DELETE /user/tokens/:id': { input: (records) => ({ params: { id: ownOf(records) } }), foreign: 404 },
  'GET /agency-tokens': { input: () => ({}), foreign: 200 },
  'POST /agency-tokens': { input: () => ({ body: wanted }), foreign: 200 },
  'DELETE /agency-tokens/:id': {
    input: ({ tokens }) => ({ params: { id: String(tokens.agency) } }),
    foreign: 404,
  },
  'POST /v1/counts': {
    input: (records) => ({ body: { station: records.station, interval: 60, rows: [rowOf(records)] } }),
    foreign: 404,
  },
  'POST /v1/counts/csv': {
    input: (records) => {
      const { flow, start, count } = rowOf(records);
      const header = 'station_id_tmg,station_name,flowid_txdot,date,interval,count';
      const line = [records.station, 'Walk', flow, start, 60, count].join(',');
      return { query: {}, body: formOf(`${header}\r\n${line}\r\n`, 'walk.csv') };
    },
    foreign: 404,
  },
};
