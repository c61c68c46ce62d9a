import { addDays } from 'shared-domain';
import type { Queryable } from '../../../platform/db/database.ts';
import { selectApproved } from '../../factors/approved.sql.ts';
import { factorStretches } from '../../factors/stretches-in-force.rules.ts';

/** A dated factor on the days of a year on which it holds, 'YYYY-MM-DD', the last one included. */
export type FactorSpan = {
  flow_id: number;
  factor: number;
  /** Its interval; null where none is known. */
  low: number | null;
  high: number | null;
  from: string;
  until: string;
  author: string;
  reason: string;
};

/** The factors that hold on days of a station's year, by flow and date. */
export async function readFactorSpans(
  db: Queryable,
  { station, year }: { station: number; year: number },
): Promise<FactorSpan[]> {
  const approved = await selectApproved(db, [station]);
  const period = { from: `${year}-01-01`, until: `${year + 1}-01-01` };
  return [...approved]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([flow_id, factors]) =>
      factorStretches(factors, period).map(({ from, until, factor: { value, low, high, ...one } }) => ({
        flow_id,
        factor: value,
        low,
        high,
        from,
        until: addDays(until, -1),
        author: one.user_name,
        reason: one.reason ?? '',
      })),
    );
}
