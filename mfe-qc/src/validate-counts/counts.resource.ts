import { call } from 'shared-ui/api';
import type {
  BulkUpdate,
  CountEdit,
  CountFilters,
  CountsCursor,
  CountsPage,
  Station,
  YearOfCounts,
} from 'shared-ui/domain';

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

/** A year of the station's counts in columns; without a year the latest. */
export function loadYear(stationId: string, filters: CountFilters, year?: number): Promise<YearOfCounts> {
  return call('GET /counts/year', {
    query: { flowid_txdot: stationId, filters: JSON.stringify(filters), year },
  });
}

/** How many counts the filters reach, and from when to when. */
export function loadScope(stationId: string, filters: CountFilters): Promise<Scope> {
  return call('GET /counts/scope', { query: { flowid_txdot: stationId, filters: JSON.stringify(filters) } });
}

/** Writes suspect and note of these rows: all of them or, when one is refused, none. */
export async function updateCounts(stationId: string, counts: CountEdit[]): Promise<void> {
  await call('POST /counts/update', { body: { flowid_txdot: stationId, counts } });
}

/** Writes the change into every uncertified count that matches; answers how many. */
export async function updateMatching(
  stationId: string,
  filters: CountFilters,
  update: BulkUpdate,
): Promise<number> {
  const { updated } = await call('POST /counts/update', {
    body: { flowid_txdot: stationId, filters, ...update },
  });
  return updated;
}

/** Starts the certification of the matching counts; answers the station, which is certifying now. */
export async function certifyCounts(stationId: string, filters: CountFilters): Promise<Station> {
  const { station } = await call('POST /counts/certify', { body: { flowid_txdot: stationId, filters } });
  return station;
}
