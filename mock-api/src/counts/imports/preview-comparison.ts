import { wallClock, type ImportPreview } from 'shared-domain';
import type { CountTable } from './vendors/count-table.ts';
import { numbersOf, type StoredCounts } from './preview.sql.ts';

const DAY = 24 * 60;

/** What is stored in the time of a file, beside the file's own counts (C7). */
export type Comparison = {
  replaced: number;
  unchanged: number;
  certified: number;
  /** Certified ones whose value the file does not have. */
  differing: number;
  overlaps: ImportPreview['overlaps'];
  /** Stored sums by flow and day, as days since 1970-01-01. */
  sums: Map<number, Map<number, number | null>>;
};

/** Compares a file's counts with stored ones, which come in any number of batches. */
export function compareStored(table: CountTable, flows: number[], interval: number) {
  const found = { replaced: 0, unchanged: 0, certified: 0, differing: 0 };
  const days: StoredDays = new Map();
  const sums = new Map(flows.map((flow) => [flow, new Map<number, number | null>()]));
  const columns = new Map(flows.map((flow, column) => [flow, column]));

  function take({ flow_id, interval_minutes, certified, minutes, counts, aside }: StoredCounts): void {
    const ofFlow = sums.get(flow_id);
    const column = columns.get(flow_id) ?? 0;
    const times = numbersOf(minutes);
    for (const [at, count] of numbersOf(counts).entries()) {
      const minute = times[at] ?? 0;
      const day = Math.floor(minute / DAY);
      noteDay(days, day, certified);
      const sum = ofFlow?.get(day) ?? null;
      if (!aside) ofFlow?.set(day, count === null ? sum : (sum ?? 0) + count);
      if (interval_minutes !== interval) continue;
      const incoming = table.get(minute, column);
      if (incoming === undefined) continue;
      if (certified && incoming !== count) found.differing += 1;
      if (certified) found.certified += 1;
      else if (incoming === count) found.unchanged += 1;
      else found.replaced += 1;
    }
  }

  return {
    take: (rows: StoredCounts[]): void => rows.forEach(take),
    result: (): Comparison => ({
      ...found,
      overlaps: stretches(days),
      sums,
    }),
  };
}

/** How many counts are stored by day. */
type StoredDays = Map<number, { counts: number; certified: number }>;

function noteDay(days: StoredDays, day: number, certified: boolean): void {
  let known = days.get(day);
  if (!known) {
    known = { counts: 0, certified: 0 };
    days.set(day, known);
  }
  known.counts += 1;
  if (certified) known.certified += 1;
}

/** Days that follow each other are one stretch. */
function stretches(days: StoredDays): ImportPreview['overlaps'] {
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
