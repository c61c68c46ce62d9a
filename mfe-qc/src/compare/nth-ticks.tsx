import type { DatedComparison } from 'shared-domain';
import { useLanguage } from 'shared-ui/i18n';
import { nthNames } from 'shared-ui/time-axis';
import type { Compared } from './compare.resource.ts';
import type { PlotAxis } from './plot.tsx';

type Props = {
  comparison: DatedComparison;
  compared: Compared;
  axis: PlotAxis;
  shareOf: (at: number) => number;
};

/** The axis where series of several periods stand beside each other: points are counted, for they have no date in common. */
export function NthTicks({ comparison: { bin }, compared, axis: { width }, shareOf }: Props) {
  const [language] = useLanguage();
  return (
    <div className="qc-compare-names" aria-hidden>
      {nthNames(compared, { bin, width, language }).map(({ at, name }) => (
        <span key={at} style={{ left: `${shareOf(at) * 100}%` }}>
          {name}
        </span>
      ))}
    </div>
  );
}
