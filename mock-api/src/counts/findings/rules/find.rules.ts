import type { FindingRule } from 'shared-domain';
import { affectedIn, expectedIn, type Expected } from './affected.rules.ts';
import { casesOf, stretchesOf, type Case, type Named } from './cases.rules.ts';
import { findWrongClocks } from './clock.rules.ts';
import { capsOf, findCappedDays, findHighDays, findLowDays } from './day-totals.rules.ts';
import { daysOf } from './days.ts';
import { findUnevenWeeks } from './direction.rules.ts';
import type { Settings } from './finding-settings.rules.ts';
import { findSilence, opposite, type FlowDays } from './flows.rules.ts';
import { findGaps } from './gap.rules.ts';
import { findBusyNights } from './night.rules.ts';
import { findSameValues } from './same-value.rules.ts';
import { cellsOfDay, JUDGED, NULL, SUSPECT, type Noticed, type Series } from './series.ts';
import { findSpikes } from './spike.rules.ts';
import { usualDays, type UsualDay } from './usual-days.rules.ts';
import { findDoubted } from './vendor-status.rules.ts';
import { findZeroDays, findZeroDaytimes } from './zeros.rules.ts';

const HOUR = 60;

/** What one rule found of a case, in wall-clock minutes since 1970. */
export type FoundPart = Pick<Noticed, 'severity' | 'value' | 'threshold' | 'evidence'> & {
  rule: FindingRule;
  from: number;
  until: number;
};

/** A case of a flow, in wall-clock minutes since 1970: what its leading rule says, and all parts; `rows` can be marked. */
export type Found = FoundPart & {
  suspects: number[];
  flow_id: number;
  parts: FoundPart[];
  intervals: number;
  rows: number;
  /** How many counts are in question. */
  affected: number;
};

/** Whether somebody has already answered what a rule found there, in wall-clock minutes. */
export type IsAnswered = (
  flowId: number,
  part: { rule: FindingRule; from: number; until: number },
) => boolean;

/** Runs every rule over a station's flows. What somebody has already marked as a whole is not told again. */
export function findOddities(all: readonly Series[], settingsOf: (flowId: number) => Settings): Found[] {
  return [...findByFlow(all, settingsOf)].flat();
}

/** The same flow by flow: many years take seconds, and whoever runs them may let others have a turn in between. */
export function* findByFlow(
  all: readonly Series[],
  settingsOf: (flowId: number) => Settings,
  isAnswered: IsAnswered = () => false,
): Generator<Found[]> {
  const flows = all.map((series): FlowDays => ({
    series,
    days: usualDays(daysOf(series), settingsOf(series.flow.id), series.newFrom),
  }));
  for (const flow of flows) {
    const { series, days } = flow;
    const settings = settingsOf(series.flow.id);
    const noticed = oddities(flow, flows, settings)
      .filter(({ rule }) => settings[`${rule}.on`] === 1)
      .filter(({ from, until }) => !isMarked(series, from, until))
      .filter((one) => !isAnswered(series.flow.id, placed(series, one)));
    const expected = expectedIn(series, days);
    yield casesOf(noticed, cellsOfDay(series)).map((one) => told(series, one, expected));
  }
}

const named = (rule: FindingRule, found: Noticed[]): Named[] => found.map((one) => ({ ...one, rule }));

function oddities(flow: FlowDays, flows: readonly FlowDays[], settings: Settings): Named[] {
  const { series, days } = flow;
  const beside = opposite(flow, flows);
  return [
    ...named('gap', findGaps(series, settings)),
    ...nobody(flow, flows, settings),
    ...named('vendor-status', findDoubted(series)),
    ...named('same-value', findSameValues(series, settings)),
    ...named('spike', findSpikes(series, days, settings)),
    ...named('day-high', findHighDays(days, settings)),
    ...named('day-cap', findCappedDays(days, capsOf(series.flow, settings), settings)),
    ...named('direction', beside ? findUnevenWeeks(flow, beside, settings) : []),
    ...(series.interval > HOUR
      ? []
      : [
          ...named('night', findBusyNights(series, days, settings)),
          ...named('clock', findWrongClocks(series, days, settings)),
        ]),
  ];
}

/** The rules that fire where nobody was counted; a silence that days of zeros have told is not looked for again. */
function nobody(flow: FlowDays, all: readonly FlowDays[], settings: Settings): Named[] {
  const { series, days } = flow;
  const noticed: Named[] = [];
  const isUntold = (one: { from: number; until: number }) =>
    !noticed.some(({ from, until }) => from < one.until && one.from < until);
  const tell = (rule: FindingRule, find: () => Noticed[]) => {
    if (settings[`${rule}.on`] === 1) noticed.push(...named(rule, find()));
  };
  tell('zero-days', () => findZeroDays(days, settings));
  tell('silent-flow', () => findSilence(flow, all, settings).filter(isUntold));
  // days are left out before those next to each other become one finding
  tell('zero-daytime', () => findZeroDaytimes(series, days, settings, isUntold));
  // a single low day is told by its zeros where it has them; a low level goes on through them
  const isOpen = (day: UsualDay) => day.isOut || day.level !== null || isUntold(day);
  tell('day-low', () => findLowDays(days.filter(isOpen), settings));
  return noticed;
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

function told(series: Series, { lead, parts, from, until, severity }: Case, expected: Expected): Found {
  // a hint beside something weightier has nothing to mark
  const stretches = stretchesOf(parts.filter((part) => part.severity !== 'hint' || severity === 'hint'));
  const suspects = new Set([lead, ...parts].flatMap((part) => part.suspects));
  return {
    ...placed(series, { ...lead, from, until, severity }),
    suspects: [...suspects],
    flow_id: series.flow.id,
    parts: parts.map((part) => placed(series, part)),
    intervals: until - from,
    rows: rowsIn(series, stretches),
    affected: affectedIn(series, stretches, expected),
  };
}

function placed(
  series: Series,
  { rule, severity, from, until, value, threshold, evidence }: Named,
): FoundPart {
  const timeOf = (at: number) => series.start + at * series.interval;
  return { rule, severity, from: timeOf(from), until: timeOf(until), value, threshold, evidence };
}

function rowsIn({ values, marks }: Series, stretches: readonly { from: number; until: number }[]): number {
  let rows = 0;
  for (const { from, until } of stretches) {
    for (let at = from; at < until; at += 1) if (isRow(values, at) && (marks[at] ?? 0) & JUDGED) rows += 1;
  }
  return rows;
}

const isRow = (values: Int32Array, at: number): boolean => {
  const value = values[at] ?? -1;
  return value >= 0 || value === NULL;
};
