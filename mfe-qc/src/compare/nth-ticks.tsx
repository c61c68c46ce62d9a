import type { DatedComparison } from 'shared-domain';
import { nthTicks } from 'shared-ui/time-axis';
import type { Compared } from './compare.resource.ts';
import type { PlotAxis } from './plot.tsx';
import { useBinNames } from './series-words.ts';

type Props = {
  comparison: DatedComparison;
  compared: Compared;
  axis: PlotAxis;
  shareOf: (at: number) => number;
};

/** The axis where series of several periods stand beside each other: points are counted, for they have no date in common. */
export function NthTicks({ comparison: { bin }, compared, axis: { width }, shareOf }: Props) {
  const isFine = bin === 'hour' || bin === 'interval';
  const binName = useBinNames(
    { bin: isFine ? 'day' : bin },
    { ...compared, starts: daysOf(compared, isFine) },
  );
  const perDay = bin === 'hour' ? 24 : isFine ? (24 * 60) / compared.length : 1;
  const names = Math.ceil(compared.starts.length / perDay);
  return (
    <div className="qc-compare-names" aria-hidden>
      {nthTicks(names, width, binName(names - 1).length).map((at) => (
        <span key={at} style={{ left: `${shareOf(at * perDay) * 100}%` }}>
          {binName(at)}
        </span>
      ))}
    </div>
  );
}

const daysOf = ({ starts }: Compared, isFine: boolean): string[] =>
  isFine ? [...new Set(starts.map((start) => start.slice(0, 10)))] : starts;
