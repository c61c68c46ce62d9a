import type { FindingRule } from 'shared-domain';
import { minutesOfText } from 'shared-domain';
import { randomStream, seedOf } from '../../demo/seed/generator/random.ts';
import type { SeriesRow } from '../../counts/findings/rules/series.ts';
import { LABELS } from './labels.ts';
import type { RealStation } from './real-series.ts';

const HOUR = 60;
const DAY = 1440;

/** Faults that counters have, and the rules of which one must tell it. */
export const FAULTS = {
  gap: ['gap'],
  stuck: ['same-value'],
  dead: ['zero-days', 'silent-flow', 'zero-daytime', 'day-low'],
  halved: ['day-low', 'direction'],
  shifted: ['clock'],
} as const satisfies Record<string, FindingRule[]>;
export type FaultKind = keyof typeof FAULTS;

/** How long each lasts at least and at most, in hours. */
const HOURS: Record<FaultKind, [number, number]> = {
  gap: [3, 72],
  stuck: [12, 72],
  dead: [3 * 24, 14 * 24],
  halved: [21 * 24, 42 * 24],
  shifted: [14 * 24, 42 * 24],
};
/** A fault is put where so many days before it and around it are without another. */
const DAYS_BEFORE = 45;
const DAYS_AROUND = 14;
const TRIES = 200;

/** A fault put into a real series: a flow's minutes [from, until). */
export type SeededFault = { kind: FaultKind; flow: number; from: number; until: number; shift: number };

/** A place for a fault of a kind in a year of a station, the same at each call; null where the year has none. */
export function faultIn(station: RealStation, kind: FaultKind, year: number): SeededFault | null {
  const random = randomStream(seedOf(`${station.name} ${kind} ${year}`));
  const [least, most] = HOURS[kind];
  const begin = minutesOfText(`${year}-01-01`) ?? 0;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const own = station.flows[Math.floor(random() * station.flows.length)];
    const size = (least + Math.floor(random() * (most - least))) * HOUR;
    const day = begin + Math.floor(random() * 365) * DAY;
    const from = day + (kind === 'stuck' ? 8 + Math.floor(random() * 9) : Math.floor(random() * 24)) * HOUR;
    const shift = (1 + Math.floor(random() * 6)) * (random() < 0.5 ? -1 : 1);
    if (own && isSound(station, own.rows, from, from + size)) {
      return { kind, flow: own.flow.id, from, until: from + size, shift };
    }
  }
  return null;
}

function isSound({ name }: RealStation, rows: readonly SeriesRow[], from: number, until: number): boolean {
  const [first, last] = [rows[0]?.minutes ?? Infinity, rows.at(-1)?.minutes ?? 0];
  if (from - DAYS_BEFORE * DAY < first || until + DAYS_AROUND * DAY > last) return false;
  const failures = LABELS.filter(({ station, kind }) => station === name && kind !== 'clock');
  if (
    failures.some(
      (one) =>
        dayOf(one.first) - DAYS_AROUND * DAY < until && from < dayOf(one.last) + (DAYS_BEFORE + 1) * DAY,
    )
  )
    return false;
  const here = rows.filter(({ minutes }) => minutes >= from && minutes < until);
  return here.length === (until - from) / HOUR && here.some(({ count }) => (count ?? 0) > 0);
}

const dayOf = (text: string) => minutesOfText(text) ?? 0;

/** The station with the fault in it. */
export function withFault(station: RealStation, fault: SeededFault): RealStation {
  const random = randomStream(seedOf(`${station.name} ${fault.kind} ${fault.from}`));
  const flows = station.flows.map((own) =>
    own.flow.id === fault.flow ? { ...own, rows: faulty(own.rows, fault, random) } : own,
  );
  return { ...station, flows };
}

function faulty(
  rows: readonly SeriesRow[],
  { kind, from, until, shift }: SeededFault,
  random: () => number,
): SeriesRow[] {
  const isIn = ({ minutes }: SeriesRow) => minutes >= from && minutes < until;
  if (kind === 'gap') return rows.filter((row) => !isIn(row));
  const byMinute = new Map(rows.map(({ minutes, count }) => [minutes, count ?? 0]));
  const held = Math.max(1, byMinute.get(from) ?? 0);
  const counted = ({ minutes, count }: SeriesRow): number => {
    if (kind === 'dead') return 0;
    if (kind === 'stuck') return held;
    if (kind === 'halved') return Math.floor((count ?? 0) / 2 + random());
    return byMinute.get(minutes - shift * HOUR) ?? 0;
  };
  return rows.map((row) => (isIn(row) ? { ...row, count: counted(row) } : row));
}
