/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role --
   the frame takes the focus so that keys can move what a mouse points at; no element means that */
import {
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { TypicalBin } from 'shared-domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { LineKeys, PartialBins, SeriesLine, SeriesShape } from 'shared-ui/marks';
import { axisEnd, gutterFor, useWidth } from 'shared-ui/time-axis';
import {
  endLabel,
  labelPlaces,
  labelRoom,
  markedBins,
  PLOT,
  pointAfterKey,
  yOf,
  type PlotLine,
} from './plot.rules.ts';
import { compareTexts } from './texts.ts';
import { TypicalBand } from './typical-band.tsx';

/** The place of the lines in the drawing: room left and right of them, and their width. */
export type PlotAxis = { gutter: number; room: number; width: number };

type Props = {
  label: string;
  /** What the numbers count. */
  title: string;
  lines: readonly PlotLine[];
  band?: readonly (TypicalBin | null)[] | null;
  /** Where the axis ends, where several pictures have the same; its own otherwise. */
  upTo?: number;
  count: number;
  /** Where the middle of a bin stands between the ends of the axis, 0 to 1. */
  shareOf: (at: number) => number;
  /** What a bin comes to, in words. */
  readingOf: (at: number) => string;
  /** Stands above the lines on the same axis, and below them. */
  above?: (axis: PlotAxis) => ReactNode;
  below: (axis: PlotAxis) => ReactNode;
};

const AXIS_NUMBERS = { maximumFractionDigits: 2 };

/** Lines of series on one axis, drawn as text is, so that they print. Keys move by bin, and the pointer reads. */
export function Plot({
  label,
  title,
  lines,
  band = null,
  upTo,
  count,
  shareOf,
  readingOf,
  above,
  below,
}: Props) {
  const t = useTexts(compareTexts);
  const box = useRef<HTMLDivElement>(null);
  const help = useId();
  const whole = useWidth(box, 860);
  const [at, setAt] = useState<number | null>(null);
  const end =
    upTo ?? axisEnd([...lines.map(({ values }) => values), (band ?? []).map((one) => one?.high ?? null)]);
  const gutter = gutterFor(formatNumber(end, AXIS_NUMBERS));
  const room = labelRoom(whole);
  const axis: PlotAxis = { gutter, room, width: Math.max(60, whole - gutter - room) };
  const xOf = (bin: number) => gutter + shareOf(bin) * axis.width;
  const where = { xOf, yOf: (value: number) => yOf(value, end), width: axis.width };
  const shown = at !== null && at < count ? at : null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = pointAfterKey(event.key, shown, count);
    if (to === null) return;
    event.preventDefault();
    setAt(to);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setAt(nearestBin(x, count, xOf));
  };
  return (
    <div
      className="qc-compare-plot"
      style={{ '--qc-gutter': `${gutter}px`, '--qc-room': `${room}px` } as CSSProperties}
    >
      {above ? <div className="qc-compare-room">{above(axis)}</div> : null}
      <div
        ref={box}
        className="qc-compare-lines"
        role="group"
        tabIndex={0}
        aria-label={label}
        aria-describedby={help}
        onKeyDown={onKeyDown}
        onBlur={() => setAt(null)}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setAt(null)}
      >
        <svg viewBox={`0 0 ${whole} ${PLOT.height}`} height={PLOT.height} aria-hidden>
          <Numbers end={end} axis={axis} title={title} />
          {band ? <TypicalBand band={band} xOf={xOf} end={end} /> : null}
          {lines.map((line) => (
            <PartialBins key={`partial ${line.place}`} line={line} {...where} />
          ))}
          {lines.map((line) => (
            <Line key={line.place} line={line} {...where} />
          ))}
          <Labels lines={lines} end={end} axis={axis} />
          {shown === null ? null : (
            <line
              className="qc-compare-cursor"
              x1={xOf(shown)}
              x2={xOf(shown)}
              y1={PLOT.top}
              y2={PLOT.bottom}
            />
          )}
        </svg>
      </div>
      <div className="qc-compare-room">{below(axis)}</div>
      <LineKeys lines={lines} />
      <div className="qc-compare-reading">
        <output className="qc-help">{shown === null ? null : readingOf(shown)}</output>
        <p id={help} className="qc-help" hidden={shown !== null}>
          {t('toRead')} <span className="cx-keys">{t('keys')}</span>
        </p>
      </div>
    </div>
  );
}

function nearestBin(x: number, count: number, xOf: (at: number) => number): number | null {
  let nearest: number | null = null;
  for (let at = 0; at < count; at += 1)
    if (nearest === null || Math.abs(xOf(at) - x) < Math.abs(xOf(nearest) - x)) nearest = at;
  return nearest;
}

function Numbers({ end, axis: { gutter, width }, title }: { end: number; axis: PlotAxis; title: string }) {
  return (
    <>
      <text x={0} y={12}>
        {title}
      </text>
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <line
            className="qc-compare-rule"
            x1={gutter}
            x2={gutter + width}
            y1={yOf(end * share, end)}
            y2={yOf(end * share, end)}
          />
          <text x={gutter - 6} y={yOf(end * share, end) + 4} textAnchor="end">
            {formatNumber(end * share, AXIS_NUMBERS)}
          </text>
        </g>
      ))}
    </>
  );
}

type LineProps = {
  line: PlotLine;
  xOf: (at: number) => number;
  yOf: (value: number) => number;
  width: number;
};

/** A series: its line, and its shape here and there. */
function Line({ line, xOf, yOf: heightOf, width }: LineProps) {
  const { place, values } = line;
  return (
    <g>
      <SeriesLine
        line={line}
        xOf={xOf}
        yOf={heightOf}
        ring={width / Math.max(1, values.length) > 12 ? 6 : 3}
      />
      {markedBins(values, width, place).map((at) => (
        <SeriesShape key={at} place={place} x={xOf(at)} y={heightOf(values[at] ?? 0)} />
      ))}
    </g>
  );
}

function Labels({ lines, end, axis }: { lines: readonly PlotLine[]; end: number; axis: PlotAxis }) {
  return labelPlaces(lines, end).map(({ place, y }) => {
    const line = lines.find((one) => one.place === place);
    return line ? (
      <text key={place} className="qc-compare-end" x={axis.gutter + axis.width + 8} y={y + 4}>
        {endLabel(line, axis.room)}
      </text>
    ) : null;
  });
}
