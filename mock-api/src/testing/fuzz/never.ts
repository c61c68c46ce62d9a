import type { ApiKey } from 'shared-domain';

const AUTHENTICATOR =
  'takes what an authenticator signed in answer to a question of a moment ago; the browser tests have one';
const PICTURE = 'takes or gives a whole picture, which is slow to make; their own tests have small ones';

const TILE = 'answers from an archive that an operator sets up; its own tests make one';

const WHOLE_YEAR = 'needs a year of certified counts that suffices for a figure; their own tests certify one';

const WEATHER =
  'needs a file of daily summaries, or an address that an operator sets; its own tests bring one';

const OWN_CSV = 'takes a file that an export of counts has written; its own tests send one back';

const PAUSED =
  'needs a schedule that was paused because credentials were refused; its own tests have them refused';
const ARRIVED = 'needs a file that has arrived in a folder; its own tests lay one there';

const OUT = 'needs counts that are out; its own tests let months out';
const LINK = 'needs a link that somebody has made just before; its own tests make one';
const COMPARISON = 'needs a saved comparison, where the world has a view of a table; its own tests save one';
const COUNTER_FILE = 'needs a file of a counter; its own tests bring one';
const SIGNED = 'takes what a mail relay has signed with a secret that an operator sets; its own tests sign';

type Listed = Partial<Record<ApiKey, string>>;

/** Calls that no request of the fuzzing is done by, and why; `npm run fuzz` fails for one that is missing or too many. */
export const NEVER_DONE: Listed = {
  'POST /sign-in/setup/passkey/confirm': AUTHENTICATOR,
  'POST /user/second-factor/passkeys/confirm': AUTHENTICATOR,
  'POST /stations/:stationId/photos': PICTURE,
  'GET /stations/:stationId/photos/:photoId/:size': PICTURE,
  'POST /stations/:stationId/equipment/:equipmentId/files': COUNTER_FILE,
  'GET /stations/:stationId/equipment/:equipmentId/files/:fileId': COUNTER_FILE,
  'GET /map-tiles/:z/:x/:y': TILE,
  'GET /figures/:stationId/provenance': WHOLE_YEAR,
  'POST /publications': WHOLE_YEAR,
  'POST /figures/:stationId/fills': WHOLE_YEAR,
  'POST /weather-sites/file': WEATHER,
  'POST /weather-sites/:siteId/fetch': WEATHER,
  'POST /v1/counts/csv': OWN_CSV,
  'POST /automatic-import/:agencyId/resume': PAUSED,
  'POST /drops/:id/open': ARRIVED,
  'POST /open-data/:stationId/withdraw': OUT,
  'DELETE /share-links/:id': LINK,
  'PUT /table-views/:id/pin': COMPARISON,
  'POST /mail/bounces': SIGNED,
};

type Calls = Record<string, Record<string, number>>;

/** What is wrong with a run: calls that nobody has done and that nobody said so of, and those of which it isn't true. */
export function unsound(calls: Calls, keys: readonly ApiKey[], listed: Listed = NEVER_DONE): string[] {
  return keys.flatMap((key) => {
    const answers = Object.entries(calls[key] ?? {});
    const isDone = answers.some(([status]) => status.startsWith('2'));
    const told = answers.map(([status, times]) => `${status} × ${times}`).join(', ');
    if (isDone && listed[key]) return [`${key} is listed as never done, and was done (${told})`];
    return isDone || listed[key] ? [] : [`${key} was never done (${told || 'never asked'})`];
  });
}
