import { wallFormat } from 'shared-domain/texts';
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a range input can't be drawn as a calendar */
import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { formatNumber, useLanguage, useTexts } from 'shared-ui/i18n';
import type { DataColours } from 'shared-ui/marks';
import { bandsFor, calendarGeometry, placeAt } from './calendar-geometry.rules.ts';
import { paintCalendar } from './calendar-paint.ts';
import { calendarLayout, dayAfterKey, dayAtPlace, rangeOfDays } from './calendar.rules.ts';
import type { DayFacts } from './days.rules.ts';
import { busiestOf } from './heat-map.rules.ts';
import { shadesOf } from './shades.ts';
import { pictureTexts } from './texts.ts';
import { DAY, toDay, type Span } from './time.rules.ts';
import { useWidth } from './use-width.ts';

type Props = {
  year: number;
  span: Span;
  days: DayFacts[];
  /** Totals of the same weekdays a year before, day for day; null where it is not laid beside. */
  lastYear: (number | null)[] | null;
  found: ReadonlySet<number>;
  nullsOnly: boolean;
  window: Span | null;
  selection: Span | null;
  finding: Span | null;
  /** The day that the list is at. */
  here: Span | null;
  colours: DataColours;
  label: string;
  /** Days were chosen: a day by click or key, or several by dragging or with Shift. */
  onTake: (range: Span) => void;
};

/**
 * A year at a glance: a square for each day, weeks across. To the keyboard it is a slider over the days: arrows move,
 * with Shift they choose several, Enter takes them.
 */
export function CalendarMap(props: Props) {
  const { year, span, days, label, onTake } = props;
  const t = useTexts(pictureTexts);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const layout = useMemo(() => calendarLayout(year, bandsFor(width)), [year, width]);
  const geometry = useMemo(() => calendarGeometry(width, layout), [width, layout]);
  const [cursor, setCursor] = useState<{ day: number; anchor: number } | null>(null);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const day = Math.min(Math.max(cursor?.day ?? span.from, span.from), span.to - DAY);
  const chosen = drag ? rangeOfDays(drag.from, drag.to) : cursor && rangeOfDays(cursor.anchor, cursor.day);
  const canvas = useCalendarCanvas(props, { layout, geometry, chosen });

  const under = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return dayAtPlace(placeAt(event.clientX - left, event.clientY - top, geometry), layout, span);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const at = under(event);
    setHovered(at);
    if (drag && at !== null) setDrag({ ...drag, to: at });
  };
  const onPointerUp = () => {
    if (drag) onTake(rangeOfDays(drag.from, drag.to));
    setDrag(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = dayAfterKey(event.key, day, span);
    if (to !== null) setCursor({ day: to, anchor: event.shiftKey ? (cursor?.anchor ?? day) : to });
    else if (event.key === 'Enter' || event.key === ' ') onTake(rangeOfDays(cursor?.anchor ?? day, day));
    else return;
    event.preventDefault();
  };
  const words = useDayWords(props);
  const several = chosen !== null && chosen.to - chosen.from > DAY;
  const spoken = several ? words.range(chosen) : words.day(day);
  const reading = several ? words.range(chosen) : words.day(hovered ?? cursor?.day ?? null);
  return (
    <div className="qc-calendar" ref={box}>
      <div
        className="qc-calendar-days"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(day - span.from) / DAY + 1}
        aria-valuetext={spoken ?? undefined}
        aria-describedby="calendar-keys"
        onKeyDown={onKeyDown}
        onFocus={() => setCursor((now) => now ?? { day, anchor: day })}
        onBlur={() => setCursor(null)}
        onPointerDown={(event) => {
          const at = under(event);
          if (at === null) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrag({ from: at, to: at });
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setDrag(null)}
        onPointerLeave={() => setHovered(null)}
      >
        <canvas ref={canvas} style={{ width: geometry.width, height: geometry.height }} aria-hidden />
      </div>
      <p className="qc-help qc-reading" id="calendar-keys">
        {reading ?? t('calendarHelp')}
      </p>
    </div>
  );
}

function useCalendarCanvas(
  props: Props,
  {
    layout,
    geometry,
    chosen,
  }: {
    layout: ReturnType<typeof calendarLayout>;
    geometry: ReturnType<typeof calendarGeometry>;
    chosen: Span | null;
  },
) {
  const { year, days, found, nullsOnly, window, selection, finding, here, colours } = props;
  const [language] = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const shades = useMemo(() => shadesOf(colours), [colours]);
  const busiest = useMemo(() => busiestOf(days.map(({ total }) => total)), [days]);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    paintCalendar(canvas.current, {
      year,
      layout,
      geometry,
      days,
      busiest,
      found,
      nullsOnly,
      window,
      selection,
      finding,
      here,
      cursor: chosen,
      shades,
      colours,
      language,
    });
  }, [
    year,
    layout,
    geometry,
    days,
    busiest,
    found,
    nullsOnly,
    window,
    selection,
    finding,
    here,
    chosen,
    shades,
    colours,
    language,
  ]);
  return canvas;
}

/** A day, or several, in words. */
function useDayWords({ days, span, lastYear, found }: Props) {
  const t = useTexts(pictureTexts);
  const [language] = useLanguage();
  const format = wallFormat(language, { dateStyle: 'full' });
  const day = (time: number | null): string | null => {
    const index = time === null ? -1 : (time - span.from) / DAY;
    const facts = days[index];
    if (!facts) return null;
    const before = lastYear?.[index];
    return [
      t('reading', {
        time: format.format(facts.time),
        value: facts.total === null ? t('noData') : formatNumber(facts.total),
      }),
      facts.missing > 0 && facts.total !== null && t('readingMissing', { count: facts.missing }),
      facts.suspects > 0 && t('readingSuspects', { count: facts.suspects }),
      facts.certified && t('readingCertified'),
      found.has(facts.time) && t('readingFound'),
      before !== undefined && before !== null && t('readingBefore', { value: formatNumber(before) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const range = ({ from, to }: Span) =>
    t('readingRange', { from: toDay(from), to: toDay(to - 1), count: Math.round((to - from) / DAY) });
  return { day, range };
}
