import { useLayoutEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import type { HoursOfCounts } from 'shared-ui/domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { rangeOfDays } from './calendar.rules.ts';
import { rgbOf } from './colour.rules.ts';
import { heatMapOf, hourAt, shadeOf, type HeatMap } from './heat-map.rules.ts';
import { shadesOf, type Shades } from './shades.ts';
import { pictureTexts } from './texts.ts';
import { startOfDay, toMinute, type Span } from './time.rules.ts';
import type { PictureColours } from './use-picture-colours.ts';

const HOURS = 24;

/** Every hour of a year: days across, hours down. Amber is no data, pale is zero: a line can't show the difference. */
export function HeatMapView({
  flows,
  hours,
  span,
  window,
  selection,
  finding,
  here,
  nullsOnly,
  colours,
  label,
  onTake,
}: {
  flows: { counts: (number | null)[] }[];
  /** The year, and the hours of it that do not exist. */
  hours: Pick<HoursOfCounts, 'year' | 'skipped'>;
  span: Span;
  /** What the lines show, what is selected, and where the finding lies. */
  window: Span | null;
  selection: Span | null;
  finding: Span | null;
  /** The day that the list is at. */
  here: Span | null;
  /** Draws the hours without data alone. */
  nullsOnly: boolean;
  colours: PictureColours;
  label: string;
  /** A day was clicked, or days were dragged over. */
  onTake: (range: Span) => void;
}) {
  const t = useTexts(pictureTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [reading, setReading] = useState('');
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const map = useMemo(() => heatMapOf(flows, hours, span), [flows, hours, span]);
  const shades = useMemo(() => shadesOf(colours.heat), [colours]);
  useLayoutEffect(() => {
    if (canvas.current) paint(canvas.current, map, shades, nullsOnly);
  }, [map, shades, nullsOnly]);

  const under = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return hourAt((event.clientX - left) / width, (event.clientY - top) / height, map, span);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const hour = under(event);
    const value = hour?.value ?? null;
    const none = hour?.exists === false ? t('skipped') : t('noData');
    const shown = value === null ? none : formatNumber(value);
    setReading(hour ? t('reading', { time: toMinute(hour.time), value: shown }) : '');
    if (hour && drag) setDrag({ ...drag, to: startOfDay(hour.time) });
  };
  const onPointerUp = () => {
    if (drag) onTake(rangeOfDays(drag.from, drag.to));
    setDrag(null);
  };
  const marks = [
    { name: 'window', range: window },
    { name: 'selection', range: drag ? rangeOfDays(drag.from, drag.to) : selection },
    { name: 'finding', range: finding },
    { name: 'here', range: here },
  ];
  return (
    <>
      <div className="qc-heat-head">
        <h3>{t('heatMap')}</h3>
        <p className="qc-help qc-reading">{reading || t('heatHelp')}</p>
      </div>
      <div className="qc-heat">
        <div className="qc-heat-hours" aria-hidden>
          {['00:00', '06:00', '12:00', '18:00'].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        <div
          className="qc-heat-plot"
          onPointerDown={(event) => {
            const hour = under(event);
            if (!hour) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            setDrag({ from: startOfDay(hour.time), to: startOfDay(hour.time) });
          }}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={() => setDrag(null)}
          onPointerLeave={() => setReading('')}
        >
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, no file */}
          <canvas ref={canvas} width={map.days} height={HOURS} role="img" aria-label={label} />
          {marks.map(({ name, range }) => (
            <Mark key={name} name={name} range={range} span={span} />
          ))}
        </div>
      </div>
    </>
  );
}

/** A frame around a stretch of the map, as far as it lies in it. */
function Mark({ name, range, span }: { name: string; range: Span | null; span: Span }) {
  if (!range || range.to <= span.from || range.from >= span.to) return null;
  const share = (time: number) =>
    `${((Math.min(Math.max(time, span.from), span.to) - span.from) / (span.to - span.from)) * 100}%`;
  return (
    <div
      className={`qc-heat-mark qc-heat-${name}`}
      style={{ left: share(range.from), right: `calc(100% - ${share(range.to)})` }}
    />
  );
}

/** A colour as a pixel of image data: red in the lowest byte. */
function pixelOf(hex: string): number {
  const [r, g, b] = rgbOf(hex);
  return ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0;
}

/** One pixel an hour; the style sheet stretches them. */
function paint(canvas: HTMLCanvasElement, map: HeatMap, shades: Shades, nullsOnly: boolean): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const image = context.createImageData(map.days, HOURS);
  const pixels = new Uint32Array(image.data.buffer);
  const steps = shades.steps.map(pixelOf);
  const [none, blank] = [pixelOf(shades.none), pixelOf(shades.blank)];
  map.cells.forEach((value, cell) => {
    const known = nullsOnly ? blank : (steps[shadeOf(value ?? 0, map.busiest)] ?? none);
    const unknown = map.skipped.has(cell) ? blank : none;
    pixels[(cell % HOURS) * map.days + Math.floor(cell / HOURS)] = value === null ? unknown : known;
  });
  context.putImageData(image, 0, 0);
}
