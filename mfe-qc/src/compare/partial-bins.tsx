import { useId } from 'react';
import { seriesAt } from 'shared-ui/marks';
import { PLOT, yOf, type PlotLine } from './plot.rules.ts';

type Props = { line: PlotLine; xOf: (at: number) => number; end: number; width: number };

/** Hatched up to its line: the bins of a sum in which some of its stations are missing. */
export function PartialBins({ line: { place, values, partial }, xOf, end, width }: Props) {
  const id = useId();
  if (!partial || partial.size === 0) return null;
  const bin = Math.max(2, width / Math.max(1, values.length));
  return (
    <>
      <pattern
        id={id}
        width={6}
        height={6}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${place % 2 === 0 ? 45 : 135})`}
      >
        <line x1="0" x2="0" y1="0" y2="6" stroke={`var(--${seriesAt(place).token})`} strokeWidth="2" />
      </pattern>
      {[...partial].map((at) => {
        const y = yOf(values[at] ?? 0, end);
        return (
          <rect
            key={at}
            x={xOf(at) - bin / 2}
            y={y}
            width={bin}
            height={PLOT.bottom - y}
            fill={`url(#${id})`}
          />
        );
      })}
    </>
  );
}
