import { addDays } from 'shared-domain';
import { HIGHEST_COUNT } from './layout.ts';
import type { Notice, NoticeKind } from './notice.ts';
import type { TmasFlow } from './station-record.rules.ts';

/** What a day of a flow holds. */
export type DayFacts = {
  flow_id: number;
  /** 'YYYY-MM-DD' */
  day: string;
  /** Certified counts with a value that no suspect code excludes. */
  usable: number;
  /** Minutes that they cover, and how many the day has. */
  minutes: number;
  length: number;
  /** Whether there are different intervals among them, or different minutes past the interval; null where none is usable. */
  mixed: boolean | null;
  highest: number | null;
  uncertified: number;
};

/** Certified counts of a day that a suspect code excludes. */
export type ExcludedCounts = { flow_id: number; day: string; condition: string; counts: number };

/** The days of a period, `until` exclusive. */
export function daysOf({ from, until }: { from: string; until: string }): string[] {
  const days: string[] = [];
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Why a day has no record, or null where it has one. */
function reasonOf(facts: DayFacts | undefined): NoticeKind | null {
  if (!facts) return 'noCounts';
  if (facts.usable === 0) return facts.uncertified > 0 ? 'uncertifiedDays' : 'unusableDays';
  return facts.mixed ? 'mixedIntervals' : null;
}

/** The days of a flow that get a record, and what is not in the records or noteworthy of them. */
export function countNotices(
  flow: TmasFlow,
  days: readonly string[],
  facts: readonly DayFacts[],
  excluded: readonly ExcludedCounts[],
): { written: string[]; notices: Notice[] } {
  const byDay = new Map(facts.map((one) => [one.day, one]));
  const reasons = days.map((day) => ({ day, kind: reasonOf(byDay.get(day)) }));
  const written = reasons.filter(({ kind }) => kind === null).map(({ day }) => day);
  const inRecords = written.flatMap((day) => byDay.get(day) ?? []);
  const isWritten = new Set(written);
  const base = { station: flow, flow };
  const left = inRecords.filter(({ uncertified }) => uncertified > 0);
  const short = inRecords.filter(({ minutes, length }) => minutes < length);
  return {
    written,
    notices: [
      ...inRecords.flatMap(({ day, highest }): Notice[] =>
        highest !== null && highest > HIGHEST_COUNT
          ? [{ ...base, kind: 'tooHigh', first: day, last: day, days: 1, value: highest }]
          : [],
      ),
      ...stretches(reasons).map((stretch): Notice => ({ ...base, ...stretch })),
      ...stretches(
        left.map(({ day, uncertified }) => ({ day, kind: 'uncertifiedCounts', counts: uncertified })),
      ).map((stretch): Notice => ({ ...base, ...stretch })),
      ...[...Map.groupBy(excluded, ({ condition }) => condition)].flatMap(([condition, of]) =>
        stretches(
          of
            .filter(({ day }) => isWritten.has(day))
            .map(({ day, counts }) => ({ day, kind: 'excludedCounts', counts })),
        ).map((stretch): Notice => ({ ...base, ...stretch, condition })),
      ),
      ...stretches(short.map(({ day }) => ({ day, kind: 'shortDays' }))).map((stretch): Notice => ({
        ...base,
        ...stretch,
      })),
    ],
  };
}

type DayKind = { day: string; kind: NoticeKind | null; counts?: number };
type Stretch = { kind: NoticeKind; first: string; last: string; days: number; counts?: number };

/** Days one after the other of the same kind, as one stretch each; days of no kind are in none. */
export function stretches(days: readonly DayKind[]): Stretch[] {
  const found: Stretch[] = [];
  for (const { day, kind, counts } of days) {
    if (kind === null) continue;
    const last = found.at(-1);
    if (last?.kind === kind && addDays(last.last, 1) === day) {
      last.last = day;
      last.days += 1;
      if (counts !== undefined) last.counts = (last.counts ?? 0) + counts;
    } else {
      found.push({ kind, first: day, last: day, days: 1, ...(counts !== undefined && { counts }) });
    }
  }
  return found;
}
