import { useMemo, useRef, useState, type CSSProperties } from 'react';
import type { CountFilters } from 'shared-domain';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { useDataColours } from 'shared-ui/marks';
import { gutterFor, useWidth } from 'shared-ui/time-axis';
import { shownSpan } from './axis.rules.ts';
import { CalendarMap } from './calendar-map.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { addedFlows, dayFacts, lastYearTotals } from './days.rules.ts';
import { FlowLegend } from './flow-legend.tsx';
import { HeatMapView } from './heat-map.tsx';
import { KnownInWords, KnownStrip } from './known-strip.tsx';
import { withKnown } from './known.rules.ts';
import { LineChart } from './line-chart.tsx';
import { highestOf, linesOf } from './lines.rules.ts';
import type { DragMode } from './marks-plugin.ts';
import { MapLegend } from './map-legend.tsx';
import { MonthTable } from './month-table.tsx';
import { monthRows, wholeOf } from './months.rules.ts';
import { daysOfDrag, daysOfSpan, findingDays, selectedSpan } from './selection.rules.ts';
import { createPointer } from './pointer.ts';
import { pictureTexts } from './texts.ts';
import { DAY, toDay, type Span } from './time.rules.ts';
import { useKnownDays } from './use-known-days.ts';
import type { PictureData } from './use-picture-data.ts';
import type { PictureView } from './use-picture-view.ts';
import { fitted, weekAround } from './window.rules.ts';
import { WindowTools } from './window-tools.tsx';

type Props = {
  data: PictureData;
  view: PictureView;
  onView: (part: Partial<PictureView>) => void;
  /** The part of the year in which the station counted. */
  span: Span;
  filters: CountFilters;
  /** Open findings, and the stretch of the one that is looked at. */
  findings: { from: string; until: string; flow_id: number }[];
  finding: Span | null;
  /** The day that the list is at. */
  here: Span | null;
  onSelect: (days: { minDate: string; maxDate: string }) => void;
};

/** Calendar, hours, lines and figures of a year. The window is what the lines show of it. */
export function YearCharts({ data, view, onView, span, filters, findings, finding, here, onSelect }: Props) {
  const t = useTexts(pictureTexts);
  const colours = useDataColours();
  const [mode, setMode] = useState<DragMode>('select');
  const { calendar } = data;
  const year = calendar.year;
  const window = useMemo(() => fitted(view.wish ?? span, span), [view.wish, span]);
  const selection = useMemo(() => selectedSpan(filters, span), [filters, span]);
  const shown = useShownFlows(data, view, span);
  const counted = useMemo(() => dayFacts(shown.days, year, span, shown.added), [shown, year, span]);
  const known = useKnownDays(year, view.known, shown.days);
  const days = useMemo(() => withKnown(counted, known.marks), [counted, known.marks]);
  const before = useMemo(() => lastYearTotals(shown.added, year, span), [shown.added, year, span]);
  const found = useMemo(() => {
    const ids = new Set(shown.days.map(({ id }) => id));
    return findingDays(
      findings.filter(({ flow_id: flow }) => ids.has(flow)),
      span,
    );
  }, [findings, shown.days, span]);
  const lines = useMemo(() => linesOf(data, view, window), [data, view, window]);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const axis = useMemo(() => {
    // the axis ends on a round number above the highest, which may have a digit more
    const gutter = gutterFor(formatNumber(Math.ceil(highestOf(lines) * 1.2)));
    return { shown: shownSpan(window, span), gutter, width: width - gutter };
  }, [lines, window, span, width]);
  const [pointer] = useState(createPointer);
  const take = (range: Span) => {
    onView({ wish: range.to - range.from > DAY ? range : weekAround(range.from, span) });
    onSelect(daysOfSpan(range));
  };
  const maps = {
    span,
    axis,
    pointer,
    selection,
    finding,
    here,
    nullsOnly: filters.show_null_values ?? false,
    colours,
    onTake: take,
  };
  const drawn = { lines, interval: data.intervals?.interval ?? 60, pointer, here };
  return (
    <div
      className="qc-picture"
      ref={box}
      style={{ '--qc-gutter': `${axis.gutter}px`, '--qc-width': `${width}px` } as CSSProperties}
    >
      <CalendarMap
        {...maps}
        window={window.from === span.from && window.to === span.to ? null : window}
        days={days}
        lastYear={view.lastYear ? before : null}
        found={found}
        label={t('calendarLabel', { year: String(year), flow: shown.name })}
      />
      <MapLegend hasKnown={view.known} />
      {shown.left === '' ? null : <p className="qc-help">{t('notAdded', { flows: shown.left })}</p>}
      <WindowTools
        window={window}
        span={span}
        mode={mode}
        onMode={setMode}
        onWindow={(wish) => onView({ wish })}
      />
      <HeatMapView
        {...maps}
        window={window}
        onWindow={(wish) => onView({ wish })}
        flows={shown.hours}
        hours={data.hours}
        days={days}
        found={found}
        label={t('heatLabel', { flow: shown.name })}
      />
      <div className="qc-lines">
        <FlowLegend
          flows={calendar.flows}
          hidden={view.hidden}
          offScale={lines.above.length > 0}
          onHidden={(hidden) => onView({ hidden })}
        />
        {view.known ? (
          <KnownStrip days={days} axis={axis} pointer={pointer} hasFailed={known.hasFailed} />
        ) : null}
        <ChartFrame {...drawn} days={days} window={window} span={span} onWindow={(wish) => onView({ wish })}>
          <LineChart
            {...drawn}
            axis={axis}
            selection={selection}
            finding={finding}
            mode={mode}
            colours={colours}
            label={t('chart', { from: formatDate(toDay(window.from)), to: formatDate(toDay(window.to - 1)) })}
            onDrag={(a, b) =>
              mode === 'zoom' ? onView({ wish: { from: a, to: b } }) : onSelect(daysOfDrag(a, b, span))
            }
          />
        </ChartFrame>
      </div>
      <Figures data={data} view={view} span={span} />
      {view.known ? <KnownInWords days={days} weatherFrom={known.weatherFrom} /> : null}
    </div>
  );
}

/** The flows of calendar and hours: the chosen one, or all that are ticked, and those of them that may be added. */
function useShownFlows({ calendar, hours }: PictureData, { flowId, hidden }: PictureView, span: Span) {
  const t = useTexts(pictureTexts);
  const chosen = calendar.flows.find(({ id }) => id === flowId);
  return useMemo(() => {
    const isShown = ({ id }: { id: number }) => (chosen ? id === chosen.id : !hidden.has(id));
    const days = calendar.flows.filter(isShown);
    const { taken, left } = addedFlows(days, calendar.year, span);
    const ids = new Set(taken.map(({ id }) => id));
    return {
      days,
      added: taken,
      hours: hours.flows.filter(({ id }) => ids.has(id)),
      left: left.map(({ name }) => name).join(', '),
      name: chosen?.name ?? t('allFlows'),
    };
  }, [calendar, hours, hidden, chosen, span, t]);
}

/** The year in a sentence and a table, for those who do not see the picture and those who want to know exactly. */
function Figures({ data, view, span }: { data: PictureData; view: PictureView; span: Span }) {
  const t = useTexts(pictureTexts);
  const { calendar } = data;
  const rows = useMemo(() => {
    const ticked = calendar.flows.filter(({ id }) => !view.hidden.has(id));
    const { taken } = addedFlows(ticked, calendar.year, span);
    return monthRows(
      dayFacts(ticked, calendar.year, span, taken),
      lastYearTotals(taken, calendar.year, span),
    );
  }, [calendar, view.hidden, span]);
  const { total, missing, emptyDays } = wholeOf(rows);
  return (
    <>
      <p>
        {t('summary', {
          year: String(calendar.year),
          total: formatNumber(total),
          missing: formatNumber(missing),
          emptyDays: formatNumber(emptyDays),
        })}
      </p>
      <MonthTable rows={rows} lastYear={calendar.years.includes(calendar.year - 1)} />
    </>
  );
}
