import type { ApiKey } from 'shared-domain';

const AUTHENTICATOR =
  'takes what an authenticator signed in answer to a question of a moment ago; the browser tests have one';
const PICTURE = 'takes or gives a whole picture, which is slow to make; their own tests have small ones';

const TILE = 'answers from an archive that an operator sets up; its own tests make one';

const WHOLE_YEAR = 'needs a year of certified counts that suffices for a figure; their own tests certify one';

const WEATHER =
  'needs a file of daily summaries, or an address that an operator sets; its own tests bring one';

const OWN_CSV = 'takes a file that an export of counts has written; its own tests send one back';

type Listed = Partial<Record<ApiKey, string>>;

/** Calls that no request of the fuzzing is done by, and why; `npm run fuzz` fails for one that is missing or too many. */
export const NEVER_DONE: Listed = {
  'POST /sign-in/setup/passkey/confirm': AUTHENTICATOR,
  'POST /user/second-factor/passkeys/confirm': AUTHENTICATOR,
  'POST /stations/:stationId/photos': PICTURE,
  'GET /stations/:stationId/photos/:photoId/:size': PICTURE,
  'GET /map-tiles/:z/:x/:y': TILE,
  'GET /figures/:stationId/provenance': WHOLE_YEAR,
  'POST /publications': WHOLE_YEAR,
  'POST /figures/:stationId/fills': WHOLE_YEAR,
  'POST /weather-sites/file': WEATHER,
  'POST /weather-sites/:siteId/fetch': WEATHER,
  'POST /v1/counts/csv': OWN_CSV,
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
