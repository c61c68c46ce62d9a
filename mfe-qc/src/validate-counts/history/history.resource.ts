import { call } from 'shared-ui/api';
import type { CountChange, CountsEdit, StationLogEntry } from 'shared-domain';
import type { Asked } from 'shared-ui/query';
import { ofReview } from '../review-keys.ts';

/** Entries of the log that come at once. */
const LOG_PAGE = 50;

/** The signed-in person's own edits of the station that can be undone, newest first. */
export const editsQuery = (stationId: string): Asked<CountsEdit[]> => ({
  ...ofReview(stationId, 'history', 'edits'),
  queryFn: ({ signal }) => call('GET /counts/edits', { query: { flowid_txdot: stationId } }, { signal }),
});

/** Puts back what the edit replaced; answers the edit that did so. 409 when something has changed since. */
export async function undoEdit(stationId: string, edit: number): Promise<CountsEdit> {
  return (await call('POST /counts/undo', { body: { flowid_txdot: stationId, edit } })).edit;
}

/** Who did what at the station, newest first; `before` is the `next` of the part before. */
export function loadLog(
  stationId: string,
  before?: number,
): Promise<{ data: StationLogEntry[]; next: number | null }> {
  return call('GET /counts/log', { query: { flowid_txdot: stationId, before, limit: LOG_PAGE } });
}

/** The newest part of it; an open log goes on from there, so the next one begins anew. */
export const logQuery = (stationId: string): Asked<Awaited<ReturnType<typeof loadLog>>> => ({
  ...ofReview(stationId, 'history', 'log'),
  queryFn: () => loadLog(stationId),
  gcTime: 0,
});

/** The counts that an edit changed, in parts. */
export function loadChanges(
  stationId: string,
  edit: number,
  after?: number,
): Promise<{ data: CountChange[]; next: number | null }> {
  return call('GET /counts/log/:editId', {
    params: { editId: String(edit) },
    query: { flowid_txdot: stationId, after },
  });
}

/** The first part of them. */
export const changesQuery = (
  stationId: string,
  edit: number,
): Asked<Awaited<ReturnType<typeof loadChanges>>> => ({
  ...ofReview(stationId, 'history', 'changes', edit),
  queryFn: () => loadChanges(stationId, edit),
  gcTime: 0,
});
