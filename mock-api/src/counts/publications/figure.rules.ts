import type { FigureInterval, FigureMethod, FigureMode, GradeOfFigure } from 'shared-domain';
import { factorParts, withFactors } from '../figures/factor-interval.rules.ts';
import { intervalsOf, toldInterval } from '../figures/interval.rules.ts';
import { layeredDays, type FactorLayer } from '../figures/layers.ts';
import {
  aashto,
  hourlyFigure,
  simpleMean,
  tallied,
  cellsOfDays,
  type Days,
} from '../figures/methods.rules.ts';
import type { FactorSpan } from '../figures/programme/flow-factors.ts';
import { gradeOfTaken } from '../figures/programme/station-tables.ts';
import type { CountedFlow, CountedStationYear } from '../figures/programme/station-year.ts';
import { takenIn, type Taken } from '../figures/programme/taken.rules.ts';
import { sufficiencyOf } from '../figures/sufficiency.rules.ts';
import { filledAt, fillingOf, type Filling, type KeptFill } from './filling.rules.ts';

/** A flow's part of a figure. */
type FlowPart = { flow: CountedFlow; value: number | null; days: number; cells: number };

/** A station's figure of a year and mode by a method, with the factors and filled days that were laid over its counts. */
export type WorkedOut = {
  mode: FigureMode;
  method: FigureMethod;
  /** Null where a flow has none, and of one direction alone, which is no station's. */
  value: number | null;
  taken: Taken<CountedFlow>['taken'];
  parts: FlowPart[];
  factors: FactorSpan[];
  /** What is filled of its flows; `filled` says whether the figure has it in it. */
  filling: Filling | null;
  filled: boolean;
  /** Of what was counted: filling makes no year better counted. */
  grade: GradeOfFigure | null;
  /** None of a figure with filled days: they are no sample, and tell their own error. */
  interval: FigureInterval | null;
};

/** Which figure of a station's year, and whether with its filled days. */
type Asked = { mode: FigureMode; method: FigureMethod; filled: boolean };
/** What is laid over the counts of a station's flows in a year. */
export type Laid = { spans: readonly FactorSpan[]; fills: readonly KeptFill[] };

/**
 * Works a figure out; null where none of the mode was counted. Each flow is over its own days, its filled days and dated factors
 * laid over them; FHWA's form adds up single hours, over which neither is laid, so that there is none by it where one holds.
 */
export function figureOf(
  counted: CountedStationYear,
  { mode, method, filled }: Asked,
  { spans, fills }: Laid,
): WorkedOut | null {
  const { year } = counted;
  const chosen = choose(counted, mode, filled ? fills : []);
  if (!chosen) return null;
  const { taken, flows, asFilled } = chosen;
  const layered = flows.map((flow) => underLayers(year, flow, { spans, fills: filled ? fills : [] }));
  const parts = layered.map(({ flow, days, isPlain }) => ({
    flow,
    value: valueOf(method, { year, flow, days, isPlain }),
    days: tallied(days).count,
    cells: cellsOfDays(year, days).filter((cell) => cell.days > 0).length,
  }));
  const isWhole = !isPart(asFilled, mode, method) && parts.every(({ value }) => value !== null);
  const value = isWhole ? parts.reduce((sum, part) => sum + (part.value ?? 0), 0) : null;
  const filling = fillingOf(year, layered, fills);
  const grade = gradeOfTaken(year, flows);
  return {
    mode,
    method,
    value,
    taken,
    parts,
    factors: layered.flatMap((one) => one.spans),
    filling,
    filled: filled && filling !== null,
    grade: grade && { ...grade },
    interval: method === 'aashto' && !(filled && filling) ? intervalOf(year, value, layered) : null,
  };
}

/**
 * The flows whose counts are added, and the station's year under its fills. What was counted decides; filled days do only where
 * that gives no whole figure, so that an estimate never displaces a count.
 */
function choose(counted: CountedStationYear, mode: FigureMode, fills: readonly KeptFill[]) {
  const { year, flows } = counted;
  const plain = takenIn(flows, mode, year);
  if (!plain) return null;
  if (plain.taken !== 'incomplete' || fills.length === 0) return { ...plain, asFilled: counted };
  const asFilled = { ...counted, flows: flows.map((flow) => withFills(year, flow, fills)) };
  const found = takenIn(asFilled.flows, mode, year) ?? plain;
  return {
    taken: found.taken,
    flows: found.flows
      .map(({ id }) => flows.find((flow) => flow.id === id))
      .filter((flow) => flow !== undefined),
    asFilled,
  };
}

function withFills(year: number, flow: CountedFlow, fills: readonly KeptFill[]): CountedFlow {
  const plain = flow.daysByYear.get(year);
  const own = fills.filter(({ flow_id }) => flow_id === flow.id);
  if (!plain || own.length === 0) return flow;
  const laid = layeredDays(
    year,
    plain,
    own.map((one) => ({ kind: 'filled', days: filledAt(year, one) })),
  );
  return { ...flow, daysByYear: new Map([...flow.daysByYear, [year, laid?.days ?? plain]]) };
}

/** Whether what was counted is only a part of the station: one direction of a mode, or by AASHTO a year that lacks cells. */
function isPart({ flows, year }: CountedStationYear, mode: FigureMode, method: FigureMethod): boolean {
  const takenAs = (one: FigureMode) => takenIn(flows, one, year)?.taken;
  const modes: FigureMode[] = mode === 'all' ? ['bicycle', 'pedestrian'] : [mode];
  if (modes.some((one) => takenAs(one) === 'one direction')) return true;
  return method === 'aashto' && takenAs(mode) === 'incomplete';
}

function underLayers(year: number, flow: CountedFlow, { spans, fills }: Laid) {
  const plain = flow.daysByYear.get(year) ?? [];
  const own = spans.filter(({ flow_id }) => flow_id === flow.id);
  const factors = own.map(({ factor, low, high, from, until }): FactorLayer => ({
    kind: 'factor',
    factor,
    low,
    high,
    from,
    until,
  }));
  const filled = fills
    .filter(({ flow_id }) => flow_id === flow.id)
    .map((one) => ({ kind: 'filled' as const, days: filledAt(year, one) }));
  const laid = layeredDays(year, plain, [...filled, ...factors]);
  return { flow, plain, factors, spans: own, days: laid?.days ?? plain, isPlain: laid === null };
}

type Year = { year: number; flow: CountedFlow; days: Days; isPlain: boolean };

function valueOf(method: FigureMethod, { year, flow, days, isPlain }: Year): number | null {
  if (method === 'hourly') return isPlain ? hourlyFigure(flow.hours).value : null;
  return method === 'aashto' ? aashto(year, days) : simpleMean(days);
}

function intervalOf(
  year: number,
  value: number | null,
  flows: readonly { days: Days; factors: readonly FactorLayer[] }[],
): FigureInterval | null {
  const gap = Math.max(...flows.map(({ days }) => sufficiencyOf(year, days, 0).gap));
  const drawn = toldInterval(
    intervalsOf(
      year,
      value,
      flows.map(({ days }) => days),
      gap,
    ),
  );
  return withFactors(drawn, value, factorParts(year, flows));
}
