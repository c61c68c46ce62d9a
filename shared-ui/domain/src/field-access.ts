import type { Access } from './roles.rules.ts';

/** Who may make the calls around visits and the counters that stood at a station. A part of `ACCESS`. */
export const FIELD_ACCESS = {
  'GET /stations/:stationId/field': 'signedIn',
  'POST /stations/:stationId/visits': 'signedIn',
  'PUT /stations/:stationId/visits/:visitId': 'signedIn',
  'DELETE /stations/:stationId/visits/:visitId': 'signedIn',
  'POST /stations/:stationId/equipment': 'signedIn',
  'PUT /stations/:stationId/equipment/:equipmentId': 'signedIn',
  'PUT /stations/:stationId/equipment/:equipmentId/exchange': 'signedIn',
  'DELETE /stations/:stationId/equipment/:equipmentId': 'signedIn',
  'POST /stations/:stationId/equipment/:equipmentId/changes': 'signedIn',
  'PUT /stations/:stationId/equipment/:equipmentId/changes/:changeId': 'signedIn',
  'DELETE /stations/:stationId/equipment/:equipmentId/changes/:changeId': 'signedIn',
  'GET /stations/:stationId/equipment/:equipmentId/stays': 'signedIn',
  'GET /stations/:stationId/equipment/:equipmentId/files': 'signedIn',
  'POST /stations/:stationId/equipment/:equipmentId/files': 'signedIn',
  'GET /stations/:stationId/equipment/:equipmentId/files/:fileId': 'signedIn',
  'DELETE /stations/:stationId/equipment/:equipmentId/files/:fileId': 'signedIn',
} as const satisfies Record<string, Access>;
