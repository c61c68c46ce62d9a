import type { FigureInterval, FigureMethod, FigureMode, GradeOfFigure } from 'shared-domain';
import { layeredDays, type FactorLayer } from '../figures/layers.ts';
import { intervalsOf, toldInterval } from '../figures/interval.rules.ts';
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

/** A flow's part of a figure. */
type FlowPart = { flow: CountedFlow; value: number | null; days: number; cells: number };

/** A station's figure of a year and mode by a method, with the factors that were laid over its counts. */
export type WorkedOut = {
  mode: FigureMode;
  method: FigureMethod;
  /** Null where a flow has none, and of one direction alone, which is no station's. */
  value: number | null;
  taken: Taken<CountedFlow>['taken'];
  parts: FlowPart[];
  factors: FactorSpan[];
  grade: GradeOfFigure | null;
  interval: FigureInterval | null;
};

type Asked = { mode: FigureMode; method: FigureMethod };

/**
 * Works a figure out; null where none of the mode was counted. Each flow is over its own days, its dated factors laid over them;
 * FHWA's form adds up single hours, over which no factor is laid, so that there is none by it where one holds.
 */
export function figureOf(
  counted: CountedStationYear,
  { mode, method }: Asked,
  spans: readonly FactorSpan[],
): WorkedOut | null {
  const { year } = counted;
  const taken = takenIn(counted.flows, mode, year);
  if (!taken) return null;
  const layered = taken.flows.map((flow) => ({ flow, ...underFactors(year, flow, spans) }));
  const parts = layered.map(({ flow, days, factors }) => ({
    flow,
    value: valueOf(method, { year, flow, days, isPlain: factors.length === 0 }),
    days: tallied(days).count,
    cells: cellsOfDays(year, days).filter((cell) => cell.days > 0).length,
  }));
  const isWhole = !isPart(counted, mode, method) && parts.every(({ value }) => value !== null);
  const value = isWhole ? parts.reduce((sum, part) => sum + (part.value ?? 0), 0) : null;
  const grade = gradeOfTaken(year, taken.flows);
  return {
    mode,
    method,
    value,
    taken: taken.taken,
    parts,
    factors: layered.flatMap(({ factors }) => factors),
    grade: grade && { ...grade },
    interval:
      method === 'aashto'
        ? intervalOf(
            year,
            value,
            layered.map(({ days }) => days),
          )
        : null,
  };
}

/** Whether what was counted is only a part of the station: one direction of a mode, or by AASHTO a year that lacks cells. */
function isPart({ flows, year }: CountedStationYear, mode: FigureMode, method: FigureMethod): boolean {
  const takenAs = (one: FigureMode) => takenIn(flows, one, year)?.taken;
  const modes: FigureMode[] = mode === 'all' ? ['bicycle', 'pedestrian'] : [mode];
  if (modes.some((one) => takenAs(one) === 'one direction')) return true;
  return method === 'aashto' && takenAs(mode) === 'incomplete';
}

function underFactors(year: number, flow: CountedFlow, spans: readonly FactorSpan[]) {
  const plain = flow.daysByYear.get(year) ?? [];
  const factors = spans.filter(({ flow_id }) => flow_id === flow.id);
  const layers = factors.map(({ factor, from, until }): FactorLayer => ({
    kind: 'factor',
    factor,
    low: null,
    high: null,
    from,
    until,
  }));
  return { days: layeredDays(year, plain, layers)?.days ?? plain, factors };
}

type Year = { year: number; flow: CountedFlow; days: Days; isPlain: boolean };

function valueOf(method: FigureMethod, { year, flow, days, isPlain }: Year): number | null {
  if (method === 'hourly') return isPlain ? hourlyFigure(flow.hours).value : null;
  return method === 'aashto' ? aashto(year, days) : simpleMean(days);
}

function intervalOf(year: number, value: number | null, flows: readonly Days[]): FigureInterval | null {
  const gap = Math.max(...flows.map((days) => sufficiencyOf(year, days, 0).gap));
  return toldInterval(intervalsOf(year, value, flows, gap));
}
