import type { stationFactorCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

/** What is counted beside the flow: one hour of a day without counts. */
const COUNTED = { date: '2026-02-03', interval: 60, pairs: [{ start: '08:00', people: 12 }] } as const;
/** A factor that was entered by hand. */
const FACTS = {
  value: 1.1,
  low: 1.05,
  high: 1.15,
  valid_from: '2026-01-01',
  valid_until: null,
  reason: 'Two walk side by side',
};

/** The calls around validation counts and dated factors. */
export const flowFactorRows: { [K in keyof typeof stationFactorCalls]: WalkRow<K> } = {
  'GET /stations/:stationId/factors': {
    input: ({ station }) => ({ params: { stationId: station } }),
    foreign: 404,
  },
  'POST /stations/:stationId/validation-counts/work-out': {
    input: ({ station, flow }) => ({
      params: { stationId: station },
      body: { flow_id: flow.id, ...COUNTED, pairs: [...COUNTED.pairs] },
    }),
    foreign: 404,
  },
  'POST /stations/:stationId/validation-counts': {
    input: ({ station, flow }) => ({
      params: { stationId: station },
      body: {
        flow_id: flow.id,
        ...COUNTED,
        pairs: [...COUNTED.pairs],
        method: 'manual',
        note: 'From the bridge',
      },
    }),
    foreign: 404,
  },
  'DELETE /stations/:stationId/validation-counts/:validationId': {
    input: ({ station, validation }) => ({
      params: { stationId: station, validationId: String(validation) },
    }),
    foreign: 404,
  },
  'POST /stations/:stationId/factors': {
    input: ({ station, flow }) => ({
      params: { stationId: station },
      body: { flow_id: flow.id, validation_id: null, ...FACTS },
    }),
    foreign: 404,
  },
  'PUT /stations/:stationId/factors/:factorId': {
    input: ({ station, factors }) => ({
      params: { stationId: station, factorId: String(factors.draft) },
      body: { ...FACTS, value: 1.12, version: 1 },
    }),
    foreign: 404,
  },
  'POST /stations/:stationId/factors/:factorId/propose': {
    input: ({ station, factors }) => ({
      params: { stationId: station, factorId: String(factors.draft) },
      body: { version: 1 },
    }),
    foreign: 404,
  },
  'POST /stations/:stationId/factors/:factorId/approve': {
    input: ({ station, factors }) => ({
      params: { stationId: station, factorId: String(factors.proposed) },
      body: { version: 1 },
    }),
    foreign: 404,
  },
  'POST /stations/:stationId/factors/:factorId/end': {
    input: ({ station, factors }) => ({
      params: { stationId: station, factorId: String(factors.approved) },
      body: { version: 1, valid_until: '2026-02-28', ended_by: 'equipment' },
    }),
    foreign: 404,
  },
  'POST /stations/:stationId/factors/:factorId/withdraw': {
    input: ({ station, factors }) => ({
      params: { stationId: station, factorId: String(factors.draft) },
      body: { version: 1, reason: 'Counted at the wrong hour' },
    }),
    foreign: 404,
  },
};
