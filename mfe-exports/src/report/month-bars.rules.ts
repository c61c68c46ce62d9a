import { shareOf, type Span } from 'shared-ui/time-axis';

/** A bar of the chart, in units of its drawing. */
export type Bar = {
  series: number;
  month: number;
  value: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** The drawing: bars stand on `bottom`, and the scale goes up to `top` at its upper edge; `width` before it is measured. */
export const CHART = { width: 720, height: 240, left: 44, bottom: 212, top: 30 } as const;

/** How high the hatch of a month without a value stands. */
const GAP = 10;

/** The end of a scale that holds the value: 1, 2 or 5 times a power of ten. */
export function scaleEnd(highest: number): number {
  if (highest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 5, 10].find((step) => step * power >= highest) ?? 10) * power;
}

/** A year on the axis of time. */
export function yearSpan(year: number): Span {
  return { from: Date.UTC(year, 0, 1), to: Date.UTC(year + 1, 0, 1) };
}

/**
 * Bars of the months by series, side by side within each month, in a drawing that wide: a month has the room that it has
 * on the axis of time. A month without a value has none but a gap in its place: no data is not zero.
 */
export function monthBars(
  series: readonly (readonly (number | null)[])[],
  year: number,
  width: number = CHART.width,
): {
  end: number;
  bars: Bar[];
  gaps: Omit<Bar, 'value'>[];
} {
  const end = scaleEnd(Math.max(0, ...series.flat().map((value) => value ?? 0)));
  const span = yearSpan(year);
  const placeIn = (month: number) =>
    CHART.left + shareOf(Date.UTC(year, month, 1), span) * (width - CHART.left);
  const room = CHART.bottom - CHART.top;
  const placeOf = (at: number, month: number, height: number) => {
    const slot = placeIn(month + 1) - placeIn(month);
    const bar = (slot * 0.8) / Math.max(1, series.length);
    return {
      series: at,
      month,
      x: placeIn(month) + slot * 0.1 + at * bar,
      y: CHART.bottom - height,
      width: bar,
      height,
    };
  };
  const each = series.flatMap((months, at) => months.map((value, month) => ({ at, month, value })));
  return {
    end,
    bars: each.flatMap(({ at, month, value }) =>
      value === null ? [] : [{ value, ...placeOf(at, month, (value / end) * room) }],
    ),
    gaps: each.flatMap(({ at, month, value }) => (value === null ? [placeOf(at, month, GAP)] : [])),
  };
}
