import { seriesText, type ComparedSeries, type ComparedSeriesReply } from 'shared-domain';

/** Those of the address that the answer shows and those that it doesn't: of nothing known, or not the person's to see. */
export function shownOf(
  series: readonly ComparedSeries[],
  compared: { series: readonly Pick<ComparedSeriesReply, 'key'>[] },
): { shown: ComparedSeries[]; unshown: number } {
  const keys = new Set(compared.series.map(({ key }) => key));
  const shown = series.filter((one) => keys.has(seriesText(one)));
  return { shown, unshown: series.length - shown.length };
}
