/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the days stand over a drawing, in places that a table doesn't have */
import { memo, useDeferredValue, useMemo, type RefObject } from 'react';
import { wallFormat } from 'shared-domain/texts';
import { useLanguage } from 'shared-ui/i18n';
import { dayAtPlace, type CalendarLayout } from './calendar.rules.ts';
import { DAY, type Span } from './time.rules.ts';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const NOTHING = new Map<number, string>();

/**
 * The days of the calendar for keyboard and screen reader: a row for each weekday, a column for each week, over the
 * drawing. One day is in the tab order, the others come by keys.
 */
export function CalendarGrid({
  grid,
  layout,
  span,
  days,
  wordsOf,
  day,
  chosen,
  label,
}: {
  grid: RefObject<HTMLDivElement | null>;
  layout: CalendarLayout;
  span: Span;
  /** The days' times, a new list when what is said of them changes. */
  days: readonly { time: number }[];
  /** A day in words. */
  wordsOf: (time: number) => string | null;
  /** The day in the tab order. */
  day: number;
  chosen: Span | null;
  label: string;
}) {
  const [language] = useLanguage();
  const words = useMemo(
    () => ({ days, language, of: () => new Map(days.map(({ time }) => [time, wordsOf(time) ?? ''])) }),
    // oxlint-disable-next-line react/exhaustive-deps -- the words of the days follow from these
    [days, language],
  );
  // some hundred sentences, after the picture
  const later = useDeferredValue<typeof words | null>(words, null);
  const labels = useMemo(() => later?.of() ?? NOTHING, [later]);
  const weekday = wallFormat(language, { weekday: 'short' });
  return (
    <div
      ref={grid}
      className="qc-days"
      role="grid"
      aria-label={label}
      aria-describedby="calendar-keys"
      aria-multiselectable
      aria-rowcount={WEEKDAYS.length}
      aria-colcount={layout.weeks + 1}
    >
      {WEEKDAYS.map((row) => (
        <Weekday
          key={row}
          row={row}
          name={weekday.format(layout.start + row * DAY)}
          layout={layout}
          span={span}
          labels={labels}
          day={dayInRow(day, layout, row)}
          chosen={chosenInRow(chosen, layout, row)}
        />
      ))}
    </div>
  );
}

/** The day if it stands in the row; else 0, the same for all others, so that they are not drawn again. */
function dayInRow(day: number, { start }: CalendarLayout, row: number): number {
  return ((day - start) / DAY) % WEEKDAYS.length === row ? day : 0;
}

/** What is chosen, if a day of the row may be in it. */
function chosenInRow(chosen: Span | null, { start }: CalendarLayout, row: number): Span | null {
  if (chosen === null || chosen.to - chosen.from >= WEEKDAYS.length * DAY) return chosen;
  const first = Math.floor((chosen.from - start) / DAY);
  const days = (chosen.to - chosen.from) / DAY;
  return (((row - first) % 7) + 7) % 7 < days ? chosen : null;
}

const Weekday = memo(function Weekday({
  row,
  name,
  layout,
  span,
  labels,
  day,
  chosen,
}: {
  row: number;
  name: string;
  layout: CalendarLayout;
  span: Span;
  labels: ReadonlyMap<number, string>;
  day: number;
  chosen: Span | null;
}) {
  return (
    <div role="row" aria-rowindex={row + 1}>
      <div role="rowheader" aria-colindex={1}>
        {name}
      </div>
      {Array.from({ length: layout.weeks }, (_, column) => {
        const time = dayAtPlace({ column, row }, layout, span);
        return time === null ? null : (
          <div
            key={time}
            role="gridcell"
            aria-colindex={column + 2}
            aria-label={labels.get(time)}
            aria-selected={chosen !== null && time >= chosen.from && time < chosen.to}
            tabIndex={time === day ? 0 : -1}
            data-day={time}
            style={{ gridColumn: column + 2 }}
          />
        );
      })}
    </div>
  );
});
