/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role --
   the drawing takes the focus so that keys reach each of its hours; no element means that */
import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { HoursOfCounts } from 'shared-domain';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import type { DataColours } from 'shared-ui/marks';
import { placeOf, timeAt, type TimeAxis } from './axis.rules.ts';
import { rangeOfDays } from './calendar.rules.ts';
import { ColourKey } from './colour-key.tsx';
import { CursorLine } from './cursor-line.tsx';
import type { DayFacts } from './days.rules.ts';
import { paintDayMarks, paintHeatMap } from './heat-map-paint.ts';
import { HowToChoose } from './how-to-choose.tsx';
import { heatMapOf, hourAt, type HeatMap } from './heat-map.rules.ts';
import { pointAt, usePointed, type Pointer } from './pointer.ts';
import { pictureTexts } from './texts.ts';
import { TimeTicks } from './time-ticks.tsx';
import { DAY, HOUR, startOfDay, toMinute, type Span } from './time.rules.ts';
import { useCursorKeys } from './use-cursor-keys.ts';
import { useKnownWords } from './use-known-days.ts';

/** Height of the map in pixels; the style sheet has the same. */
const HEIGHT = 104;

type Props = {
  flows: { counts: (number | null)[] }[];
  /** The year, and the hours of it that do not exist. */
  hours: Pick<HoursOfCounts, 'year' | 'skipped'>;
  /** The days of the span, and those with an open finding. */
  days: DayFacts[];
  found: ReadonlySet<number>;
  span: Span;
  /** What is selected, and where the finding lies. */
  selection: Span | null;
  finding: Span | null;
  /** The day that the list is at. */
  here: Span | null;
  /** What lines and hours show; keys lead beyond it. */
  window: Span;
  onWindow: (window: Span) => void;
  /** The axis of the lines below. */
  axis: TimeAxis;
  pointer: Pointer;
  /** Draws the hours without data alone. */
  nullsOnly: boolean;
  colours: DataColours;
  label: string;
  /** A day was clicked, or days were dragged over. */
  onTake: (range: Span) => void;
};

/**
 * Every hour of the stretch that the lines show: days across, hours down, and below it what marks a day. Hatched is no
 * data, pale is zero: a line can't show the difference.
 */
export function HeatMapView(props: Props) {
  const { flows, hours, days, found, span, axis, pointer, nullsOnly, colours, label } = props;
  const { shown, width } = axis;
  const t = useTexts(pictureTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const strip = useRef<HTMLCanvasElement>(null);
  const map = useMemo(() => heatMapOf(flows, hours, span), [flows, hours, span]);
  const { drag, handlers } = useDrag(props, map);
  const keys = useHourKeys(props);
  useLayoutEffect(() => {
    if (canvas.current)
      paintHeatMap(canvas.current, { map, span, shown, width, height: HEIGHT, nullsOnly, colours });
  }, [map, span, shown, width, nullsOnly, colours]);
  useLayoutEffect(() => {
    if (strip.current) paintDayMarks(strip.current, { days, found, shown, width, colours });
  }, [days, found, shown, width, colours]);
  const marks = [
    { name: 'selected', range: drag ?? props.selection },
    { name: 'finding', range: props.finding },
    { name: 'here', range: props.here },
  ];
  return (
    <div className="qc-heat">
      <div className="qc-plot-head">
        <h3>{t('heatMap')}</h3>
        <HeatReading pointer={pointer} map={map} span={span} days={days} spoken={keys.byKey !== null} />
      </div>
      <div className="qc-plot">
        <div className="qc-heat-hours" aria-hidden>
          <span className="qc-axis-side">{t('hour')}</span>
          {['00:00', '06:00', '12:00', '18:00'].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        <div
          className="qc-heat-plot"
          role="group"
          tabIndex={0}
          aria-label={t('heatMap')}
          aria-describedby="heat-keys"
          {...handlers}
          {...keys.handlers}
        >
          <canvas ref={canvas} role="img" aria-label={label} />
          {marks.map(({ name, range }) => (
            <Mark key={name} name={name} range={range} shown={shown} />
          ))}
          <CursorLine pointer={pointer} shown={shown} />
        </div>
        <canvas ref={strip} className="qc-heat-days" aria-hidden />
      </div>
      <TimeTicks axis={axis} />
      <ColourKey unit="perHour" busiest={map.busiest} colours={colours} />
      <p className="qc-help cx-keys" id="heat-keys">
        {t('heatKeys')}
      </p>
    </div>
  );
}

const HOUR_STEPS = { across: DAY, down: HOUR };
const pointedHour = (interval: number) => ({ at: interval + HOUR / 2, exact: true });

/** The hours by keys: days across, hours down, Enter takes the day. */
function useHourKeys({ pointer, span, window, here, onWindow, onTake }: Props) {
  const { byKey, onKey, leave } = useCursorKeys({
    pointer,
    span,
    window,
    here,
    onWindow,
    steps: HOUR_STEPS,
    pointedOf: pointedHour,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const takes = byKey !== null && (event.key === 'Enter' || event.key === ' ');
    if (takes) onTake(rangeOfDays(startOfDay(byKey), startOfDay(byKey)));
    else if (!onKey(event)) return;
    event.preventDefault();
  };
  return { byKey, handlers: { onKeyDown, onBlur: leave } };
}

/** The days that are dragged over, and what the pointer points at. */
function useDrag({ span, axis, pointer, onTake }: Props, map: HeatMap) {
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const under = (event: PointerEvent<HTMLElement>) => {
    const { left, top, height } = event.currentTarget.getBoundingClientRect();
    const time = timeAt(event.clientX - left, axis);
    return time === null ? null : hourAt(time, (event.clientY - top) / height, map, span);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const hour = under(event);
      if (!hour) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: startOfDay(hour.time), to: startOfDay(hour.time) });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const hour = under(event);
      pointAt(pointer, hour && { at: hour.time + HOUR / 2, exact: true });
      if (hour && drag) setDrag({ ...drag, to: startOfDay(hour.time) });
    },
    onPointerUp: () => {
      if (drag) onTake(rangeOfDays(drag.from, drag.to));
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
    onPointerLeave: () => pointAt(pointer, null),
  };
  return { drag: drag && rangeOfDays(drag.from, drag.to), handlers };
}

/** The hour that is pointed at in any of the pictures, and its count. */
function HeatReading({
  pointer,
  map,
  span,
  days,
  spoken,
}: {
  pointer: Pointer;
  map: HeatMap;
  span: Span;
  days: DayFacts[];
  /** By keys it is said, too: whoever moves the mouse would hear every hour on its way. */
  spoken: boolean;
}) {
  const t = useTexts(pictureTexts);
  const pointed = usePointed(pointer);
  const hour = pointed?.exact ? hourAt(pointed.at, (pointed.at % DAY) / DAY, map, span) : null;
  const known = useKnownWords(days);
  const words =
    hour &&
    [
      t('reading', {
        time: formatDate(toMinute(hour.time)),
        value: hour.value === null ? t(hour.exists ? 'noData' : 'skipped') : formatNumber(hour.value),
      }),
      ...known(hour.time),
    ].join(' · ');
  return (
    <>
      <p className="qc-help qc-reading" aria-hidden={spoken || undefined}>
        {words ?? <HowToChoose />}
      </p>
      <output className="cx-hidden">{spoken ? words : null}</output>
    </>
  );
}

/** A frame around a stretch of the map, as far as it lies in it. */
function Mark({ name, range, shown }: { name: string; range: Span | null; shown: Span }) {
  const place = range && placeOf(range, shown);
  if (!place) return null;
  return (
    <div
      className={`qc-heat-mark qc-heat-${name}`}
      style={{ left: `${place.left * 100}%`, right: `calc(100% - ${place.right * 100}%)` }}
    />
  );
}
