import { DAY_MS } from 'shared-domain';
import { wallFormat } from 'shared-domain/texts';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { addMonths, isOutside, monthGrid, moveDay, today, type Day } from './calendar.rules.ts';
import { formTexts } from './texts.ts';

const asDate = (day: Day) => new Date(`${day}T00:00:00Z`);
/** A Monday, from which the weekdays' names are taken. */
const MONDAY = Date.UTC(2024, 0, 1);

type CalendarProps = {
  label: string;
  /** The day that has the focus. */
  at: Day;
  value: Day | null;
  min?: Day;
  max?: Day;
  onMove: (day: Day) => void;
  onPick: (day: Day) => void;
  onClose: () => void;
};

/** Words of dates in the language in use. */
function useDateWords(): (options: Intl.DateTimeFormatOptions, date: Date) => string {
  const [language] = useLanguage();
  return (options, date) => wallFormat(language, options).format(date);
}

/** A month to choose a day from: arrows, PageUp and PageDown (with Shift by years), Home, End, Enter, Escape. */
export function Calendar({ label, at, value, min, max, onMove, onPick, onClose }: CalendarProps) {
  const t = useTexts(formTexts);
  const box = useRef<HTMLDialogElement>(null);
  const month = useDateWords()({ month: 'long', year: 'numeric' }, asDate(at));
  useEffect(() => {
    // Whoever leafs through the months by their buttons stays on them.
    if (document.activeElement?.closest('.cx-calendar-head')) return;
    box.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);
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
    <dialog ref={box} open className="cx-calendar" aria-label={t('chooseDate', { label })} onKeyDown={onKey}>
      <div className="cx-calendar-head">
        <MonthButton label={t('previousMonth')} sign="‹" onPress={() => onMove(addMonths(at, -1))} />
        <strong aria-live="polite">{month}</strong>
        <MonthButton label={t('nextMonth')} sign="›" onPress={() => onMove(addMonths(at, 1))} />
      </div>
      {/* The date grid of the ARIA authoring practices: one tab stop, arrows move. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" aria-label={month}>
        <Weekdays />
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

function MonthButton({ label, sign, onPress }: { label: string; sign: string; onPress: () => void }) {
  return (
    <button type="button" className="cx-icon-button" aria-label={label} onClick={onPress}>
      <span aria-hidden>{sign}</span>
    </button>
  );
}

function Weekdays() {
  const words = useDateWords();
  return (
    <thead>
      <tr>
        {Array.from({ length: 7 }, (_, weekday) => {
          const date = new Date(MONDAY + weekday * DAY_MS);
          return (
            <th key={weekday} scope="col" abbr={words({ weekday: 'long' }, date)}>
              {words({ weekday: 'short' }, date).slice(0, 2)}
            </th>
          );
        })}
      </tr>
    </thead>
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
