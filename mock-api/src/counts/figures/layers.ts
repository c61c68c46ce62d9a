import type { AppliedFactor } from 'shared-domain';
import type { Reading } from '../../platform/db/database.ts';
import { tallied, type Days } from './methods.rules.ts';
import { calendarOf } from './year-of-hours.ts';

/**
 * A day of a flow that was not counted whole, by an estimate (E8): by its place in the year, the first of January at 0. It stands
 * where no day is complete, and nowhere else.
 */
type FilledDays = { kind: 'filled'; days: ReadonlyMap<number, number> };

/** A factor of a flow with its interval, from one day to another, both 'YYYY-MM-DD' and both within it. */
export type FactorLayer = {
  kind: 'factor';
  factor: number;
  low: number | null;
  high: number | null;
  from: string;
  until: string;
};

/** What may be laid over a flow's year of counts. Counts never change by it. */
export type Layer = FilledDays | FactorLayer;

/** The layers of flows in a year, by their row ids; a flow without any is not in it. */
export type FlowLayers = ReadonlyMap<number, readonly Layer[]>;

/**
 * Where layers come from: a subject's own reading of what it would lay over a year of these stations' flows, all of them in one
 * statement or few. Which sources there are stands in `figure-layers.ts`, where the application is put together; whoever works
 * out figures is handed them.
 */
export type LayerSource = (
  db: Reading,
  asked: { year: number; stations: readonly number[] },
) => Promise<FlowLayers>;

/** A flow's year with what was laid over it. */
export type LayeredDays = {
  days: Days;
  factors: Omit<AppliedFactor, 'flowid_txdot'>[];
  filled_days: number;
  /** What the filled days come to, and all days. */
  filled_total: number;
  total: number;
};

/**
 * A flow's year under its layers: first days are filled, then factors multiply what stands on their days, filled ones too, for
 * they were estimated from what this counter counts. Null where no layer changes anything, so that the plain figure stands alone.
 * A factor of one and an empty fill change nothing of the days, and are told all the same.
 */
export function layeredDays(year: number, plain: Days, layers: readonly Layer[]): LayeredDays | null {
  if (layers.length === 0) return null;
  const days = [...plain];
  const filled = new Set<number>();
  for (const layer of layers) {
    if (layer.kind === 'filled') for (const at of fill(days, layer.days)) filled.add(at);
  }
  const factors = layers.filter((layer) => layer.kind === 'factor');
  for (const layer of factors) multiply(year, days, layer);
  return {
    days,
    factors: factors.map(({ factor, low, high, from, until }) => ({ factor, low, high, from, until })),
    filled_days: filled.size,
    filled_total: [...filled].reduce((sum, at) => sum + (days[at] ?? 0), 0),
    total: tallied(days).total,
  };
}

/** Fills the days that are not complete; answers which. */
function fill(days: (number | null)[], values: ReadonlyMap<number, number>): number[] {
  const open = [...values].filter(([at]) => at in days && days[at] === null);
  for (const [at, value] of open) days[at] = value;
  return open.map(([at]) => at);
}

function multiply(year: number, days: (number | null)[], { factor, from, until }: FactorLayer): void {
  for (const [at, { date }] of calendarOf(year).entries()) {
    const day = days[at] ?? null;
    if (day !== null && date >= from && date <= until) days[at] = day * factor;
  }
}

/** The layers of several sources as one, in their order. */
export async function readLayers(
  sources: readonly LayerSource[],
  db: Reading,
  asked: { year: number; stations: readonly number[] },
): Promise<FlowLayers> {
  const found = new Map<number, Layer[]>();
  for (const layers of await Promise.all(sources.map((source) => source(db, asked)))) {
    for (const [flow, own] of layers) found.set(flow, [...(found.get(flow) ?? []), ...own]);
  }
  return found;
}
