import { useLayoutEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import type { HoursOfCounts } from 'shared-domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import type { DataColours } from 'shared-ui/marks';
import { rangeOfDays } from './calendar.rules.ts';
import type { DayFacts } from './days.rules.ts';
import { paintDayMarks, paintHeatMap } from './heat-map-paint.ts';
import { heatMapOf, hourAt } from './heat-map.rules.ts';
import { pictureTexts } from './texts.ts';
import { startOfDay, toMinute, type Span } from './time.rules.ts';
import { useWidth } from './use-width.ts';

/** Height of the map in pixels; the style sheet has the same. */
const HEIGHT = 104;

/**
 * Every hour of a year: days across, hours down, and below it what marks a day. Hatched is no data,
 * pale is zero: a line can't show the difference.
 */
export function HeatMapView({
  flows,
  hours,
  days,
  found,
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
  /** The days of the span, and those with an open finding. */
  days: DayFacts[];
  found: ReadonlySet<number>;
  span: Span;
  /** What the lines show, what is selected, and where the finding lies. */
  window: Span | null;
  selection: Span | null;
  finding: Span | null;
  /** The day that the list is at. */
  here: Span | null;
  /** Draws the hours without data alone. */
  nullsOnly: boolean;
  colours: DataColours;
  label: string;
  /** A day was clicked, or days were dragged over. */
  onTake: (range: Span) => void;
}) {
  const t = useTexts(pictureTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [reading, setReading] = useState('');
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const map = useMemo(() => heatMapOf(flows, hours, span), [flows, hours, span]);
  const strip = useRef<HTMLCanvasElement>(null);
  const plot = useRef<HTMLDivElement>(null);
  const width = useWidth(plot);
  useLayoutEffect(() => {
    if (canvas.current) paintHeatMap(canvas.current, { map, width, height: HEIGHT, nullsOnly, colours });
  }, [map, width, nullsOnly, colours]);
  useLayoutEffect(() => {
    if (strip.current) paintDayMarks(strip.current, { days, found, width, colours });
  }, [days, found, width, colours]);

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
    { name: 'selected', range: drag ? rangeOfDays(drag.from, drag.to) : selection },
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
          ref={plot}
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
          <canvas ref={canvas} role="img" aria-label={label} />
          {marks.map(({ name, range }) => (
            <Mark key={name} name={name} range={range} span={span} />
          ))}
        </div>
        <canvas ref={strip} className="qc-heat-days" aria-hidden />
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
