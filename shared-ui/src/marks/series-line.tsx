import { useId } from 'react';
import { binsWith, linePieces, type PointMark } from 'shared-domain';
import { seriesAt } from './data-colours.ts';

/** A series on a drawing: its place among the series, its bins, and what each is to be read with. */
export type DrawnSeries = {
  place: number;
  values: readonly (number | null)[];
  marks: readonly (readonly PointMark[])[];
};
/** Where the middle of a bin stands across, and a value down. */
type Where = { xOf: (at: number) => number; yOf: (value: number) => number };

/** A line of two edges with paper between them; a bin that stands alone has a piece so long, to either side. */
const HOLLOW = { edges: 5, between: 2, alone: 5 };
const ALONE = 1.5;

/**
 * A series' line for the inside of an `<svg>`, from gap to gap: hollow where counts are not certified, for the lines' dashes tell
 * the series apart; a ring stands around what was counted in part.
 */
export function SeriesLine({ line, xOf, yOf, ring }: Where & { line: DrawnSeries; ring: number }) {
  const { place, values, marks } = line;
  const { token, dash } = seriesAt(place);
  const across = (at: number, aside = 0) =>
    `${(xOf(at) + aside).toFixed(1)},${yOf(values[at] ?? 0).toFixed(1)}`;
  const stroke = `var(--${token})`;
  return (
    <g>
      {linePieces(values, marks).map(({ isHollow, at }) => {
        const [first = 0, second] = at;
        if (second === undefined && !isHollow)
          return <circle key={first} cx={xOf(first)} cy={yOf(values[first] ?? 0)} r={ALONE} fill={stroke} />;
        const ends = second === undefined ? [-HOLLOW.alone, HOLLOW.alone] : null;
        const points = (ends?.map((by) => across(first, by)) ?? at.map((bin) => across(bin))).join(' ');
        const drawn = { points, fill: 'none', strokeDasharray: dash.join(' ') || undefined, stroke };
        if (!isHollow) return <polyline key={first} {...drawn} strokeWidth="2" />;
        return (
          <g key={first}>
            <polyline {...drawn} strokeWidth={HOLLOW.edges} />
            <polyline className="cx-hollow" points={points} fill="none" strokeWidth={HOLLOW.between} />
          </g>
        );
      })}
      {binsWith('inPart', line).map((at) => (
        <circle key={at} className="cx-ring" cx={xOf(at)} cy={yOf(values[at] ?? 0)} r={ring} />
      ))}
    </g>
  );
}

/** Hatched up to a series' line, for the inside of an `<svg>`: the bins of a sum in which some of its stations are missing. */
export function PartialBins({ line, xOf, yOf, width }: Where & { line: DrawnSeries; width: number }) {
  const id = useId();
  const { place, values } = line;
  const partial = binsWith('notAll', line);
  if (partial.length === 0) return null;
  const bin = Math.max(2, width / Math.max(1, values.length));
  const foot = yOf(0);
  return (
    <>
      <Hatching id={id} place={place} />
      {partial.map((at) => {
        const y = yOf(values[at] ?? 0);
        return (
          <rect key={at} x={xOf(at) - bin / 2} y={y} width={bin} height={foot - y} fill={`url(#${id})`} />
        );
      })}
    </>
  );
}

/** The hatching of a series; of two in a row it leans to either side. */
export function Hatching({ id, place }: { id: string; place: number }) {
  return (
    <pattern
      id={id}
      width={6}
      height={6}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${place % 2 === 0 ? 45 : 135})`}
    >
      <line x1="0" x2="0" y1="0" y2="6" stroke={`var(--${seriesAt(place).token})`} strokeWidth="2" />
    </pattern>
  );
}
