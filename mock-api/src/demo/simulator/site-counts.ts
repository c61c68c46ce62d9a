import { wallMinutesAt } from 'shared-domain';
import { dayIndex } from '../seed/generator/calendar.ts';
import { stationCounts } from '../seed/generator/station-counts.ts';
import { clockChanges, isWithin } from '../../counts/store/daylight-saving.rules.ts';
import type { SimulatedSite } from './simulated-sites.ts';

/** A row of the platform's answer. */
export type DataRow = { date: string; isoDate: string; counts: number | null; status: number };

/** One interval of a site: wall-clock minutes since 1970-01-01 and the counts of its channels. */
type Interval = { minutes: number; counts: (number | null)[] };

const TIME_ZONE = 'America/Chicago';
const DAY = 24 * 60;

/** Everything that a site counted from its first day to `lastDay`, oldest first; made once and kept. */
export type SiteCounts = (site: SimulatedSite, today: number) => Interval[];

/**
 * Remembers what the sites counted. The generator is the seeds' own, begun on the same day, so the platform holds
 * exactly what was seeded, and goes on after it.
 */
export function rememberedCounts(plannedDay: number): SiteCounts {
  const known = new Map<number, { today: number; intervals: Interval[] }>();
  return (site, today) => {
    const before = known.get(site.id);
    if (before?.today === today) return before.intervals;
    const intervals = countedBy(site, plannedDay, today);
    known.set(site.id, { today, intervals });
    return intervals;
  };
}

function countedBy({ plan, stretches }: SimulatedSite, plannedDay: number, today: number): Interval[] {
  const intervals: Interval[] = [];
  for (const [at, { first, last }] of stretches.entries()) {
    const goesOn = at === stretches.length - 1 && last === plannedDay;
    const until = goesOn ? Math.max(today, last) : last;
    let current: Interval | null = null;
    let time = '';
    for (const { ts, flow, count } of stationCounts(plan, { first, last: until }, plannedDay)) {
      if (ts !== time || !current) {
        time = ts;
        current = { minutes: minutesOf(ts), counts: plan.flows.map(() => null) };
        intervals.push(current);
      }
      current.counts[flow] = count;
    }
  }
  return intervals;
}

const minutesOf = (ts: string) =>
  dayIndex(ts) * DAY + Number(ts.slice(11, 13)) * 60 + Number(ts.slice(14, 16));

/** What to answer: a channel by its place, or the whole site without one; `end` is exclusive, `step` minutes. */
export type Asked = { place: number | null; begin: number; end: number; step: number };

/**
 * The rows of an answer. `date` carries the platform's fault: local time that says +0000. The repeated hour in autumn
 * comes twice, each with half of what the wall clock counted.
 */
export function dataRows(
  { record, statusAt }: Pick<SimulatedSite, 'record' | 'statusAt'>,
  intervals: Interval[],
  { place, begin, end, step }: Asked,
): DataRow[] {
  const length = Math.max(step, record.interval);
  const sums = new Map<number, number | null>();
  for (const { minutes, counts } of intervals) {
    if (minutes < begin || minutes >= end) continue;
    const start = minutes - (minutes % length);
    const count = place === null ? totalOf(counts) : (counts[place] ?? null);
    sums.set(start, totalOf([sums.get(start) ?? null, count]));
  }
  return [...sums].flatMap(([minutes, count]) => rowsOf(minutes, count, statusAt(minutes)));
}

function totalOf(counts: (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}

function rowsOf(minutes: number, count: number | null, status: number): DataRow[] {
  const { repeated } = clockChanges(TIME_ZONE, new Date(minutes * 60_000).getUTCFullYear());
  if (!isWithin(repeated, minutes)) return [rowAt(minutes, offsetAt(minutes), count, status)];
  const half = count === null ? null : Math.floor(count / 2);
  const rest = count === null || half === null ? null : count - half;
  return [rowAt(minutes, -300, half, status), rowAt(minutes, -360, rest, status)];
}

/** Minutes that the wall clock is ahead of UTC. */
function offsetAt(minutes: number): number {
  return (
    [-300, -360].find(
      (offset) => wallMinutesAt(new Date((minutes - offset) * 60_000), TIME_ZONE) === minutes,
    ) ?? -360
  );
}

function rowAt(minutes: number, offset: number, counts: number | null, status: number): DataRow {
  const local = new Date(minutes * 60_000).toISOString().slice(0, 19);
  return { date: `${local}+0000`, isoDate: `${local}-0${-offset / 60}:00`, counts, status };
}
