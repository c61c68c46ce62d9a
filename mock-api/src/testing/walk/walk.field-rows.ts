import type { fieldRecordCalls } from 'shared-domain/contract';
import type { WalkRow } from './walk-row.ts';

/** A file of the station's counter; its bytes are not there. */
export const EQUIPMENT_FILE = '8c1d2e3f-4a5b-4c6d-8e7f-901a2b3c4d5e';
const of = (stationId: string, equipment: number) => ({ stationId, equipmentId: String(equipment) });

const VISIT = {
  visited_on: '2026-02-03',
  reason: 'battery' as const,
  outcome: 'solved' as const,
  done: 'A new battery',
  battery_volts: 12.4,
  clock_error_seconds: -40,
  next_visit: null,
};
const CHANGE = {
  changed_on: '2025-03-01',
  kind: 'settings' as const,
  from_text: 'Sensitivity 2',
  to_text: 'Sensitivity 3',
  note: null,
};

/** The calls around visits and equipment. */
export const fieldRows: { [K in keyof typeof fieldRecordCalls]: WalkRow<K> } = {
  'GET /stations/:stationId/field': {
    input: ({ station }) => ({ params: { stationId: station } }),
    foreign: 404,
  },
  'POST /stations/:stationId/visits': {
    input: ({ station }) => ({
      params: { stationId: station },
      body: VISIT,
    }),
    foreign: 404,
  },
  'PUT /stations/:stationId/visits/:visitId': {
    input: ({ station, visit }) => ({
      params: { stationId: station, visitId: String(visit) },
      body: { ...VISIT, done: 'A new battery and a new cable', version: 1 },
    }),
    foreign: 404,
  },
  'DELETE /stations/:stationId/visits/:visitId': {
    input: ({ station, visit }) => ({ params: { stationId: station, visitId: String(visit) } }),
    foreign: 404,
  },
  'POST /stations/:stationId/equipment': {
    input: ({ station }) => ({
      params: { stationId: station },
      body: {
        vendor: 'Eco-Counter',
        model: 'MULTI',
        serial: null,
        firmware: null,
        settings: null,
        first_day: '2025-04-01',
        last_day: null,
      },
    }),
    foreign: 404,
  },
  'PUT /stations/:stationId/equipment/:equipmentId': {
    input: ({ station, equipment }) => ({
      params: { stationId: station, equipmentId: String(equipment) },
      body: {
        vendor: 'Eco-Counter',
        model: 'ZELT',
        serial: 'X2H19',
        firmware: '4.1',
        settings: 'Sensitivity 3',
        first_day: '2024-04-01',
        last_day: '2025-03-31',
        version: 1,
      },
    }),
    foreign: 404,
  },
  'PUT /stations/:stationId/equipment/:equipmentId/exchange': {
    input: ({ station, equipment, counterBefore }) => ({
      params: of(station, equipment),
      body: { first_day: '2024-04-15', version: 1, before_id: counterBefore, before_version: 1 },
    }),
    foreign: 404,
  },
  'DELETE /stations/:stationId/equipment/:equipmentId': {
    input: ({ station, equipment }) => ({ params: of(station, equipment) }),
    foreign: 404,
  },
  'POST /stations/:stationId/equipment/:equipmentId/changes': {
    input: ({ station, equipment }) => ({ params: of(station, equipment), body: CHANGE }),
    foreign: 404,
  },
  'PUT /stations/:stationId/equipment/:equipmentId/changes/:changeId': {
    input: ({ station, equipment, equipmentChange }) => ({
      params: { ...of(station, equipment), changeId: String(equipmentChange) },
      body: { ...CHANGE, version: 1 },
    }),
    foreign: 404,
  },
  'DELETE /stations/:stationId/equipment/:equipmentId/changes/:changeId': {
    input: ({ station, equipment, equipmentChange }) => ({
      params: { ...of(station, equipment), changeId: String(equipmentChange) },
    }),
    foreign: 404,
  },
  'GET /stations/:stationId/equipment/:equipmentId/stays': {
    input: ({ station, equipment }) => ({ params: of(station, equipment) }),
    foreign: 404,
  },
  'GET /stations/:stationId/equipment/:equipmentId/files': {
    input: ({ station, equipment }) => ({ params: of(station, equipment) }),
    foreign: 404,
  },
  'POST /stations/:stationId/equipment/:equipmentId/files': {
    input: ({ station, equipment }) => ({ params: of(station, equipment), body: new FormData() }),
    own: 422,
    foreign: 404,
  },
  'GET /stations/:stationId/equipment/:equipmentId/files/:fileId': {
    // of which the bytes are gone
    input: ({ station, equipment }) => ({ params: { ...of(station, equipment), fileId: EQUIPMENT_FILE } }),
    own: 404,
    foreign: 404,
  },
  'DELETE /stations/:stationId/equipment/:equipmentId/files/:fileId': {
    input: ({ station, equipment }) => ({ params: { ...of(station, equipment), fileId: EQUIPMENT_FILE } }),
    foreign: 404,
  },
};
