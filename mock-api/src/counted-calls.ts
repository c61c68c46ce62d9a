import type { ApiKey } from 'shared-domain';

/**
 * How often somebody may make a call within a quarter of an hour, where it costs them little and us much, or leaves
 * something behind: a file, a job, an e-mail, a record. Each call has a counter of its own, far above what work takes.
 * What is tried (passwords, links, codes, human checks) is counted by `begin` in its handler.
 */
export const COUNTED_CALLS: Partial<Record<ApiKey, number>> = {
  'POST /counts/upload': 600,
  'POST /counts/import/timemark-headers': 1200,
  'POST /counts/import/inspect': 1200,
  'POST /counts/import/preview': 1200,
  'POST /counts/import': 600,
  'POST /imports/:id/undo': 600,
  'POST /import/eco-counts': 300,
  'POST /counts/certify': 600,
  'POST /counts/reopen': 600,
  'POST /counts/update': 3000,
  'POST /counts/mark-several': 300,
  'POST /counts/undo': 3000,
  'POST /findings/run': 300,
  'POST /export/check-tmas': 600,
  'POST /export/prepare-csv': 600,
  'POST /export/prepare-tmas': 600,
  'POST /draft-stations': 600,
  'POST /next-draft-stations': 600,
  'POST /next-draft-flows': 600,
  'POST /deployments': 600,
  'POST /stations/:stationId/photos': 300,
  'POST /stations/:stationId/validation-counts/work-out': 3000,
  'POST /stations/:stationId/validation-counts': 600,
  'POST /stations/:stationId/factors': 600,
  'POST /short-counts': 600,
  'POST /figures/:stationId/fills': 300,
  'POST /publications': 300,
  'POST /user/add': 300,
  'POST /user/prove/passkey': 100,
  'POST /user/second-factor/totp': 100,
  'POST /user/second-factor/passkeys': 100,
  'POST /user/second-factor/recovery-codes': 100,
  'POST /notifications/ticket': 1200,
  'GET /notifications/stream': 1200,
  'GET /search': 6000,
  'GET /map-tiles/:z/:x/:y': 20_000,
  'GET /admin/cache-clear': 100,
  // of a page, whoever is at it: an office shares one address
  'POST /failures': 300,
  'POST /versions-in-use': 6000,
  'GET /versions-in-use': 300,
  // of somebody who is not signed in yet: by their address, since what they bring may be guessed
  'POST /sign-in/second': 300,
  'POST /sign-in/passkey': 300,
  'POST /sign-in/setup/totp': 300,
  'POST /sign-in/setup/totp/confirm': 300,
  'POST /sign-in/setup/passkey': 300,
  'POST /sign-in/setup/passkey/confirm': 300,
};
