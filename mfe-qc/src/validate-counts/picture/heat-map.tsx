import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import type { YearFlow, YearOfCounts } from 'shared-ui/domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { mixed, rgbOf, type Rgb } from './colour.rules.ts';
import { heatMapOf, hourAt, shadeOf, type HeatMap } from './heat-map.rules.ts';
import { pictureTexts } from './texts.ts';
import { toMinute, type Span } from './time.rules.ts';
import type { PictureColours } from './use-picture-colours.ts';

const HOURS = 24;

/** Every hour of one flow: days across, hours down. Amber is no data, pale is zero: a line can't show the difference. */
export function HeatMapView({
  flow,
  year,
  span,
  selection,
  nullsOnly,
  colours,
  label,
  onDay,
}: {
  flow: YearFlow;
  year: YearOfCounts;
  span: Span;
  selection: Span | null;
  /** Draws the hours without data alone. */
  nullsOnly: boolean;
  colours: PictureColours;
  label: string;
  /** A day was clicked. */
  onDay: (time: number) => void;
}) {
  const t = useTexts(pictureTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [reading, setReading] = useState('');
  const map = useMemo(() => heatMapOf(flow, year, span), [flow, year, span]);
  useEffect(() => {
    if (canvas.current) paint(canvas.current, map, colours.heat, nullsOnly);
  }, [map, colours, nullsOnly]);

  const under = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return hourAt((event.clientX - left) / width, (event.clientY - top) / height, map, span);
  };
  const read = (event: PointerEvent<HTMLElement>) => {
    const hour = under(event);
    const value = hour?.value ?? null;
    setReading(
      hour
        ? t('reading', {
            time: toMinute(hour.time),
            value: value === null ? t('noData') : formatNumber(value),
          })
        : '',
    );
  };
  const share = (time: number) =>
    `${((Math.min(Math.max(time, span.from), span.to) - span.from) / (span.to - span.from)) * 100}%`;
  return (
    <>
      <div className="qc-heat">
        <div className="qc-heat-hours" aria-hidden>
          {['00:00', '06:00', '12:00', '18:00'].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        <div
          className="qc-heat-plot"
          onPointerMove={read}
          onPointerLeave={() => setReading('')}
          onPointerUp={(event) => {
            const hour = under(event);
            if (hour) onDay(hour.time);
          }}
        >
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, no file */}
          <canvas ref={canvas} width={map.days} height={HOURS} role="img" aria-label={label} />
          {selection ? (
            <div
              className="qc-heat-selection"
              style={{ left: share(selection.from), right: `calc(100% - ${share(selection.to)})` }}
            />
          ) : null}
        </div>
      </div>
      <p className="qc-help qc-reading">{reading || t('heatHelp')}</p>
    </>
  );
}

/** One pixel an hour; the style sheet stretches them. */
function paint(
  canvas: HTMLCanvasElement,
  map: HeatMap,
  colours: PictureColours['heat'],
  nullsOnly: boolean,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const image = context.createImageData(map.days, HOURS);
  const [low, high, none, blank] = [colours.low, colours.high, colours.none, colours.blank].map(rgbOf) as [
    Rgb,
    Rgb,
    Rgb,
    Rgb,
  ];
  map.cells.forEach((value, cell) => {
    const known = () => (nullsOnly ? blank : mixed(low, high, shadeOf(value ?? 0, map.busiest)));
    const at = ((cell % HOURS) * map.days + Math.floor(cell / HOURS)) * 4;
    image.data.set([...(value === null ? none : known()), 255], at);
  });
  context.putImageData(image, 0, 0);
}
