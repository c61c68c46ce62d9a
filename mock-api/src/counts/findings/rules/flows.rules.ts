import { areOpposite, flowIdOf, flowsOfAllTypes, isCombined } from 'shared-domain';
import type { Day } from './days.ts';
import type { Settings } from './finding-settings.rules.ts';
import { ABSENT, isUnderReview, NULL, PROPOSED, type Noticed, type RuleFlow, type Series } from './series.ts';
import { median } from './statistics.ts';
import type { UsualDay } from './usual-days.rules.ts';

/** A flow with its days, as rules that look at several flows need it. */
export type FlowDays = { series: Series; days: readonly UsualDay[] };

/** A flow as the rules of adding flows know it (E5). */
const streamOf = (flow: RuleFlow) => ({
  flowid_txdot: flowIdOf('', flow),
  movement_direction_code: flow.movement_direction_code ?? null,
});

/** Those of a station's flows that count several directions at once. */
function combinedIn(flows: readonly FlowDays[]): Set<FlowDays> {
  const streams = flows.map(({ series }) => streamOf(series.flow));
  return new Set(
    flows.filter((_, at) => {
      const stream = streams[at];
      return stream !== undefined && isCombined(stream, streams);
    }),
  );
}

/** The flow on the other side of a two-way facility: same method and type, opposite direction, neither of them combined. */
export function opposite(flow: FlowDays, all: readonly FlowDays[]): FlowDays | undefined {
  const combined = combinedIn(all);
  if (combined.has(flow)) return undefined;
  const { flow: own } = flow.series;
  return all.find((other) => {
    const { flow: beside } = other.series;
    return (
      !combined.has(other) &&
      beside.count_type_code === own.count_type_code &&
      beside.count_method_code === own.count_method_code &&
      areOpposite(Number(own.travel_direction_code), Number(beside.travel_direction_code))
    );
  });
}

/** What flows other than this one counted while its cells [from, until) passed, nobody twice (decision E5). */
function countedBeside(flow: FlowDays, all: readonly FlowDays[]): (from: number, until: number) => number {
  const combined = combinedIn(all);
  const streams = all
    .filter((other) => other !== flow)
    .map((other) => {
      const stream = streamOf(other.series.flow);
      // whether a movement 'both' says something shows beside all flows of the station
      return combined.has(other) ? { ...stream, other } : { ...stream, movement_direction_code: null, other };
    });
  return (from, until) => {
    const counted = new Map(
      streams.map((stream) => [stream, countedIn(stream.other.series, flow.series, from, until)]),
    );
    const { taken } = flowsOfAllTypes(streams, (stream) => counted.get(stream)?.isWhole === true);
    return taken.reduce((sum, stream) => sum + (counted.get(stream)?.total ?? 0), 0);
  };
}

/** Stretches in which this flow counts nobody while the others of the station do. Pure gaps are left to that rule. */
export function findSilence(flow: FlowDays, all: readonly FlowDays[], settings: Settings): Noticed[] {
  const { series } = flow;
  const beside = countedBeside(flow, all);
  const least = (settings['silent-flow.hours'] * 60) / series.interval;
  return silences(series)
    .filter(({ from, until }) => until - from >= least && isUnderReview(series, from, until))
    .flatMap(({ from, until }) => {
      const hours = ((until - from) * series.interval) / 60;
      const counted = beside(from, until);
      const usual = usualDay(flow.days, from);
      const isOdd = usual >= Math.max(1, settings['silent-flow.median']) && counted >= usual;
      return isOdd
        ? [
            {
              from,
              until,
              severity: 'review' as const,
              value: hours,
              threshold: settings['silent-flow.hours'],
              suspects: [PROPOSED.malfunction],
              evidence: { hours, counted },
            },
          ]
        : [];
    });
}

/** Runs of zeros with what is missing among them. */
function silences({ values, marks }: Series): { from: number; until: number }[] {
  const found: { from: number; until: number; zeros: number }[] = [];
  let open: { from: number; until: number; zeros: number } | null = null;
  values.forEach((value, at) => {
    const isSilent = value === 0 || (value < 0 && (open !== null || marks[at] !== 0));
    if (isSilent) {
      if (!open) found.push((open = { from: at, until: at, zeros: 0 }));
      open.until = at + 1;
      if (value === 0) open.zeros += 1;
    } else open = null;
  });
  return found.filter(({ zeros }) => zeros > 0);
}

const WINDOW_DAYS = 27;
const LEAST_DAYS = 3;

/** The median of the usable days before a cell; 0 where there are too few to say. */
function usualDay(days: readonly Day[], cell: number): number {
  const at = days.findIndex(({ until }) => until > cell);
  const before = days
    .slice(Math.max(0, at - WINDOW_DAYS), at)
    .flatMap(({ isUsable, total }) => (isUsable && total !== null ? [total] : []));
  return before.length >= LEAST_DAYS ? median(before) : 0;
}

/** What another flow counted while this one's cells [from, until) passed, and whether it has a value for all of it. */
function countedIn(
  other: Series,
  series: Series,
  from: number,
  until: number,
): { total: number; isWhole: boolean } {
  const cellAt = (cell: number) => (series.start + cell * series.interval - other.start) / other.interval;
  let [total, isWhole] = [0, true];
  for (let at = Math.max(0, Math.ceil(cellAt(from))); at < cellAt(until); at += 1) {
    const value = other.values[at] ?? ABSENT;
    if (value === ABSENT || value === NULL) isWhole = false;
    total += Math.max(0, value);
  }
  return { total, isWhole };
}
