/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role --
   the frame takes the focus so that keys can move and zoom what a mouse drags; no element means that */
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { pictureTexts } from './texts.ts';
import type { Span } from './time.rules.ts';
import { windowAfterKey } from './window.rules.ts';

/** The chart's place on the page: arrow keys, plus, minus and Home change the window. */
export function ChartFrame({
  window,
  span,
  onWindow,
  children,
}: {
  window: Span;
  span: Span;
  onWindow: (window: Span) => void;
  children: ReactNode;
}) {
  const t = useTexts(pictureTexts);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = windowAfterKey(event.key, window, span);
    if (!next) return;
    event.preventDefault();
    onWindow(next);
  };
  return (
    <>
      <div
        className="qc-chart"
        role="group"
        tabIndex={0}
        aria-label={t('lines')}
        aria-describedby="chart-keys"
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
      <p id="chart-keys" className="qc-help">
        <span className="cx-keys">{t('chartKeys')} </span>
        {t('chartHelp')}
      </p>
    </>
  );
}
