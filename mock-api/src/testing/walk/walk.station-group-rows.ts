import type { stationGroupCalls } from 'shared-domain/contract';
import type { AustinRecords, WalkRow } from './walk-row.ts';

const facts = ({ station, flow }: AustinRecords, name: string) => ({
  kind: 'screenline' as const,
  name,
  flows: [{ station, flow_id: flow.id, sign: 'ahead' as const }],
});

/** The calls around corridors, screenlines and cordons. */
export const stationGroupRows: { [K in keyof typeof stationGroupCalls]: WalkRow<K> } = {
  'GET /station-groups': { input: () => ({}), foreign: 200 },
  'POST /station-groups': { input: (records) => ({ body: facts(records, 'Walk') }), foreign: 422 },
  'PUT /station-groups/:id': {
    input: (records) => ({
      params: { id: String(records.stationGroup) },
      body: { ...facts(records, `Walk ${records.stationGroup}`), version: 1 },
    }),
    foreign: 404,
  },
  'DELETE /station-groups/:id': {
    input: ({ stationGroup }) => ({ params: { id: String(stationGroup) } }),
    foreign: 404,
  },
};
