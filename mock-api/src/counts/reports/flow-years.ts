import type { AadtYear } from 'shared-domain';
import type { Reading } from '../../platform/db/database.ts';
import { aadtYear } from './aadt.rules.ts';
import { cellsIn } from './year-cells.rules.ts';
import type { Cache } from '../../platform/http/cache.ts';
import { selectStates, selectStationYears, selectYear } from './aadt.sql.ts';
import { yearPieces } from './year-pieces.rules.ts';

/** The years of each flow that the caller may see, the newest first, by the flow's row id. */
export type FlowYears = ReadonlyMap<number, AadtYear[]>;

/**
 * Years of flows that are read at once. Some 5,800 days are little for a short call to wait for the embedded database; a server
 * answers others meanwhile, and where counts are spread over machines each statement asks all of them.
 */
const MOST_FLOW_YEARS = { embedded: 16, postgres: 400 };

/**
 * The years of the flows of one station or of all (null). Those of a station are kept until its certified counts change or the
 * cache is cleared, so that a change of one station costs what one station does.
 */
export async function flowYears(db: Reading, cache: Cache, station: number | null): Promise<FlowYears> {
  const states = await selectStates(db, station);
  const known = await cache.getEach('annual averages', states, (stations) => readFlowYears(db, stations));
  return new Map([...known.values()].flat());
}

type StationFlows = [flow: number, years: AadtYear[]][];

/**
 * The years of these stations' flows, in pieces: all at once would keep everybody waiting for the embedded database. Each piece
 * is of one moment, and what it is kept under of one before.
 */
async function readFlowYears(
  db: Reading,
  stations: readonly number[],
): Promise<ReadonlyMap<number, StationFlows>> {
  const found = new Map(stations.map((station) => [station, new Map<number, AadtYear[]>()]));
  for (const piece of yearPieces(
    await selectStationYears(db, stations),
    MOST_FLOW_YEARS[db.kind ?? 'embedded'],
  )) {
    const cellsOf = cellsIn(piece.year);
    for (const { station_id, flow_id, days } of await selectYear(db, piece)) {
      const flows = found.get(station_id);
      const year = aadtYear(piece.year, cellsOf(days));
      flows?.set(flow_id, [year, ...(flows.get(flow_id) ?? [])]);
    }
  }
  return new Map([...found].map(([station, flows]) => [station, [...flows]]));
}
