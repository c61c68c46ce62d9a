import { useMemo } from 'react';
import { usePrinting, useTheme } from 'shared-ui/ui';
import { CHART, DATA_COLOURS, MARKS, SERIES, type MarkName } from './marks.ts';

type ChartColour = keyof typeof CHART;

/** The colours of data as a canvas takes them, which knows no variables of a style sheet. */
export type DataColours = Readonly<Record<ChartColour, string>> & {
  /** Of the flows, in their order; there are `SERIES.length` of them. */
  series: readonly string[];
  marks: Readonly<Record<MarkName, string>>;
};

/** A flow's colour and dashes by its place among the flows of a picture; `at` is where its colour stands in `series`. */
export function seriesAt(place: number): { at: number; token: string; dash: number[] } {
  const at = place % SERIES.length;
  return { at, token: `series-${at + 1}`, dash: [...(SERIES[at]?.dash ?? [])] };
}

/** The colours in the present theme; read anew when it changes, and light while the page is printed. */
export function useDataColours(): DataColours {
  const { theme } = useTheme();
  const printing = usePrinting();
  // neither is used but both decide what the style sheet answers
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => readColours(theme), [theme, printing]);
}

/** Reads the style sheet; where it is not there, as in a test, the table from which it is made. */
function readColours(theme: 'light' | 'dark'): DataColours {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) =>
    style.getPropertyValue(`--${name}`).trim() || (DATA_COLOURS[name]?.[theme === 'dark' ? 1 : 0] ?? '');
  const chart = Object.keys(CHART).map((name) => [name, read(`chart-${name}`)] as const);
  const marks = Object.keys(MARKS).map((name) => [name, read(`mark-${name}`)] as const);
  return {
    ...(Object.fromEntries(chart) as Record<ChartColour, string>),
    series: SERIES.map((_, place) => read(seriesAt(place).token)),
    marks: Object.fromEntries(marks) as Record<MarkName, string>,
  };
}
