import { certified, certifying } from './certified.rules.ts';
import { certifiedDays, countMonths } from './counts.tables.ts';
import { certifyingDays } from './ledger.tables.ts';

const SUMS = 'sum(c.interval_minutes)::int as minutes, sum(c.count) as total';

const USABLE = `c.count is not null
    and (c.suspect_id is null or c.suspect_id not in (select id from suspects where excludes))`;

/** How many counts a flow has in a month, and of which intervals; `which` is the condition on `c`, the counts looked at. */
export const countedMonths = (which: string): string => /* sql */ `
  select c.station_id, c.flow_id, date_trunc('month', c.ts)::date as month, count(*)::int as counts,
    min(c.interval_minutes) as shortest, max(c.interval_minutes) as longest
  from counts c where ${which} group by 1, 2, 3`;

/** The usable counts of certifications that are done, by day: the minutes that they cover, and their total. */
export const countedDays = (which: string): string => /* sql */ `
  select c.station_id, c.flow_id, c.ts::date as day, ${SUMS}
  from counts c where ${which} and ${USABLE} and ${certified('c')} group by 1, 2, 3`;

/** The same of certifications that run: what they will add. */
export const claimedDays = (which: string): string => /* sql */ `
  select c.station_id, c.certification_id, c.flow_id, c.ts::date as day, ${SUMS}
  from counts c where ${which} and ${USABLE} and ${certifying('c')} group by 1, 2, 3, 4`;

/** A table that is kept up to date with every change of counts, and how its rows are counted anew. */
export type Kept = {
  name: string;
  /** What tells a station's rows apart. */
  key: readonly string[];
  values: readonly string[];
  /** Tells rows from those that are left over where the last count has gone. */
  holds: string;
  counted: (which: string) => string;
};

const DAYS = { values: ['minutes', 'total'], holds: '(minutes <> 0 or total <> 0)' };

/** Everything that is kept beside the counts. */
export const KEPT: readonly Kept[] = [
  {
    name: countMonths.name,
    key: ['flow_id', 'month'],
    values: ['counts', 'shortest', 'longest'],
    holds: 'counts <> 0',
    counted: countedMonths,
  },
  { ...DAYS, name: certifiedDays.name, key: ['flow_id', 'day'], counted: countedDays },
  { ...DAYS, name: certifyingDays.name, key: ['certification_id', 'flow_id', 'day'], counted: claimedDays },
];

/** The columns of what is kept, in the order in which they are counted. */
export const columnsOf = ({ key, values }: Kept): string => ['station_id', ...key, ...values].join(', ');
