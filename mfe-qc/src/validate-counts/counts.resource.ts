import { call } from 'shared-ui/api';
import { cursorIn } from 'shared-domain';
import type {
  BulkUpdate,
  CountEdit,
  CountFilters,
  CountsCursor,
  CountsOrder,
  CountsEdit,
  CountsPage,
  Station,
} from 'shared-domain';
import type { Asked } from 'shared-ui/query';
import { nextForPaper, paperCountsOf, type PaperCounts } from './paper/paper.rules.ts';
import { ofFirstLook, ofReview, ofViews } from './review-keys.ts';

/** What a certification or a bulk update would take: number and range of the uncertified counts that match. */
export type Scope = {
  counts: number;
  first: string | null;
  last: string | null;
  nulls: number;
  suspects: number;
};

/** The station by its number (station_id_tmg); 404 for another agency's. While a job is at its counts it is asked for again. */
export const stationQuery = (stationId: string): Asked<Station> => ({
  ...ofFirstLook(stationId, 'station'),
  queryFn: ({ signal }) => call('GET /stations/:stationId', { params: { stationId } }, { signal }),
  isUnderWay: ({ certifying, importing }) => certifying === 1 || importing === 1,
});

/** A page of the station's counts; typed into, so it stays what it is whatever becomes of its words. */
export const countsPageQuery = (
  stationId: string,
  filters: CountFilters,
  cursor: CountsCursor,
): Asked<CountsPage> => ({
  ...ofFirstLook(stationId, 'page', filters, cursor),
  queryFn: ({ signal }) =>
    call(
      'GET /counts',
      { query: { flowid_txdot: stationId, filters: JSON.stringify(filters), ...cursor } },
      { signal },
    ),
  record: true,
  afresh: true,
});

/** All counts that the filters reach in this order, page after page, `most` of them. */
export const choiceQuery = (
  stationId: string,
  filters: CountFilters,
  order: CountsOrder,
  most: number,
): Asked<PaperCounts> => ({
  ...ofReview(stationId, 'paper', filters, order, most),
  queryFn: async ({ signal }) => {
    const pages: CountsPage[] = [];
    for (let cursor = nextForPaper(pages, most); cursor; cursor = nextForPaper(pages, most)) {
      const query = { flowid_txdot: stationId, filters: JSON.stringify(filters), ...cursorIn(cursor, order) };
      // each page begins behind the one before
      // oxlint-disable-next-line no-await-in-loop
      pages.push(await call('GET /counts', { query }, { signal }));
    }
    return paperCountsOf(pages, most);
  },
  afresh: true,
});

/** How many counts the filters reach, and from when to when. */
export const scopeQuery = (stationId: string, filters: CountFilters): Asked<Scope> => ({
  ...ofViews(stationId, 'scope', filters),
  queryFn: ({ signal }) =>
    call(
      'GET /counts/scope',
      { query: { flowid_txdot: stationId, filters: JSON.stringify(filters) } },
      { signal },
    ),
});

/** What an update did: how many counts it changed, and the edit to undo; null where nothing changed. */
export type Updated = { updated: number; edit: CountsEdit | null };

/** Writes suspect and note of these rows: all of them or, when one is refused, none. */
export function updateCounts(stationId: string, counts: CountEdit[]): Promise<Updated> {
  return call('POST /counts/update', { body: { flowid_txdot: stationId, counts } });
}

/** Writes the change into every uncertified count that matches. */
export function updateMatching(
  stationId: string,
  filters: CountFilters,
  update: BulkUpdate,
): Promise<Updated> {
  return call('POST /counts/update', { body: { flowid_txdot: stationId, filters, ...update } });
}
