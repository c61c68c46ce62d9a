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
export const CHART = { width: 720, height: 220, left: 44, bottom: 196, top: 10 } as const;

/** The end of a scale that holds the value: 1, 2 or 5 times a power of ten. */
export function scaleEnd(highest: number): number {
  if (highest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 5, 10].find((step) => step * power >= highest) ?? 10) * power;
}

/** Bars of the months by series, side by side within each month; a month without a value has none. */
export function monthBars(series: readonly (readonly (number | null)[])[]): { end: number; bars: Bar[] } {
  const end = scaleEnd(Math.max(0, ...series.flat().map((value) => value ?? 0)));
  const slot = (CHART.width - CHART.left) / 12;
  const width = (slot * 0.8) / Math.max(1, series.length);
  const room = CHART.bottom - CHART.top;
  const bars = series.flatMap((months, at) =>
    months.flatMap((value, month): Bar[] => {
      if (value === null) return [];
      const height = (value / end) * room;
      const x = CHART.left + month * slot + slot * 0.1 + at * width;
      return [{ series: at, month, value, x, y: CHART.bottom - height, width, height }];
    }),
  );
  return { end, bars };
}
