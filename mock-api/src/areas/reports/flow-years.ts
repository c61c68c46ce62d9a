import type { AadtYear } from 'shared-ui/domain';
import type { Queryable } from '../../db/database.ts';
import { aadtYear, type Cell } from '../../domain/aadt/aadt.rules.ts';
import type { Cache } from '../../http/cache.ts';
import { selectRevision, selectYears } from './aadt.sql.ts';

/** The years of each flow that the caller may see, the newest first, by the flow's row id. */
export type FlowYears = ReadonlyMap<number, AadtYear[]>;

/** The years of every flow; worked out anew when certified counts have changed or the cache was cleared. */
export async function flowYears(db: Queryable, cache: Cache): Promise<FlowYears> {
  return cache.getStamped('annual averages', await selectRevision(db), () => readFlowYears(db, null));
}

/** The years of one station's flows, or of all. */
export async function readFlowYears(db: Queryable, stationId: number | null): Promise<FlowYears> {
  const years = new Map<number, AadtYear[]>();
  for (const { flow_id, year, cells } of await selectYears(db, stationId)) {
    const known = years.get(flow_id) ?? [];
    known.push(aadtYear(year, cells.split(',').map(cellOf)));
    years.set(flow_id, known);
  }
  return years;
}

function cellOf(text: string): Cell {
  const [month = 0, weekday = 0, days = 0, total = 0] = text.split(' ').map(Number);
  return { month, weekday, days, total };
}
