import type { FindingRule } from 'shared-ui/domain';
import { findWrongClocks } from './clock.rules.ts';
import { capsOf, compared, findCappedDays, findHighDays, findLowDays } from './day-totals.rules.ts';
import { daysOf } from './days.ts';
import type { Settings } from './finding-settings.rules.ts';
import { findSilence, findUnevenWeeks, opposite, type FlowDays } from './flows.rules.ts';
import { findGaps } from './gap.rules.ts';
import { findBusyNights } from './night.rules.ts';
import { findSameValues } from './same-value.rules.ts';
import { JUDGED, SUSPECT, type Noticed, type Series } from './series.ts';
import { findSpikes } from './spike.rules.ts';
import { findDoubted } from './vendor-status.rules.ts';
import { findZeroDays, findZeroDaytimes } from './zeros.rules.ts';

const HOUR = 60;

/** A finding of a flow, in wall-clock minutes since 1970; `rows` of it can be marked. */
export type Found = Omit<Noticed, 'from' | 'until'> & {
  rule: FindingRule;
  flow_id: number;
  from: number;
  until: number;
  intervals: number;
  rows: number;
};

/** Runs every rule over a station's flows. What somebody has already marked as a whole is not told again. */
export function findOddities(all: readonly Series[], settingsOf: (flowId: number) => Settings): Found[] {
  return [...findByFlow(all, settingsOf)].flat();
}

/** The same flow by flow: many years take seconds, and whoever runs them may let others have a turn in between. */
export function* findByFlow(
  all: readonly Series[],
  settingsOf: (flowId: number) => Settings,
): Generator<Found[]> {
  const flows = all.map((series): FlowDays => ({ series, days: daysOf(series) }));
  for (const flow of flows) {
    const settings = settingsOf(flow.series.flow.id);
    yield oddities(flow, flows, settings)
      .filter(({ rule }) => settings[`${rule}.on`] === 1)
      .filter(({ from, until }) => !isMarked(flow.series, from, until))
      .map((one) => placed(flow.series, one));
  }
}

type Named = Noticed & { rule: FindingRule };

const named = (rule: FindingRule, found: Noticed[]): Named[] => found.map((one) => ({ ...one, rule }));

function oddities(flow: FlowDays, all: readonly FlowDays[], settings: Settings): Named[] {
  const { series, days } = flow;
  const others = all.filter((other) => other !== flow);
  const beside = opposite(series.flow, others);
  const withUsual = compared(days);
  const caps = capsOf(series.flow, settings);
  return [
    ...named('gap', findGaps(series, settings)),
    ...nobody(flow, others, withUsual, settings),
    ...named('vendor-status', findDoubted(series)),
    ...named('same-value', findSameValues(series, settings)),
    ...named('spike', findSpikes(series, settings)),
    ...named('day-high', findHighDays(withUsual, settings, caps.review)),
    ...named('day-cap', findCappedDays(days, caps)),
    ...named('direction', beside ? findUnevenWeeks(flow, beside, settings) : []),
    ...(series.interval > HOUR
      ? []
      : [
          ...named('night', findBusyNights(series, days, settings)),
          ...named('clock', findWrongClocks(series, days, settings)),
        ]),
  ];
}

/**
 * The rules that fire where nobody was counted. One silence would answer to all four, so each leaves out what
 * touches the findings of those before it.
 */
function nobody(
  { series, days }: FlowDays,
  others: readonly FlowDays[],
  withUsual: ReturnType<typeof compared>,
  settings: Settings,
): Named[] {
  const told: Named[] = [];
  const isUntold = (one: { from: number; until: number }) =>
    !told.some(({ from, until }) => from < one.until && one.from < until);
  const tell = (rule: FindingRule, find: () => Noticed[]) => {
    if (settings[`${rule}.on`] === 1) told.push(...named(rule, find().filter(isUntold)));
  };
  tell('zero-days', () => findZeroDays(days, settings));
  tell('silent-flow', () => findSilence({ series, days }, others, settings));
  // days are left out before those next to each other become one finding
  tell('zero-daytime', () => findZeroDaytimes(series, days, settings, isUntold));
  tell('day-low', () => findLowDays(withUsual.filter(isUntold), settings));
  return told;
}

/** Whether every row under review in the range carries a suspect already; a gap without rows has none. */
function isMarked({ marks, values }: Series, from: number, until: number): boolean {
  let rows = 0;
  for (let at = from; at < until; at += 1) {
    const mark = marks[at] ?? 0;
    if (!isRow(values, at) || !(mark & JUDGED)) continue;
    if (!(mark & SUSPECT)) return false;
    rows += 1;
  }
  return rows > 0;
}

function placed(series: Series, { from, until, ...rest }: Named): Found {
  let rows = 0;
  for (let at = from; at < until; at += 1) {
    if (isRow(series.values, at) && (series.marks[at] ?? 0) & JUDGED) rows += 1;
  }
  return {
    ...rest,
    flow_id: series.flow.id,
    from: series.start + from * series.interval,
    until: series.start + until * series.interval,
    intervals: until - from,
    rows,
  };
}

const isRow = (values: Int32Array, at: number): boolean => {
  const value = values[at] ?? -1;
  return value >= 0 || value === -2;
};
