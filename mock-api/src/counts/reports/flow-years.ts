import type { AadtYear } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { aadtYear } from './aadt.rules.ts';
import { cellsIn } from './year-cells.rules.ts';
import type { Cache } from '../../platform/http/cache.ts';
import { selectStates, selectStationYears, selectYear } from './aadt.sql.ts';
import { yearPieces } from './year-pieces.rules.ts';

/** The years of each flow that the caller may see, the newest first, by the flow's row id. */
export type FlowYears = ReadonlyMap<number, AadtYear[]>;

/** Years of flows that are read at once: some 5,800 days, so that a short call waits little for the embedded database. */
const MOST_FLOW_YEARS = 16;

/**
 * The years of the flows of one station or of all (null). Those of a station are kept until its certified counts change or the
 * cache is cleared, so that a change of one station costs what one station does.
 */
export async function flowYears(db: Queryable, cache: Cache, station: number | null): Promise<FlowYears> {
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
  db: Queryable,
  stations: readonly number[],
): Promise<ReadonlyMap<number, StationFlows>> {
  const found = new Map(stations.map((station) => [station, new Map<number, AadtYear[]>()]));
  for (const piece of yearPieces(await selectStationYears(db, stations), MOST_FLOW_YEARS)) {
    const cellsOf = cellsIn(piece.year);
    for (const { station_id, flow_id, days } of await selectYear(db, piece)) {
      const flows = found.get(station_id);
      const year = aadtYear(piece.year, cellsOf(days));
      flows?.set(flow_id, [year, ...(flows.get(flow_id) ?? [])]);
    }
  }
  return new Map([...found].map(([station, flows]) => [station, [...flows]]));
}
