import { wallClock } from 'shared-domain';
import type { CertifiedCount } from '../../counts/figures/programme/counted-year.rules.ts';
import { sha256 } from '../../counts/publications/canonical.rules.ts';
import type { Text } from '../../platform/text/language.ts';
import type { OpenExcluded, OpenFlowMonth } from '../store/snapshot.types.ts';
import { hourMeans, openDays } from './flow-month.rules.ts';
import { localOffset } from './local-offset.rules.ts';

/** A flow with its certified counts of a month, in the order of time. */
export type CountedMonth = { flow: string; counts: readonly CertifiedCount[] };

/** A month as it goes out. */
export type MonthSnapshot = {
  /** Of what goes out; of all its certified counts. */
  hash: string;
  source: string;
  counts: number;
  certifications: number[];
  flows: OpenFlowMonth[];
  excluded: OpenExcluded[];
  /** By flow: 'start,offset,interval,count,quality', a line each. */
  lines: { flow: string; lines: string }[];
};

/** Which of the agency's choices make a month another one, and what else is known of it. */
export type MonthFacts = {
  timeZone: string;
  daily: boolean;
  /** Words for the marks that keep a count out. */
  reasons: ReadonlyMap<number, Text>;
};

const DAY = 24 * 60;
/** A form of its own, should what is hashed ever change. */
const FORM = 'open-data/1';

/** A month of a station's certified counts in the form in which it goes out; null where it has none. */
export function monthSnapshot(flows: readonly CountedMonth[], facts: MonthFacts): MonthSnapshot | null {
  const counted = flows
    .filter(({ counts }) => counts.length > 0)
    .toSorted((a, b) => (a.flow < b.flow ? -1 : 1));
  if (counted.length === 0) return null;
  const offsets = (minutes: number) => localOffset(minutes, facts.timeZone);
  const left = counted.flatMap((one) => excludedOf(one, facts.reasons));
  const all = counted.map((one) => ({ flow: one.flow, lines: countLines(one, facts.reasons, offsets) }));
  const told = counted.map(({ flow, counts }) => {
    const used = counts.filter((one) => !facts.reasons.has(one.suspect));
    return { flow, days: openDays(used, facts.timeZone), hours: facts.daily ? null : hourMeans(used) };
  });
  const lines = facts.daily ? told.map(({ flow, days }) => ({ flow, lines: dayLines(days, offsets) })) : all;
  return {
    hash: hashOf(lines, left),
    source: hashOf(all, left),
    counts: lines.reduce((sum, one) => sum + one.lines.split('\n').length - 1, 0),
    certifications: [
      ...new Set(counted.flatMap(({ counts }) => counts.map((one) => one.certification))),
    ].toSorted((a, b) => a - b),
    flows: told,
    excluded: left.map(({ suspect: _suspect, ...one }) => one),
    lines,
  };
}

/** What was left out, by the number of its mark: the mark may be worded better one day. */
type LeftOut = OpenExcluded & { suspect: number };

const hashOf = (lines: MonthSnapshot['lines'], left: readonly LeftOut[]): string =>
  sha256(
    [
      FORM,
      ...lines.map((one) => `${one.flow}\n${one.lines}`),
      ...left.map(({ flow, from, until, suspect }) => [flow, from, until, suspect].join(' ')),
    ].join('\n'),
  );

const startOf = (minutes: number): string => wallClock(minutes).replace(' ', 'T');

function countLines(
  { counts }: CountedMonth,
  reasons: MonthFacts['reasons'],
  offsetAt: (minutes: number) => number,
): string {
  return counts
    .map(({ minutes, interval, count, suspect }) => {
      const isOut = reasons.has(suspect);
      const value = isOut || count === null ? '' : count;
      const quality = isOut ? 'excluded' : 'certified';
      return `${startOf(minutes)},${offsetAt(minutes)},${interval},${value},${quality}\n`;
    })
    .join('');
}

/** Whole days alone: the total of a part of a day is no day's. */
function dayLines(days: OpenFlowMonth['days'], offsetAt: (minutes: number) => number): string {
  return days
    .filter(({ whole }) => whole)
    .map(({ date, total }) => {
      const minutes = Date.parse(date) / 60_000;
      return `${startOf(minutes)},${offsetAt(minutes)},${DAY},${total},certified\n`;
    })
    .join('');
}

/** Counts in a row that one reason keeps out, as one stretch. */
function excludedOf({ flow, counts }: CountedMonth, reasons: MonthFacts['reasons']): LeftOut[] {
  const stretches: LeftOut[] = [];
  let before = 0;
  for (const { minutes, interval, suspect } of counts) {
    const reason = reasons.get(suspect);
    if (reason && suspect !== before) {
      const from = wallClock(minutes);
      stretches.push({ flow, from, until: from, reason, counts: 0, suspect });
    }
    const open = stretches.at(-1);
    if (reason && open)
      Object.assign(open, { until: wallClock(minutes + interval), counts: open.counts + 1 });
    before = reason ? suspect : 0;
  }
  return stretches;
}
