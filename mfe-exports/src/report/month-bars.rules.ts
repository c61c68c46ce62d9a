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

/** The drawing: bars stand on `bottom`, and the scale goes up to `top` at its upper edge. */
export const CHART = { width: 720, height: 240, left: 44, bottom: 216, top: 30 } as const;

/** How high the hatch of a month without a value stands. */
const GAP = 10;

/** The end of a scale that holds the value: 1, 2 or 5 times a power of ten. */
export function scaleEnd(highest: number): number {
  if (highest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 5, 10].find((step) => step * power >= highest) ?? 10) * power;
}

/**
 * Bars of the months by series, side by side within each month. A month without a value has none but
 * a gap in its place: no data is not zero.
 */
export function monthBars(series: readonly (readonly (number | null)[])[]): {
  end: number;
  bars: Bar[];
  gaps: Omit<Bar, 'value'>[];
} {
  const end = scaleEnd(Math.max(0, ...series.flat().map((value) => value ?? 0)));
  const slot = (CHART.width - CHART.left) / 12;
  const width = (slot * 0.8) / Math.max(1, series.length);
  const room = CHART.bottom - CHART.top;
  const placeOf = (at: number, month: number, height: number) => ({
    series: at,
    month,
    x: CHART.left + month * slot + slot * 0.1 + at * width,
    y: CHART.bottom - height,
    width,
    height,
  });
  const each = series.flatMap((months, at) => months.map((value, month) => ({ at, month, value })));
  return {
    end,
    bars: each.flatMap(({ at, month, value }) =>
      value === null ? [] : [{ value, ...placeOf(at, month, (value / end) * room) }],
    ),
    gaps: each.flatMap(({ at, month, value }) => (value === null ? [placeOf(at, month, GAP)] : [])),
  };
}
