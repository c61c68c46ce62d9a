import type { FigureCell, FigureInterval, FigureMode, FigureSufficiency, StationFigure } from 'shared-domain';
import { changeOf, commonChange } from './change.rules.ts';
import type { Draws } from './drawn-weeks.rules.ts';
import { intervalsOf, toldInterval } from './interval.rules.ts';
import { aashto, type Days } from './methods.rules.ts';
import { figuresByMode, type FigureFlow, type ModeFigure } from './station-figure.rules.ts';
import { completionOf, sufficiencyOf, worstOf } from './sufficiency.rules.ts';

/** What tells a flow, in the order in which a station's were established. */
export type KnownFlow = Omit<FigureFlow, 'value'>;

/** What usable certified counts a flow has in a year: its days, and how many hours. */
export type FlowDays = { flow_id: number; days: Days; hours: number };

/** A mode's figure of a station and year by the flows' row ids: all that hangs on counts and codes alone. */
export type WorkedOut = Pick<
  StationFigure,
  'mode' | 'value' | 'taken' | 'modes_lacking' | 'before' | 'change' | 'common'
> & {
  added: number[];
  lacking: { flow_id: number; cells: FigureCell[] }[];
  left: { flow_id: number; reason: 'overlap' | 'same stream' }[];
  sufficiency: FigureSufficiency | null;
  interval: FigureInterval | null;
};

type Years = { year: number; now: readonly FlowDays[]; before: readonly FlowDays[] };

/** The flows that have counts in a year, with what each comes to. */
function inUse(year: number, known: readonly KnownFlow[], counted: readonly FlowDays[]): FigureFlow[] {
  const days = new Map(counted.map((one) => [one.flow_id, one.days]));
  return known.flatMap((flow) => {
    const own = days.get(flow.flow_id);
    return own ? [{ ...flow, value: aashto(year, own) }] : [];
  });
}

/** Whether a mode is told in a list: it was counted, and all of it is not what one of the others is. */
function isListed(figure: ModeFigure, all: readonly ModeFigure[]): boolean {
  if (figure.taken === 'not counted') return false;
  const modes = all.filter(({ mode, taken }) => mode !== 'all' && taken !== 'not counted');
  return figure.mode !== 'all' || modes.length !== 1 || !isSame(figure.added, modes[0]?.added ?? []);
}

const isSame = (some: readonly FigureFlow[], others: readonly FigureFlow[]): boolean =>
  some.length === others.length && some.every((flow) => others.includes(flow));

/** The figures of a station's year, with the year before: those that a list tells, or all three modes. */
export function workOut(known: readonly KnownFlow[], years: Years, which: 'listed' | 'all'): WorkedOut[] {
  const { year, now, before } = years;
  const figures = figuresByMode(inUse(year, known, now));
  const earlier = new Map(
    figuresByMode(inUse(year - 1, known, before)).map((figure) => [figure.mode, figure.value] as const),
  );
  const draws: Draws = new Map();
  return figures
    .filter((figure) => which === 'all' || isListed(figure, figures))
    .map((figure) => workOutMode(figure, years, earlier, draws));
}

function workOutMode(
  { added, lacking, left, ...figure }: ModeFigure,
  { year, now, before }: Years,
  earlier: ReadonlyMap<FigureMode, number | null>,
  draws: Draws,
): WorkedOut {
  const counted = new Map(now.map((one) => [one.flow_id, one]));
  const own = added.flatMap(({ flow_id }) => counted.get(flow_id) ?? []);
  const days = own.map((one) => one.days);
  const sufficiency = worstOf(own.map((one) => sufficiencyOf(year, one.days, one.hours)));
  const then = new Map(before.map((one) => [one.flow_id, one.days]));
  const past = added.flatMap(({ flow_id }) => {
    const found = then.get(flow_id);
    return found ? [found] : [];
  });
  const value = earlier.get(figure.mode) ?? null;
  const isBoth = past.length === added.length;
  return {
    ...figure,
    before: value,
    change: changeOf(figure.value, value),
    common: isBoth ? commonChange({ year, flows: days }, { year: year - 1, flows: past }) : null,
    added: added.map(({ flow_id }) => flow_id),
    lacking: lacking.map(({ flow_id }) => ({
      flow_id,
      cells: completionOf(year, counted.get(flow_id)?.days ?? []).cells,
    })),
    left: left.map(({ flow, reason }) => ({ flow_id: flow.flow_id, reason })),
    sufficiency,
    interval: toldInterval(intervalsOf(year, figure.value, days, sufficiency?.gap ?? 0, draws)),
  };
}
