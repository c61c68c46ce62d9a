import { addDays, type ComparedSeriesReply } from 'shared-domain';
import type { Reading } from '../../platform/db/database.ts';
import { selectApproved, type ApprovedFactor } from '../factors/approved.sql.ts';
import { factorOn } from '../factors/in-force.rules.ts';
import { factorStretches } from '../factors/stretches-in-force.rules.ts';
import type { ShownSeries } from './asked-series.ts';
import type { FactorOf } from './grains.rules.ts';
import { nameInGroup } from './sum-series.ts';

/** The approved factors of series' flows, by flow. */
export type SeriesFactors = ReadonlyMap<number, ApprovedFactor[]>;
type Applied = NonNullable<ComparedSeriesReply['factors']>;

/** The factors that hold for the flows of some series, of all their stations in one statement. */
export async function readFactors(db: Reading, shown: readonly ShownSeries[]): Promise<SeriesFactors> {
  const stations = new Set(shown.flatMap((one) => one.stations.map(({ station }) => station.id)));
  return stations.size === 0 ? new Map() : selectApproved(db, [...stations]);
}

/** What a flow's counts of a day are multiplied by: 1 where no factor holds. Days are many and factors few, so each is found once. */
export function factorsByDay(factors: SeriesFactors): FactorOf {
  const known = new Map<string, number>();
  return (flow, day) => {
    const own = factors.get(flow);
    if (own === undefined) return 1;
    const key = `${flow} ${day}`;
    const value = known.get(key) ?? factorOn(own, day)?.value ?? 1;
    known.set(key, value);
    return value;
  };
}

/** The factors that those flows of a series that were added were multiplied by, from a day until another. */
export function appliedFactors(
  { stations, group }: Pick<ShownSeries, 'stations' | 'group'>,
  added: readonly string[],
  factors: SeriesFactors,
  period: { from: string; until: string },
): Applied {
  return stations.flatMap(({ station, flows }) =>
    flows.flatMap(({ id, name }) => {
      const flow = group ? nameInGroup(station, name) : name;
      const stretches = added.includes(flow) ? factorStretches(factors.get(id) ?? [], period) : [];
      return stretches.map(({ factor: { value }, from, until }) => ({
        flow,
        value,
        from,
        to: addDays(until, -1),
      }));
    }),
  );
}
