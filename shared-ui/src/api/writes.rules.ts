import type { ApiKey } from 'shared-domain';

/**
 * What is sent without changing anything that a screen shows of counts, stations and people: signs of life, questions too
 * long for an address, a file that nothing was made of yet, and what a person keeps for themselves and names by its key.
 */
const CHANGES_NOTHING_SHOWN: ReadonlySet<ApiKey> = new Set<ApiKey>([
  'POST /user/login',
  'POST /user/me',
  'POST /user/extend',
  'PUT /user/language',
  'POST /user/prove',
  'POST /user/prove/passkey',
  'POST /sign-in/second',
  'POST /sign-in/passkey',
  'POST /recaptcha',
  'POST /notifications/ticket',
  'POST /notifications/read',
  'POST /failures',
  'POST /versions-in-use',
  'POST /table-views',
  'PUT /table-views/:id',
  'DELETE /table-views/:id',
  'POST /stations/channels',
  'POST /next-flow-predict',
  // looks through the counts and changes none; its own list is asked for until it is done
  'POST /findings/run',
  'POST /counts/upload',
  'POST /counts/import/timemark-headers',
  'POST /counts/import/inspect',
  'POST /counts/import/preview',
  'POST /eco-visio/list',
  'POST /export/dropdown-stations',
  'POST /export/check-tmas',
  'POST /export/presets',
  'DELETE /export/presets/:id',
]);

/** Whether what screens have shown may be outdated by a call: each that is sent to change something, unless known not to. */
export const changesWhatIsShown = (key: ApiKey): boolean =>
  !key.startsWith('GET ') && !CHANGES_NOTHING_SHOWN.has(key);
