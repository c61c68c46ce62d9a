import type { FillMethod, FactorGroup, FillWeather } from 'shared-domain';
import { layeredDays, type FactorLayer } from '../figures/layers.ts';
import { tallied, type Days } from '../figures/methods.rules.ts';
import { calendarOf } from '../figures/year-of-hours.ts';
import type { CountedFlow } from '../figures/programme/station-year.ts';

/** What was filled of a flow's year, with all that says how. */
export type KeptFill = {
  flow_id: number;
  method: FillMethod;
  pattern: FactorGroup | null;
  members: number;
  donor: string | null;
  days: { date: string; value: number }[];
  error: { days: number; median_run: number; p90_run: number } | null;
  user_name: string;
  made_at: string;
  weather: FillWeather | null;
};

/** Filled days of the flows of a figure, and what part of it they are. */
export type Filling = {
  /** Days that are not complete and were filled; one that was counted meanwhile stands for itself. */
  fills: KeptFill[];
  days: number;
  share_of_days: number;
  share_of_traffic: number;
  /** What the error of a run makes of the figure, as a share of it; null where no back-test tells it. */
  effect: number | null;
};

type FlowLayers = { flow: Pick<CountedFlow, 'id'>; plain: Days; factors: readonly FactorLayer[] };

/** The days of a fill at their places in the year, the first of January at 0. */
export const filledAt = (year: number, { days }: Pick<KeptFill, 'days'>): ReadonlyMap<number, number> => {
  const places = new Map(calendarOf(year).map(({ date }, at) => [date, at]));
  return new Map(days.flatMap(({ date, value }) => [[places.get(date) ?? -1, value] as const]));
};

/** A fill with the days alone on which it stands. */
function standing(year: number, plain: Days, fill: KeptFill): KeptFill {
  const open = new Set(
    calendarOf(year).flatMap(({ date }, at) => ((plain[at] ?? null) === null ? [date] : [])),
  );
  return { ...fill, days: fill.days.filter(({ date }) => open.has(date)) };
}

/** What is filled of the flows of a figure, the traffic counted under its factors; null where nothing is. */
export function fillingOf(
  year: number,
  flows: readonly FlowLayers[],
  fills: readonly KeptFill[],
): Filling | null {
  const own = flows.map(({ flow, plain, factors }) => {
    const kept = fills.filter(({ flow_id }) => flow_id === flow.id).map((one) => standing(year, plain, one));
    const laid = layeredDays(year, plain, [
      ...kept.map((one) => ({ kind: 'filled' as const, days: filledAt(year, one) })),
      ...factors,
    ]);
    const filled = laid?.filled_total ?? 0;
    const [fill] = kept.filter(({ days }) => days.length > 0);
    const off = fill ? fill.error && fill.error.median_run * filled : 0;
    return { fill, filled, off, total: laid?.total ?? tallied(plain).total };
  });
  const found = own.flatMap(({ fill }) => fill ?? []);
  if (found.length === 0) return null;
  const sum = (of: (one: (typeof own)[number]) => number) => own.reduce((all, one) => all + of(one), 0);
  const days = found.reduce((all, one) => all + one.days.length, 0);
  const total = sum((one) => one.total);
  const share = (part: number) => (total === 0 ? 0 : part / total);
  return {
    fills: found,
    days,
    share_of_days: days / (calendarOf(year).length * own.length),
    share_of_traffic: share(sum(({ filled }) => filled)),
    effect: own.some(({ off }) => off === null) ? null : share(sum(({ off }) => off ?? 0)),
  };
}
