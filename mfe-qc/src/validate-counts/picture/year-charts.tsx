import { useMemo, useState } from 'react';
import type { CountFilters, YearOfCounts } from 'shared-ui/domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { ChartFrame } from './chart-frame.tsx';
import { FlowLegend } from './flow-legend.tsx';
import { HeatMapSection } from './heat-map-section.tsx';
import { LineChart } from './line-chart.tsx';
import type { DragMode } from './marks-plugin.ts';
import { MonthTable } from './month-table.tsx';
import { monthRows, wholeOf } from './months.rules.ts';
import { daysOfDrag, selectedSpan } from './selection.rules.ts';
import { pictureTexts } from './texts.ts';
import { toDay, type Span } from './time.rules.ts';
import { usePictureColours } from './use-picture-colours.ts';
import { fitted, weekAround } from './window.rules.ts';
import { WindowTools } from './window-tools.tsx';

/** Lines, heat map and figures of a year. The window is what the lines show of it. */
export function YearCharts({
  year,
  span,
  filters,
  onSelect,
}: {
  year: YearOfCounts;
  /** The part of the year in which the station counted. */
  span: Span;
  filters: CountFilters;
  onSelect: (days: { minDate: string; maxDate: string }) => void;
}) {
  const t = useTexts(pictureTexts);
  const colours = usePictureColours();
  const [window, setWindow] = useState(span);
  const [mode, setMode] = useState<DragMode>('select');
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());

  const selection = useMemo(() => selectedSpan(filters, span), [filters, span]);
  const shown = useMemo(() => year.flows.filter(({ id }) => !hidden.has(id)), [year, hidden]);
  const rows = useMemo(() => monthRows(shown, year, span), [shown, year, span]);
  const { total, missing, emptyDays } = wholeOf(rows);
  const summary = t('summary', {
    year: String(year.year),
    total: formatNumber(total),
    missing: formatNumber(missing),
    emptyDays: formatNumber(emptyDays),
  });

  return (
    <div className="qc-picture">
      <WindowTools window={window} span={span} mode={mode} onMode={setMode} onWindow={setWindow} />
      <FlowLegend flows={year.flows} hidden={hidden} colours={colours} onHidden={setHidden} />
      <ChartFrame window={window} span={span} onWindow={setWindow}>
        <LineChart
          year={year}
          hidden={hidden}
          window={window}
          selection={selection}
          mode={mode}
          colours={colours}
          label={t('chart', { from: toDay(window.from), to: toDay(window.to - 1) })}
          onDrag={(a, b) =>
            mode === 'zoom' ? setWindow(fitted({ from: a, to: b }, span)) : onSelect(daysOfDrag(a, b, span))
          }
        />
      </ChartFrame>
      <HeatMapSection
        year={year}
        span={span}
        selection={selection}
        nullsOnly={filters.show_null_values ?? false}
        colours={colours}
        onDay={(time) => setWindow(weekAround(time, span))}
      />
      <p>{summary}</p>
      <MonthTable rows={rows} />
    </div>
  );
}
