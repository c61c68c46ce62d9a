import { useId } from 'react';
import { seriesAt } from './data-colours.ts';
import { MARKS, SERIES, SERIES_SHAPES, type MarkName } from './marks.ts';

/** A piece of legend that shows a mark; the word stands beside it. */
export function MarkSwatch({ mark }: { mark: MarkName }) {
  return <span className={`cx-swatch cx-mark-${mark}`} aria-hidden />;
}

/** A piece of a flow's line: its colour and its dashes, or those that mean something else there. */
export function SeriesStroke({
  place,
  dash,
  ofCanvas = false,
}: {
  place: number;
  dash?: readonly number[];
  /** The lines are drawn on a canvas, which keeps its colors where the system sets its own. */
  ofCanvas?: boolean;
}) {
  const series = seriesAt(place);
  return (
    <svg className={ofCanvas ? 'cx-stroke cx-of-canvas' : 'cx-stroke'} width="34" height="4" aria-hidden>
      <line
        x1="0"
        y1="2"
        x2="34"
        y2="2"
        stroke={`var(--${series.token})`}
        strokeWidth="3"
        strokeDasharray={(dash ?? series.dash).join(' ') || undefined}
      />
    </svg>
  );
}

/** A series' shape for the inside of an `<svg>`, around a point of it. */
export function SeriesShape({ place, x, y }: { place: number; x: number; y: number }) {
  const { at, token } = seriesAt(place);
  const shape = SERIES_SHAPES[at];
  const colour = `var(--${token})`;
  return (
    <path
      d={shape?.path}
      transform={`translate(${x} ${y})`}
      fill={shape?.filled === false ? 'var(--chart-paper)' : colour}
      stroke={colour}
      strokeWidth="1.75"
    />
  );
}

/** A series' line with its shape, for a legend; the name stands beside it. */
export function SeriesSwatch({ place }: { place: number }) {
  const { token, dash } = seriesAt(place);
  return (
    <svg className="cx-stroke" width="40" height="14" aria-hidden>
      <line
        x1="0"
        y1="7"
        x2="40"
        y2="7"
        stroke={`var(--${token})`}
        strokeWidth="2.5"
        strokeDasharray={dash.join(' ') || undefined}
      />
      <SeriesShape place={place} x={20} y={7} />
    </svg>
  );
}

/** A mark's pattern for the inside of an `<svg>`; `fill` names it. */
export function MarkTile({
  mark,
  children,
}: {
  mark: MarkName;
  children: (fill: string) => React.ReactNode;
}) {
  const id = useId();
  const tile = MARKS[mark].tile;
  const colour = `var(--mark-${mark})`;
  if (!tile) return children(colour);
  return (
    <>
      <pattern id={id} width={tile.size} height={tile.size} patternUnits="userSpaceOnUse">
        <path d={tile.path} fill="none" stroke={colour} strokeWidth={tile.stroke} strokeLinecap="round" />
      </pattern>
      {children(`url(#${id})`)}
    </>
  );
}

/** A flow's colour and pattern for what is filled inside of an `<svg>`, as bars are; `fill` names it. */
export function SeriesTile({
  place,
  children,
}: {
  place: number;
  children: (fill: string) => React.ReactNode;
}) {
  const id = useId();
  const { at, token } = seriesAt(place);
  const tile = SERIES[at]?.tile;
  const colour = `var(--${token})`;
  if (!tile) return children(colour);
  return (
    <>
      <pattern id={id} width={tile.size} height={tile.size} patternUnits="userSpaceOnUse">
        <rect width={tile.size} height={tile.size} fill={colour} />
        <path
          d={tile.path}
          fill="none"
          stroke="var(--chart-paper)"
          strokeWidth={tile.stroke}
          strokeLinecap="round"
        />
      </pattern>
      {children(`url(#${id})`)}
    </>
  );
}
