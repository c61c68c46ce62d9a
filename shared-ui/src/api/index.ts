export { ApiError, asApiError, messageOf } from './api-error.ts';
export { call, callFile, type CallInput, type CallOptions } from './call.ts';
export { connectSession, type Connection } from './connection.ts';
export { fetchFile } from './fetch-file.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export {
  agencies,
  agenciesWithClosed,
  counties,
  countMethods,
  countTypes,
  districts,
  suspects,
  travelDirections,
} from './lookups.resource.ts';
export { forgetLookups, useLookupsAge } from './lookups-age.ts';
export { useIsRefreshing, useNoteRefreshing } from './refreshing.ts';
export { useLoad, type Load } from './use-load.ts';
export { useReloadOn, useReloadOnLanguage } from './use-reload-on.ts';
export { useWatched } from './use-watched.ts';
export { onWrite } from './writes.ts';
