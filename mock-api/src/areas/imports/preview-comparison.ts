import { wallClock, type ImportPreview } from 'shared-ui/domain';
import type { CountTable } from '../../domain/count-files/count-table.ts';
import type { StoredCount } from './preview.sql.ts';

const DAY = 24 * 60;

/** What is stored in the time of a file, beside the file's own counts (C7). */
export type Comparison = {
  replaced: number;
  unchanged: number;
  certified: number;
  otherIntervals: number[];
  overlaps: ImportPreview['overlaps'];
  /** Stored sums by flow and day, as days since 1970-01-01. */
  sums: Map<number, Map<number, number | null>>;
};

/** Compares a file's counts with stored ones, which come in any number of batches, ordered by time. */
export function compareStored(table: CountTable, flows: number[], interval: number) {
  const found = { replaced: 0, unchanged: 0, certified: 0 };
  const intervals = new Set<number>();
  const days = new Map<number, { counts: number; certified: number }>();
  const sums = new Map(flows.map((flow) => [flow, new Map<number, number | null>()]));
  const columns = new Map(flows.map((flow, column) => [flow, column]));

  function takeOne({ flow_id, minutes, count, interval_minutes, certified }: StoredCount): void {
    const day = Math.floor(minutes / DAY);
    const known = days.get(day) ?? { counts: 0, certified: 0 };
    days.set(day, { counts: known.counts + 1, certified: known.certified + (certified ? 1 : 0) });
    if (interval_minutes !== interval) intervals.add(interval_minutes);
    const ofFlow = sums.get(flow_id);
    const sum = ofFlow?.get(day) ?? null;
    ofFlow?.set(day, count === null ? sum : (sum ?? 0) + count);
    const incoming = table.get(minutes, columns.get(flow_id) ?? 0);
    if (incoming === undefined) return;
    if (certified) found.certified += 1;
    else if (incoming === count) found.unchanged += 1;
    else found.replaced += 1;
  }

  return {
    take: (rows: StoredCount[]): void => rows.forEach(takeOne),
    result: (): Comparison => ({
      ...found,
      otherIntervals: [...intervals].toSorted((a, b) => a - b),
      overlaps: stretches(days),
      sums,
    }),
  };
}

/** Days that follow each other are one stretch. */
function stretches(days: Map<number, { counts: number; certified: number }>): ImportPreview['overlaps'] {
  const found: ImportPreview['overlaps'] = [];
  let before = NaN;
  for (const [day, { counts, certified }] of [...days].toSorted(([a], [b]) => a - b)) {
    const text = wallClock(day * DAY).slice(0, 10);
    const last = found.at(-1);
    if (last && day === before + 1) {
      last.last = text;
      last.counts += counts;
      last.certified += certified;
    } else found.push({ first: text, last: text, counts, certified });
    before = day;
  }
  return found;
}
