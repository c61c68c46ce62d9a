import { wallClock } from 'shared-domain';
import type { CopyValue, Queryable } from '../../platform/db/database.ts';
import { DayTable } from '../store/day-table.ts';
import { OtherIntervals, type Refused } from '../store/other-intervals.rules.ts';
import type { Text } from '../../platform/text/language.ts';
import {
  dropIncoming,
  indexIncoming,
  selectIncomingMinutes,
  selectOtherCounts,
  selectOtherMonths,
  type Span,
} from './other-intervals.sql.ts';
import { numbersOf } from './preview.sql.ts';
import { texts } from './texts.ts';

/** Takes the stored counts of other intervals of one month. */
export async function takeMonth(
  db: Queryable,
  span: Span,
  month: string,
  others: OtherIntervals,
): Promise<void> {
  for (const { flow_id, interval_minutes, certified, minutes } of await selectOtherCounts(db, span, month)) {
    const place = span.flows.indexOf(flow_id);
    for (const minute of numbersOf(minutes)) {
      others.take(place, { minutes: minute ?? 0, interval: interval_minutes, certified });
    }
  }
}

/** A span whose counts were brought into a table. */
type Staged = Span & { table: string };

/** What becomes of the stored counts of other intervals that the staged rows meet; null where there are none. */
async function meetOthers(db: Queryable, span: Staged): Promise<OtherIntervals | null> {
  const months = await selectOtherMonths(db, span);
  if (months.length === 0) return null;
  await indexIncoming(db, span.table);
  let there = new DayTable(span.interval, span.flows.length);
  const others = new OtherIntervals(
    span.interval,
    span.flows.length,
    (minutes, place) => there.get(minutes, place) !== 0,
  );
  for (const month of months) {
    there = new DayTable(span.interval, span.flows.length);
    for (const { flow_id, minutes } of await selectIncomingMinutes(db, span.table, month)) {
      const place = span.flows.indexOf(flow_id);
      for (const minute of numbersOf(minutes)) there.set(minute ?? 0, 1, place);
    }
    await takeMonth(db, span, month, others);
  }
  return others;
}

/** What is left of the stored counts of other intervals, and what is to be told of them. */
type Settled = { others: OtherIntervals | null; notes: Text[] };

/**
 * Settles the staged counts with the stored ones of other intervals. With `leaveOut` those that are refused are
 * taken out of what comes in, until none is: without one of them another may be covered in part only.
 */
export async function settleOthers(
  db: Queryable,
  span: Staged,
  { leaveOut }: { leaveOut: boolean },
): Promise<Settled> {
  const notes: Text[] = [];
  let others = await meetOthers(db, span);
  if (!leaveOut) return { others, notes: others ? replacedNotes(others) : [] };
  while (others && others.refused > 0) {
    const refused = [...others.allRefused()];
    notes.push(...leftOutNotes(refused));
    await dropIncoming(db, span.table, {
      ts: refused.map(({ minutes }) => wallClock(minutes)),
      flows: refused.map(({ place }) => span.flows[place] ?? 0),
    });
    others = await meetOthers(db, span);
  }
  return { others, notes: [...(others ? replacedNotes(others) : []), ...notes] };
}

function leftOutNotes(refused: ({ minutes: number } & Refused)[]): Text[] {
  const groups = Map.groupBy(refused, ({ why, interval }) => `${why} ${interval}`);
  return [...groups.values()].map((group) => {
    const { why = 'partly', interval = 0 } = group[0] ?? {};
    const times = group.map(({ minutes }) => minutes);
    const [first, last] = [times[0] ?? 0, times.at(-1) ?? 0];
    return texts.othersLeftOut({
      counts: group.length,
      why,
      minutes: interval,
      span: `${wallClock(first)} – ${wallClock(last)}`,
    });
  });
}

/** The keys of the stored counts that are replaced. */
export async function* replacedKeys(
  others: OtherIntervals,
  flows: number[],
): AsyncGenerator<Iterable<readonly CopyValue[]>> {
  for (const [place, minutes] of others.replaced.entries()) {
    yield minutes.map((minute) => [wallClock(minute), flows[place] ?? 0]);
  }
}

/** What is said of stored counts of other intervals that are replaced, interval by interval. */
export function replacedNotes({ replacedAt }: OtherIntervals): Text[] {
  return [...replacedAt]
    .toSorted(([a], [b]) => a - b)
    .map(([minutes, counts]) => texts.otherReplaced({ counts, minutes }));
}
