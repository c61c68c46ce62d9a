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

/** A list that comes in parts; `next` is where the following part begins. */
export type Part<T> = { data: T[]; next: number | null };

/**
 * Who did what at the station, newest first; `before` is the `next` of the part before. An open log goes on from its
 * first part, so the next one begins anew.
 */
export const logQuery = (stationId: string, before?: number): Asked<Part<StationLogEntry>> => ({
  ...ofReview(stationId, 'history', 'log', before ?? null),
  queryFn: ({ signal }) =>
    call('GET /counts/log', { query: { flowid_txdot: stationId, before, limit: LOG_PAGE } }, { signal }),
  gcTime: 0,
});

/** The counts that an edit changed; `after` is the `next` of the part before. */
export const changesQuery = (stationId: string, edit: number, after?: number): Asked<Part<CountChange>> => ({
  ...ofReview(stationId, 'history', 'changes', edit, after ?? null),
  queryFn: ({ signal }) =>
    call(
      'GET /counts/log/:editId',
      { params: { editId: String(edit) }, query: { flowid_txdot: stationId, after } },
      { signal },
    ),
  gcTime: 0,
});
