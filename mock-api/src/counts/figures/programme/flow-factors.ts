import type { Queryable } from '../../../platform/db/database.ts';
import { selectFactors, type FactorRow } from '../../factors/factors.sql.ts';
import { factorOn } from '../../factors/in-force.rules.ts';
import { calendarOf } from '../year-of-hours.ts';

/** A dated factor on the days of a year on which it holds, 'YYYY-MM-DD', the last one included. */
export type FactorSpan = {
  flow_id: number;
  factor: number;
  from: string;
  until: string;
  author: string;
  reason: string;
};

/** The approved factors of flows, on the days of a year on which each holds, by flow and date. */
function factorSpans(year: number, factors: readonly FactorRow[]): FactorSpan[] {
  const approved = factors.filter(({ state }) => state === 'approved');
  const byFlow = Map.groupBy(approved, ({ flow_id }) => flow_id);
  return [...byFlow].toSorted(([a], [b]) => a - b).flatMap(([, own]) => spansOf(year, own));
}

function spansOf(year: number, factors: readonly FactorRow[]): FactorSpan[] {
  const spans: FactorSpan[] = [];
  let last: FactorRow | null = null;
  for (const { date } of calendarOf(year)) {
    const holds = factorOn(factors, date);
    const open = spans.at(-1);
    if (holds && holds === last && open) open.until = date;
    else if (holds) {
      const { flow_id, value, user_name, reason } = holds;
      spans.push({
        flow_id,
        factor: value,
        from: date,
        until: date,
        author: user_name,
        reason: reason ?? '',
      });
    }
    last = holds;
  }
  return spans;
}

/** The factors that hold on days of a station's year. */
export const readFactorSpans = async (
  db: Queryable,
  { station, year }: { station: number; year: number },
): Promise<FactorSpan[]> => factorSpans(year, await selectFactors(db, station));
