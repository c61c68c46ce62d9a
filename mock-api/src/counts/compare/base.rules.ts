import { BASE_DAYS_MIN } from 'shared-domain';
import type { Bin, Summed } from './bin-sums.rules.ts';

const DAY = 24 * 60;

/** A series in the base period: the same places of all series lie beside each other. */
export type BaseSeries = { bins: readonly Bin[]; summed: Pick<Summed, 'values' | 'complete'> };

/** The base of an index: complete days that all series share, and each series' mean bin over them. */
export type Base = { days: number; means: (number | null)[] };

/**
 * The mean of each series' bins in the base period, over the bins that are complete in all of them. No mean under 28 days of such
 * bins, and none where nothing was counted: nothing can be told against it.
 */
export function baseOf(series: readonly BaseSeries[]): Base {
  const [first] = series;
  const places = (first?.bins ?? []).flatMap((_, at) =>
    series.every(({ summed }) => summed.complete[at]) ? [at] : [],
  );
  const minutes = places.reduce((sum, at) => sum + (first?.bins[at]?.expected ?? 0), 0);
  // the hour that spring takes from a day makes it no less a day
  const days = Math.round(minutes / DAY);
  const means = series.map(({ summed }) => {
    if (days < BASE_DAYS_MIN) return null;
    const mean = places.reduce((sum, at) => sum + (summed.values[at] ?? 0), 0) / places.length;
    return mean === 0 ? null : mean;
  });
  return { days, means };
}
