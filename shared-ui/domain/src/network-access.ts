import type { Access } from './roles.rules.ts';

/** Who may make the calls around the watch over counters and the e-mails about it. A part of `ACCESS`. */
export const NETWORK_ACCESS = {
  'GET /network/health': 'signedIn',
  'GET /network/uptime': 'signedIn',
  'GET /stations/:stationId/health': 'signedIn',
  'PUT /stations/:stationId/outages/:outageId': 'signedIn',
  'PUT /stations/:stationId/outages/:outageId/mute': 'signedIn',
  'GET /stations/:stationId/outage-people': 'signedIn',
  'POST /stations/:stationId/outages': 'signedIn',
  'PUT /stations/:stationId/outages/:outageId/range': 'signedIn',
  'PUT /stations/:stationId/outages/:outageId/difference': 'signedIn',
  'POST /stations/:stationId/outages/:outageId/split': 'signedIn',
  'POST /stations/:stationId/outages/:outageId/join': 'signedIn',
  'DELETE /stations/:stationId/outages/:outageId': 'signedIn',
  'POST /stations/:stationId/closures': 'signedIn',
  'DELETE /stations/:stationId/closures/:closureId': 'signedIn',
  'GET /user/digest': 'signedIn',
  'PUT /user/digest': 'signedIn',
  'PUT /user/digest/muted/:stationId': 'signedIn',
  'DELETE /user/digest/muted/:stationId': 'signedIn',
  'GET /unsubscribe/:token': 'public',
  'POST /unsubscribe/:token': 'public',
  'POST /mail/bounces': 'public',
} as const satisfies Record<string, Access>;
