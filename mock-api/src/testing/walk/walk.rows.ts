import type { ApiKey } from 'shared-domain';
import { stationRows } from './walk.station-rows.ts';
import { calendarRows } from './walk.calendar-rows.ts';
import { csvOf, deploymentAt, tmasOf } from './walk.bodies.ts';
import { agencyRows } from './walk.agency-rows.ts';
import { factorRows } from './walk.factor-rows.ts';
import { flowFactorRows } from './walk.flow-factor-rows.ts';
import { compareRows } from './walk.compare-rows.ts';
import { groupRows } from './walk.group-rows.ts';
import { figureRows } from './walk.figure-rows.ts';
import { automaticRows } from './walk.automatic-rows.ts';
import { dropRows } from './walk.drop-rows.ts';
import { digestRows } from './walk.digest-rows.ts';
import { fieldRows } from './walk.field-rows.ts';
import { healthRows } from './walk.health-rows.ts';
import { markRows } from './walk.mark-rows.ts';
import { figureTableRows } from './walk.figure-table-rows.ts';
import { openDataRows } from './walk.open-data-rows.ts';
import { placeRows } from './walk.place-rows.ts';
import { campaignRows } from './walk.campaign-rows.ts';
import { publicationRows } from './walk.publication-rows.ts';
import { reviewRows } from './walk.review-rows.ts';
import { stationGroupRows } from './walk.station-group-rows.ts';
import { tokenRows } from './walk.token-rows.ts';
import { webhookRows } from './walk.webhook-rows.ts';
import { viewRows } from './walk.view-rows.ts';
import { exportOf, uploadOf, type WalkRow } from './walk-row.ts';

const plain = { input: () => ({}), foreign: 200 } as const;
const noBody = { input: () => ({ body: {} }), foreign: 200 } as const;
const onlyTheState = {
  own: 404,
  why: 'who asks for an account is seen in the scope of the whole state alone',
};

/** Every call of the contract: one that is missing does not compile. */
export const walkRows: { [K in ApiKey]: WalkRow<K> } = {
  ...factorRows,
  ...flowFactorRows,
  ...groupRows,
  ...figureRows,
  ...viewRows,
  ...tokenRows,
  ...webhookRows,
  ...markRows,
  ...figureTableRows,
  ...publicationRows,
  ...openDataRows,
  ...campaignRows,
  ...calendarRows,
  ...compareRows,
  ...stationGroupRows,
  ...healthRows,
  ...digestRows,
  ...automaticRows,
  ...fieldRows,
  ...dropRows,
  'POST /user/login': {
    input: () => ({ body: { email: 'user@example.org', password: 'count-exchange' } }),
    foreign: 200,
  },
  'POST /user/me': noBody,
  'POST /user/logout': noBody,
  'POST /password/update': {
    input: () => ({ body: { old: 'wrong', password: 'bluebonnet', password_confirmation: 'bluebonnet' } }),
    own: 422,
    foreign: 422,
  },
  'POST /user/add': { input: () => ({ body: { name: 'Nora', email: 'nora@example.org' } }), foreign: 200 },
  'PUT /user/language': { input: () => ({ body: { language: 'es' } }), foreign: 200 },
  'GET /user/session': plain,
  'POST /user/extend': noBody,
  'GET /user/sessions': plain,
  // each has one session alone in the walk, and this number is nobody's
  'DELETE /user/sessions/:id': { input: () => ({ params: { id: '999999' } }), own: 404, foreign: 404 },
  'POST /user/sessions/end-others': noBody,
  'DELETE /users/:userId/bounces': {
    input: ({ self }) => ({ params: { userId: String(self) } }),
    foreign: 404,
  },
  'DELETE /users/:userId/sessions': { input: () => ({ params: { userId: '3' } }), foreign: 404 },
  'GET /human-check': plain,
  'GET /map-settings': plain,
  // no archive is set up
  'GET /map-tiles/:z/:x/:y': {
    input: () => ({ params: { z: 12, x: 935, y: 1686 } }),
    own: 404,
    foreign: 404,
  },
  'GET /to-do': plain,
  'GET /site-settings': plain,
  'GET /human-check/challenge': plain,
  'GET /versions-in-use': plain,
  'POST /versions-in-use': {
    input: () => ({ body: { tab: '0123456789abcdef', parts: { shell: '0.9.0', 'mfe-qc': '1.5.0' } } }),
    foreign: 200,
  },
  'POST /failures': {
    input: () => ({
      body: {
        reference: '1A2B3C4D',
        tab: '0123456789abcdef',
        part: 'mfe-qc',
        version: '1.5.0',
        route: '/quality-control',
        kind: 'TypeError',
        message: 'x is not a function',
        stack: '',
      },
    }),
    foreign: 200,
  },
  'POST /recaptcha': { input: () => ({ body: { token: 'forged' } }), foreign: 200 },
  'POST /user/register': {
    input: () => ({
      body: {
        firstName: 'Nora',
        lastName: 'Field',
        email: 'nora@example.org',
        tel: '512 555 0100',
        organization: 'City of Waco',
        agree: true,
        token: 'forged',
      },
    }),
    own: 422,
    foreign: 422,
  },
  'POST /user/forgot': { input: () => ({ body: { email: 'nobody@example.org' } }), foreign: 200 },
  'POST /password/reset': {
    input: () => ({
      body: {
        token: 'forged',
        email: 'user@example.org',
        password: 'bluebonnet',
        password_confirmation: 'bluebonnet',
      },
    }),
    own: 422,
    foreign: 422,
  },
  'POST /user/confirm-email': { input: () => ({ body: { token: 'forged' } }), own: 422, foreign: 422 },
  'GET /registrations': { input: () => ({ query: {} }), foreign: 404 },
  'POST /registrations/:id/approve': {
    input: ({ registration }) => ({ params: { id: String(registration) }, body: { agency_id: 3, admin: 0 } }),
    foreign: 404,
    alone: onlyTheState,
  },
  'POST /registrations/:id/reject': {
    input: ({ registration }) => ({ params: { id: String(registration) }, body: { reason: 'Not known' } }),
    foreign: 404,
    alone: onlyTheState,
  },
  'GET /audit': { input: () => ({ query: {} }), foreign: 200 },
  'GET /admin/cache-clear': plain,
  'GET /deployments': plain,
  'GET /deployments/options': plain,
  'GET /deployments/:id': {
    input: ({ deployment }) => ({ params: { id: String(deployment) } }),
    foreign: 404,
  },
  'POST /deployments': { input: ({ station }) => ({ body: deploymentAt(station) }), foreign: 404 },
  'PUT /deployments/:id': {
    input: ({ deployment, station }) => ({
      params: { id: String(deployment) },
      body: deploymentAt(station),
    }),
    foreign: 404,
  },
  'DELETE /deployments/:id': {
    input: ({ deployment }) => ({ params: { id: String(deployment) } }),
    foreign: 404,
  },
  'GET /users': { input: () => ({ query: {} }), foreign: 200 },
  'GET /users/:userId': { input: ({ self }) => ({ params: { userId: String(self) } }), foreign: 404 },
  'PUT /users/:userId': {
    input: ({ self }) => ({ params: { userId: String(self) }, body: { name: 'Renamed' } }),
    foreign: 404,
  },
  'POST /users/:userId/invite': {
    input: () => ({ params: { userId: '3' }, body: {} }),
    own: 409,
    foreign: 404,
  },
  'DELETE /users/:userId': { input: () => ({ params: { userId: '3' } }), foreign: 404 },
  ...agencyRows,
  'GET /txdot-districts': plain,
  'GET /txdot-districts/agencies': plain,
  'GET /counties': plain,
  'GET /counties/agencies': plain,
  'GET /count-types': plain,
  'GET /travel-directions': plain,
  'GET /count-methods': plain,
  'GET /suspects': plain,
  ...stationRows,
  'GET /counts': { input: ({ station }) => ({ query: { flowid_txdot: station } }), foreign: 404 },
  'GET /counts/year': { input: ({ station }) => ({ query: { flowid_txdot: station } }), foreign: 404 },
  'GET /counts/scope': { input: ({ station }) => ({ query: { flowid_txdot: station } }), foreign: 404 },
  'POST /counts/update': {
    input: ({ station }) => ({ body: { flowid_txdot: station, note: 'Sensor covered' } }),
    foreign: 404,
  },
  'POST /counts/certify': { input: ({ station }) => ({ body: { flowid_txdot: station } }), foreign: 404 },
  ...reviewRows,
  'POST /counts/upload': { input: () => ({ body: new FormData() }), own: 422, foreign: 422 },
  'POST /counts/import/timemark-headers': {
    // an upload of which the file is gone
    input: ({ self }) => ({ body: { file: uploadOf(self), vendor: '4' } }),
    own: 404,
    foreign: 404,
  },
  'POST /counts/import/inspect': {
    // an upload of which the file is gone
    input: ({ self }) => ({ body: { file: uploadOf(self) } }),
    own: 404,
    foreign: 404,
  },
  'POST /counts/import/preview': {
    input: ({ station, self }) => ({
      body: {
        file: uploadOf(self),
        vendor: '0',
        station,
        channels: [{ id: 999_999, header: 'Gone' }],
        interval: 60,
      },
    }),
    own: 422,
    foreign: 404,
  },
  'POST /counts/import': {
    input: ({ station, self }) => ({
      body: {
        file: uploadOf(self),
        vendor: '0',
        station,
        channels: [{ id: 999_999, header: 'Gone' }],
        interval: 60,
      },
    }),
    own: 422,
    foreign: 404,
  },
  'GET /imports': { input: () => ({ query: {} }), foreign: 200 },
  'GET /imports/:id': { input: ({ importId }) => ({ params: { id: String(importId) } }), foreign: 404 },
  'GET /imports/:id/rejected': {
    input: ({ importId }) => ({ params: { id: String(importId) } }),
    foreign: 404,
  },
  'POST /imports/:id/undo': { input: ({ importId }) => ({ params: { id: String(importId) } }), foreign: 404 },
  'GET /eco-visio': { input: () => ({}), foreign: 200 },
  ...placeRows,
  'GET /stations-new': { input: () => ({}), foreign: 200 },
  'GET /eco-visio/list': { input: () => ({}), foreign: 200 },
  'POST /eco-visio/list': { input: () => ({}), foreign: 200 },
  'POST /import/eco-counts': {
    // a day before any data, so that nothing is fetched
    input: ({ station }) => ({ body: { stationIds: [station], endDate: '2010-01-01' } }),
    foreign: 404,
  },
  'POST /export/dropdown-stations': {
    input: () => ({
      body: { txdot_districts: [], counties: [], count_types: [], travel_directions: [], count_methods: [] },
    }),
    foreign: 200,
  },
  'POST /export/prepare-csv': {
    input: ({ station }) => ({ body: csvOf(station) }),
    foreign: 404,
  },
  'POST /export/check-tmas': { input: ({ station }) => ({ body: tmasOf(station) }), foreign: 404 },
  'POST /export/prepare-tmas': { input: ({ station }) => ({ body: tmasOf(station) }), foreign: 404 },
  'GET /exports': plain,
  'POST /exports/:id/again': {
    input: ({ self }) => ({ params: { id: String(exportOf(self)) } }),
    foreign: 404,
  },
  'GET /exports/:id/file': {
    input: ({ exportId }) => ({
      params: { id: String(exportId) },
      query: { until: '1773057600', use: '0', signature: 'forged' },
    }),
    own: 404,
    foreign: 404,
  },
  'GET /exports/:id/link': {
    input: ({ exportId }) => ({
      params: { id: String(exportId) },
      query: { until: '1773057600', use: '0', signature: 'forged' },
    }),
    own: 404,
    foreign: 404,
  },
  'GET /export/presets': plain,
  'POST /export/presets': {
    input: ({ station }) => ({
      body: { name: 'Walk', choices: { ...csvOf(station), txdot_districts: [], counties: [], stations: [] } },
    }),
    foreign: 200,
  },
  'DELETE /export/presets/:id': {
    input: () => ({ params: { id: '999999' } }),
    own: 404,
    foreign: 404,
  },
  'GET /reports/aadt/:stationId': {
    input: ({ station }) => ({ params: { stationId: station } }),
    foreign: 404,
  },
  'GET /export/aadt': { input: ({ station }) => ({ query: { stationId: station } }), foreign: 404 },
  'GET /notifications': plain,
  'GET /notifications/stream': { input: () => ({ query: {} }), foreign: 200 },
  'POST /notifications/ticket': noBody,
  'POST /notifications/read': noBody,
};
