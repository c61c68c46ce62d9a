import { useId } from 'react';
import { formatPeriod, useTexts } from 'shared-ui/i18n';
import { Icon } from 'shared-ui/ui';
import type { DragMode } from './marks-plugin.ts';
import { pictureTexts } from './texts.ts';
import { toDay, type Span } from './time.rules.ts';
import { panned, zoomed } from './window.rules.ts';

/** What dragging does, and buttons that move and zoom for those without keyboard or mouse. */
export function WindowTools({
  window,
  span,
  mode,
  onMode,
  onWindow,
}: {
  window: Span;
  span: Span;
  mode: DragMode;
  onMode: (mode: DragMode) => void;
  onWindow: (window: Span) => void;
}) {
  const t = useTexts(pictureTexts);
  const name = useId();
  const tools = [
    { text: 'earlier', icon: 'angle-left', next: panned(window, span, -1) },
    { text: 'later', icon: 'angle-right', next: panned(window, span, 1) },
    { text: 'closer', icon: 'search-plus', next: zoomed(window, span, true) },
    { text: 'wider', icon: 'search-minus', next: zoomed(window, span, false) },
    { text: 'wholeYear', icon: 'arrows-h', next: span },
  ] as const;
  return (
    <div className="qc-tools">
      <p className="qc-stretch">{formatPeriod(toDay(window.from), toDay(window.to - 1))}</p>
      <fieldset className="qc-modes">
        <legend>{t('mode')}</legend>
        {(['select', 'zoom'] as const).map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={mode === value} onChange={() => onMode(value)} />
            {t(value)}
          </label>
        ))}
      </fieldset>
      <div className="qc-tool-buttons">
        {tools.map(({ text, icon, next }) => (
          <button
            key={text}
            type="button"
            className="cx-icon-button"
            aria-label={t(text)}
            title={t(text)}
            disabled={next.from === window.from && next.to === window.to}
            onClick={() => onWindow(next)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </div>
  );
}
