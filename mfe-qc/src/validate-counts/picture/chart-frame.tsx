/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role --
   the frame takes the focus so that keys can move and zoom what a mouse drags; no element means that */
import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import type { CursorSteps } from './cursor.rules.ts';
import type { DayFacts } from './days.rules.ts';
import { valuesAt, type Lines } from './lines.rules.ts';
import type { Pointed, Pointer } from './pointer.ts';
import { pictureTexts } from './texts.ts';
import { DAY, MINUTE, toDay, toMinute, type Span } from './time.rules.ts';
import { useCursorKeys } from './use-cursor-keys.ts';
import { useKnownWords } from './use-known-days.ts';
import { windowAfterKey } from './window.rules.ts';

type Props = {
  lines: Lines;
  /** Minutes between counts. */
  interval: number;
  pointer: Pointer;
  window: Span;
  span: Span;
  /** The days of the span, with what the calendar knows of them. */
  days: DayFacts[];
  /** The day that the list is at. */
  here: Span | null;
  onWindow: (window: Span) => void;
  children: ReactNode;
};

/** What the lines are made of by step: days, or the intervals of close stretches. */
function stepsOf({ detail }: Lines, interval: number): CursorSteps {
  return { across: detail === 'days' ? DAY : interval * MINUTE };
}

/** The chart's place on the page: arrow keys move the cursor line, with Shift the window; plus, minus and Home change it. */
export function ChartFrame({
  lines,
  interval,
  pointer,
  window,
  span,
  days: facts,
  here,
  onWindow,
  children,
}: Props) {
  const t = useTexts(pictureTexts);
  const known = useKnownWords(facts);
  const steps = useMemo(() => stepsOf(lines, interval), [lines, interval]);
  const days = lines.detail === 'days';
  // days are drawn at noon
  const pointedOf = (at: number): Pointed =>
    days ? { at: at + DAY / 2, exact: false } : { at, exact: true };
  const { byKey, onKey, leave } = useCursorKeys({
    pointer,
    steps,
    pointedOf,
    span,
    window,
    here,
    onWindow,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!onKey(event)) {
      const next = windowAfterKey(event.key, window, span);
      if (!next) return;
      onWindow(next);
    }
    event.preventDefault();
  };
  const reading =
    byKey === null
      ? null
      : [
          formatDate(days ? toDay(byKey) : toMinute(byKey)),
          ...valuesAt(lines, pointedOf(byKey)?.at ?? byKey).map(({ name, before, value }) =>
            t('reading', {
              time: before ? t('nameBefore', { name }) : name,
              value: value === null ? t('noData') : formatNumber(value),
            }),
          ),
          ...known(byKey),
        ].join(' · ');
  return (
    <>
      <div
        className="qc-chart"
        role="group"
        tabIndex={0}
        aria-label={t('lines')}
        aria-describedby="chart-keys"
        onKeyDown={onKeyDown}
        onBlur={leave}
      >
        {children}
      </div>
      <output className="qc-help qc-reading">{reading}</output>
      <p id="chart-keys" className="qc-help">
        <span className="cx-keys">{t('chartKeys')} </span>
        {t('chartHelp')}
      </p>
    </>
  );
}
