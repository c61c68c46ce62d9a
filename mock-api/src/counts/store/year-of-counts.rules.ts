import { minutesOfText, type YearFlow } from 'shared-domain';
import { filled } from './calendar.rules.ts';

/** A flow's counts of a year as the database sends them: lists as text, in the order of time. */
export type FlowYearRow = {
  flow_id: number;
  /** Minutes. */
  interval_minutes: number;
  /** Minutes since the year began. */
  offsets: string;
  /** Empty where there is no value. */
  counts: string;
  /** Empty where there is no suspect. */
  suspects: string;
};

/** Minutes of a year on the wall clock. */
export function minutesOfYear(year: number): number {
  return (minutesOfText(`${year + 1}-01-01`) ?? NaN) - (minutesOfText(`${year}-01-01`) ?? NaN);
}

/** The flow's counts on a grid of `interval` minutes and its suspects as stretches of that grid. */
export function yearColumns(
  row: FlowYearRow | undefined,
  year: number,
  interval: number,
): Pick<YearFlow, 'counts' | 'suspects'> {
  const counts = filled<number | null>(minutesOfYear(year) / interval, null);
  const suspects: YearFlow['suspects'] = [];
  if (!row) return { counts, suspects };
  const values = row.counts.split(',');
  const marks = row.suspects.split(',');
  // a flow counted at longer intervals than the grid fills one cell of several
  const cells = Math.max(1, row.interval_minutes / interval);
  row.offsets.split(',').forEach((offset, at) => {
    const index = Math.floor(Number(offset) / interval);
    if (values[at]) counts[index] = Number(values[at]);
    if (marks[at]) addSuspect(suspects, index, index + cells - 1, Number(marks[at]));
  });
  return { counts, suspects };
}

function addSuspect(suspects: YearFlow['suspects'], from: number, to: number, suspect_id: number): void {
  const last = suspects.at(-1);
  if (last?.suspect_id === suspect_id && last.to === from - 1) last.to = to;
  else suspects.push({ from, to, suspect_id });
}
