import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { addMonths, isOutside, monthGrid, moveDay, today, type Day } from './calendar.rules.ts';
import { formTexts } from './texts.ts';

const asDate = (day: Day) => new Date(`${day}T00:00:00Z`);
/** A Monday, from which the weekdays' names are taken. */
const MONDAY = Date.UTC(2024, 0, 1);

/** A month to choose a day from: arrows, PageUp and PageDown (with Shift by years), Home, End, Enter, Escape. */
export function Calendar({
  label,
  at,
  value,
  min,
  max,
  onMove,
  onPick,
  onClose,
}: {
  label: string;
  /** The day that has the focus. */
  at: Day;
  value: Day | null;
  min?: Day;
  max?: Day;
  onMove: (day: Day) => void;
  onPick: (day: Day) => void;
  onClose: () => void;
}) {
  const t = useTexts(formTexts);
  const [language] = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);
  const words = (options: Intl.DateTimeFormatOptions, date: Date) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date);
  const month = words({ month: 'long', year: 'numeric' }, asDate(at));
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    if (!(event.target instanceof HTMLTableCellElement)) return;
    const to = moveDay(at, event.key, event.shiftKey);
    const picks = event.key === 'Enter' || event.key === ' ';
    if (to === undefined && !picks) return;
    event.preventDefault();
    if (to !== undefined) onMove(to);
    else if (!isOutside(at, min, max)) onPick(at);
  };
  return (
    <dialog open className="cx-calendar" aria-label={t('chooseDate', { label })} onKeyDown={onKey}>
      <div className="cx-calendar-head">
        <button
          type="button"
          className="cx-icon-button"
          aria-label={t('previousMonth')}
          onClick={() => onMove(addMonths(at, -1))}
        >
          <span aria-hidden>{'‹'}</span>
        </button>
        <strong aria-live="polite">{month}</strong>
        <button
          type="button"
          className="cx-icon-button"
          aria-label={t('nextMonth')}
          onClick={() => onMove(addMonths(at, 1))}
        >
          <span aria-hidden>{'›'}</span>
        </button>
      </div>
      {/* The date grid of the ARIA authoring practices: one tab stop, arrows move. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={grid} role="grid" aria-label={month}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, weekday) => {
              const date = new Date(MONDAY + weekday * 86_400_000);
              return (
                <th key={weekday} scope="col" abbr={words({ weekday: 'long' }, date)}>
                  {words({ weekday: 'short' }, date).slice(0, 2)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {monthGrid(at).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) =>
                day === null ? (
                  <td key={weekday} aria-hidden />
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    focused={day === at}
                    chosen={day === value}
                    blocked={isOutside(day, min, max)}
                    onPick={onPick}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </dialog>
  );
}

function DayCell({
  day,
  focused,
  chosen,
  blocked,
  onPick,
}: {
  day: Day;
  focused: boolean;
  chosen: boolean;
  blocked: boolean;
  onPick: (day: Day) => void;
}) {
  return (
    <td
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- not every screen reader derives it from the table's role
      role="gridcell"
      data-day={day}
      tabIndex={focused ? 0 : -1}
      aria-selected={chosen}
      aria-disabled={blocked || undefined}
      aria-current={day === today() ? 'date' : undefined}
      onClick={() => {
        if (!blocked) onPick(day);
      }}
    >
      {Number(day.slice(8))}
    </td>
  );
}
