import { call } from 'shared-ui/api';
import type {
  BulkUpdate,
  CountEdit,
  CountFilters,
  CountsCursor,
  CountsEdit,
  CountsPage,
  Station,
} from 'shared-domain';

/** What a certification or a bulk update would take: number and range of the uncertified counts that match. */
export type Scope = {
  counts: number;
  first: string | null;
  last: string | null;
  nulls: number;
  suspects: number;
};

/** The station by its number (station_id_tmg); 404 for another agency's. */
export function loadStation(stationId: string): Promise<Station> {
  return call('GET /stations/:stationId', { params: { stationId } });
}

/** A page of the station's counts. */
export function loadCountsPage(
  stationId: string,
  filters: CountFilters,
  cursor: CountsCursor,
): Promise<CountsPage> {
  return call('GET /counts', {
    query: { flowid_txdot: stationId, filters: JSON.stringify(filters), ...cursor },
  });
}

/** How many counts the filters reach, and from when to when. */
export function loadScope(stationId: string, filters: CountFilters): Promise<Scope> {
  return call('GET /counts/scope', { query: { flowid_txdot: stationId, filters: JSON.stringify(filters) } });
}

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
