import type { AadtYear } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { aadtYear, type Cell } from './aadt.rules.ts';
import type { Cache } from '../../platform/http/cache.ts';
import { selectRevision, selectStationYears, selectYear } from './aadt.sql.ts';

/** The years of each flow that the caller may see, the newest first, by the flow's row id. */
export type FlowYears = ReadonlyMap<number, AadtYear[]>;

/** The years of every flow; worked out anew when certified counts have changed or the cache was cleared. */
export async function flowYears(db: Queryable, cache: Cache): Promise<FlowYears> {
  return cache.getStamped('annual averages', await selectRevision(db), () => readFlowYears(db));
}

/**
 * The years of every flow that the caller may see, a year of a station at a time: all at once would keep everybody
 * waiting for the embedded database. Each year is of one moment, and the stamp that they are kept under of one before.
 */
async function readFlowYears(db: Queryable): Promise<FlowYears> {
  const years = new Map<number, AadtYear[]>();
  for (const stationYear of await selectStationYears(db)) {
    for (const { flow_id, year, cells } of await selectYear(db, stationYear))
      years.set(flow_id, [aadtYear(year, cells.split(',').map(cellOf)), ...(years.get(flow_id) ?? [])]);
  }
  return years;
}

function cellOf(text: string): Cell {
  const [month = 0, weekday = 0, days = 0, total = 0] = text.split(' ').map(Number);
  return { month, weekday, days, total };
}
