import { useLayoutEffect, useMemo, useRef } from 'react';
import { wallFormat } from 'shared-domain/texts';
import { formatDate, formatNumber, useLanguage, useTexts } from 'shared-ui/i18n';
import type { DataColours } from 'shared-ui/marks';
import { weeksOf, type TimeAxis } from './axis.rules.ts';
import { calendarGeometry, cornerOf, placeAt } from './calendar-geometry.rules.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { paintCalendar } from './calendar-paint.ts';
import { calendarLayout, dayAtPlace, placeOfDay } from './calendar.rules.ts';
import { ColourKey } from './colour-key.tsx';
import { CursorLine } from './cursor-line.tsx';
import type { DayFacts } from './days.rules.ts';
import { busiestOf } from './heat-map.rules.ts';
import { CalendarReading, PointedDay } from './pointed-day.tsx';
import type { Pointer } from './pointer.ts';
import { shadesOf } from './shades.ts';
import { pictureTexts } from './texts.ts';
import { TimeTicks } from './time-ticks.tsx';
import { HowToChoose } from './how-to-choose.tsx';
import { DAY, toDay, type Span } from './time.rules.ts';
import { useCalendarChoice } from './use-calendar-choice.ts';
import { useKnownWords } from './use-known-days.ts';

type Props = {
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
  /** Gutter and width that all pictures share; the calendar's own stretch is all of the span's weeks. */
  axis: TimeAxis;
  pointer: Pointer;
  colours: DataColours;
  label: string;
  /** Days were chosen: a day by click or key, or several by dragging or with Shift. */
  onTake: (range: Span) => void;
};

/**
 * The days of a year at a glance, weeks across. To the keyboard it is a grid: arrows move, with Shift they choose
 * several, Enter takes them.
 */
export function CalendarMap(props: Props) {
  const { span, days, axis, pointer, colours, label } = props;
  const t = useTexts(pictureTexts);
  const shown = useMemo(() => weeksOf(span), [span]);
  const layout = useMemo(() => calendarLayout(span), [span]);
  const geometry = useMemo(() => calendarGeometry(axis.width, layout), [axis.width, layout]);
  const choice = useCalendarChoice(props, (x, y) => dayAtPlace(placeAt(x, y, geometry), layout, span));
  const busiest = useMemo(() => busiestOf(days.map(({ total }) => total)), [days]);
  const canvas = useCalendarCanvas(props, { layout, geometry, busiest, chosen: choice.chosen });
  const words = useDayWords(props);
  const several = choice.chosen !== null && choice.chosen.to - choice.chosen.from > DAY;
  const range = several && choice.chosen ? words.range(choice.chosen) : null;
  return (
    <div className="qc-calendar">
      <div className="qc-plot-head">
        <h3>{t('calendar')}</h3>
        <CalendarReading pointer={pointer} range={range} wordsOf={words.day} />
      </div>
      <TimeTicks axis={{ ...axis, shown }} />
      <div className="qc-calendar-days" {...choice.handlers} style={{ height: geometry.height }}>
        <span className="qc-axis-side" aria-hidden>
          {t('weekday')}
        </span>
        <div className="qc-calendar-plot">
          <canvas ref={canvas} style={{ width: geometry.width, height: geometry.height }} aria-hidden />
          <CursorLine pointer={pointer} shown={shown} />
          <PointedDay
            pointer={pointer}
            placeOf={(day) => cornerOf(placeOfDay(day, layout), geometry)}
            {...{ span, geometry }}
          />
        </div>
        <CalendarGrid
          grid={choice.grid}
          layout={layout}
          span={span}
          days={days}
          wordsOf={words.day}
          day={choice.day}
          chosen={choice.chosen ?? props.selection}
          label={label}
        />
      </div>
      <ColourKey unit="perDay" busiest={busiest} colours={colours} />
      <output className="cx-hidden">{choice.byKey ? range : null}</output>
      <p className="qc-help" id="calendar-keys">
        <HowToChoose /> <span className="cx-keys">{t('calendarKeys')}</span>
      </p>
    </div>
  );
}

function useCalendarCanvas(
  props: Props,
  {
    layout,
    geometry,
    busiest,
    chosen,
  }: {
    layout: ReturnType<typeof calendarLayout>;
    geometry: ReturnType<typeof calendarGeometry>;
    busiest: number;
    chosen: Span | null;
  },
) {
  const { days, found, nullsOnly, window, selection, finding, here, colours } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const shades = useMemo(() => shadesOf(colours), [colours]);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    paintCalendar(canvas.current, {
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
    });
  }, [
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
  ]);
  return canvas;
}

/** A day, or several, in words. */
function useDayWords({ days, span, lastYear, found }: Props) {
  const t = useTexts(pictureTexts);
  const [language] = useLanguage();
  const known = useKnownWords(days);
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
      ...known(facts.time),
      before !== undefined && before !== null && t('readingBefore', { value: formatNumber(before) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const range = ({ from, to }: Span) =>
    t('readingRange', {
      from: formatDate(toDay(from)),
      to: formatDate(toDay(to - 1)),
      count: Math.round((to - from) / DAY),
    });
  return { day, range };
}
