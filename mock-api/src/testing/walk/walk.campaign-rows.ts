import type { campaignCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

const facts = {
  name: 'Winter counts',
  from: '2026-01-01',
  until: '2026-01-31',
  due: '2026-04-15',
  filter: { agency_ids: [], search: '', stations: [], counted: true },
  validators: [{ user_id: 3, agency_id: 3, station_id_tmg: null }],
  no_strong: true,
  uptime: 90,
};

/** The calls around certification campaigns. */
export const campaignRows: { [K in keyof typeof campaignCalls]: WalkRow<K> } = {
  'GET /campaigns': { input: () => ({}), foreign: 200 },
  'POST /campaigns': {
    input: () => ({ body: { ...facts, validators: [], several: false } }),
    foreign: 200,
  },
  'GET /campaigns/:id': {
    input: ({ campaigns }) => ({ params: { id: String(campaigns.open) } }),
    foreign: 404,
  },
  'PUT /campaigns/:id': {
    input: ({ campaigns }) => ({ params: { id: String(campaigns.draft) }, body: { ...facts, revision: 1 } }),
    foreign: 404,
  },
  'DELETE /campaigns/:id': {
    input: ({ campaigns }) => ({ params: { id: String(campaigns.draft) } }),
    foreign: 404,
  },
  'POST /campaigns/:id/open': {
    input: ({ campaigns }) => ({ params: { id: String(campaigns.draft) }, body: { revision: 1 } }),
    foreign: 404,
  },
  'POST /campaigns/:id/close': {
    input: ({ campaigns }) => ({
      params: { id: String(campaigns.open) },
      body: { revision: 1, reason: 'The year is over' },
    }),
    foreign: 404,
  },
  'POST /campaigns/:id/reopen': {
    input: ({ campaigns }) => ({
      params: { id: String(campaigns.closed) },
      body: { revision: 1, reason: 'Counts came late' },
    }),
    foreign: 404,
  },
  'POST /campaigns/:id/stations/:stationId': {
    input: ({ campaigns, station }) => ({
      params: { id: String(campaigns.open), stationId: station },
      body: { act: 'send back', reason: 'Look at the nights' },
    }),
    foreign: 404,
  },
  'GET /campaigns/:id/report': {
    input: ({ campaigns }) => ({ params: { id: String(campaigns.closed) }, query: {} }),
    foreign: 404,
  },
  'GET /export/campaign-report': {
    input: ({ campaigns }) => ({ query: { campaign: campaigns.closed } }),
    foreign: 404,
  },
  'PUT /campaign-settings': { input: () => ({ body: { two_pairs: true } }), foreign: 200 },
  'GET /stations/:stationId/campaigns': {
    input: ({ station }) => ({ params: { stationId: station } }),
    foreign: 404,
  },
};
