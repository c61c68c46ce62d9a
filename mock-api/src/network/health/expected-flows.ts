import { minutesOfText } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { instantOf } from '../../counts/store/zoned.rules.ts';
import { selectFirstCounts, selectPlannedStations, type PlannedStation } from './expected-flows.sql.ts';
import type { Minutes, Span } from './instants.ts';
import { expectedFrom, planOf } from './plan.ts';
import type { UptimeOf } from './uptime-of.rules.ts';

/** Of a station: from when until when counts of each watched flow are expected (network.md, 1.5), and when it is closed by plan. */
export type ExpectedOf = UptimeOf;

/**
 * The same of these stations up to a moment: a flow's from when it was entered, or from its first count where that lies before, but not from
 * before the station's first counter; to the end of its station. Of a flow that never counted nothing is expected: it is told as never delivered, not as bad.
 */
export async function readExpected(
  db: Queryable,
  ids: readonly number[],
  now: Minutes,
): Promise<ReadonlyMap<number, ExpectedOf>> {
  const [planned, first] = [await selectPlannedStations(db, ids), await selectFirstCounts(db, ids)];
  return new Map(planned.map((station) => [station.id, expectedOf(station, first, now)]));
}

function expectedOf(station: PlannedStation, first: ReadonlyMap<number, string>, now: Minutes): ExpectedOf {
  const { time_zone: timeZone } = station;
  const { closures, retiredAt } = planOf(station);
  const until = Math.min(retiredAt ?? Infinity, arriving(station, now));
  const counted = station.flows.flatMap(({ id: flow, created_at }) => {
    const ts = first.get(flow);
    if (ts === undefined) return [];
    return [
      { flow, entered: Date.parse(created_at) / 60_000, at: instantOf(minutesOfText(ts) ?? 0, timeZone) },
    ];
  });
  const firstCount = Math.min(...counted.map(({ at }) => at));
  const flows = counted.map(({ flow, entered, at }) => {
    const counts: Span = [expectedFrom(station, Math.min(at, entered), firstCount), until];
    return { flow, counts };
  });
  return { timeZone, flows, closures };
}

/** Until when counts could be here: of a counter that delivers, what is still on its way is not missing. */
function arriving({ state }: PlannedStation, now: Minutes): Minutes {
  const counter = state?.is === 'counter' ? state.station : null;
  return counter && !counter.open && counter.hasCounts ? Math.min(now, counter.through) : now;
}
