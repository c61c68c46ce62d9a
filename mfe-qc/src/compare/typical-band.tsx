import type { TypicalBin } from 'shared-domain';
import { stretchesOf, yOf } from './plot.rules.ts';

type Props = { band: readonly (TypicalBin | null)[]; xOf: (at: number) => number; end: number };

/** What is usual, behind the lines: the band in which most lies, and its middle. */
export function TypicalBand({ band, xOf, end }: Props) {
  const stretches = stretchesOf(band.map((one) => one?.median ?? null));
  const pointOf = (at: number, which: keyof TypicalBin) =>
    `${xOf(at).toFixed(1)},${yOf(band[at]?.[which] ?? 0, end).toFixed(1)}`;
  return stretches.map((stretch) => (
    <g key={stretch[0]} className="qc-compare-band">
      <polygon
        points={[
          ...stretch.map((at) => pointOf(at, 'high')),
          ...stretch.toReversed().map((at) => pointOf(at, 'low')),
        ].join(' ')}
      />
      <polyline points={stretch.map((at) => pointOf(at, 'median')).join(' ')} fill="none" />
    </g>
  ));
}
