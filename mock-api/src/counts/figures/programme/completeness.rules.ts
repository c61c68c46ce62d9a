import { daysOfYear, wallClock, type ExcludedCounts, type FlowCompleteness } from 'shared-domain';
import { hoursThere, tallied, type Days } from '../methods.rules.ts';
import type { CertifiedCount } from './counted-year.rules.ts';
import { gapsOf } from './gaps.rules.ts';
import type { CountedFlow } from './station-year.ts';

const HOURS = 24;

/** A validity condition: whether it keeps counts out, and its words. */
export type Suspect = { id: number; excludes: boolean; label: string };

/** How complete a flow's year is, and what was kept out of it. */
export function completenessOf(
  year: number,
  flow: CountedFlow,
  suspects: readonly Suspect[],
): Omit<FlowCompleteness, 'factors'> {
  const days: Days = flow.daysByYear.get(year) ?? [];
  return {
    flowid_txdot: flow.flowid_txdot,
    name: flow.name,
    days: tallied(days).count,
    days_of_year: daysOfYear(year),
    hours: hoursThere(flow.hours) / (daysOfYear(year) * HOURS),
    gaps: gapsOf(year, days),
    empty: flow.counts.filter(({ count }) => count === null).length,
    uncertified: flow.uncertified,
    excluded: suspects.flatMap((suspect) => (suspect.excludes ? excludedBy(suspect, flow.counts) : [])),
  };
}

function excludedBy({ id, label }: Suspect, counts: readonly CertifiedCount[]): ExcludedCounts[] {
  const own = counts.filter(({ suspect }) => suspect === id);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return [];
  const minutesOf = (some: readonly CertifiedCount[]) =>
    some.reduce((sum, { interval }) => sum + interval, 0);
  const minutes = minutesOf(own);
  return [
    {
      suspect_id: id,
      label,
      counts: own.length,
      minutes,
      share: minutes / minutesOf(counts),
      first: wallClock(first.minutes).slice(0, 10),
      last: wallClock(last.minutes).slice(0, 10),
    },
  ];
}
