import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { uiTexts } from './texts.ts';
import { useAtMost } from './use-at-most.ts';
import { useTabLine } from './use-tab-line.ts';

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs down the left side, numbered, with the number of errors of each; where the page is narrow a line that scrolls in
 * itself, with the open one in view. Only one panel is drawn.
 */
export function Tabs({
  label,
  labels,
  at,
  onAt,
  errors = [],
  children,
}: {
  /** Name of the whole. */
  label: string;
  labels: readonly string[];
  /** Index of the open tab. */
  at: number;
  onAt: (index: number) => void;
  /** Number of errors by tab. */
  errors?: readonly number[];
  /** Content of the open tab. */
  children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isLine = useAtMost(860);
  useTabLine(list, at);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = STEPS[event.key]?.(at, labels.length);
    if (to === undefined) return;
    event.preventDefault();
    onAt(to);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div className="cx-tabs">
      <div ref={list} role="tablist" aria-label={label} aria-orientation={isLine ? 'horizontal' : 'vertical'}>
        {labels.map((text, index) => (
          <button
            key={text}
            id={`${id}-tab-${index}`}
            type="button"
            role="tab"
            aria-selected={index === at}
            aria-controls={index === at ? `${id}-panel` : undefined}
            tabIndex={index === at ? 0 : -1}
            onClick={() => onAt(index)}
            onKeyDown={onKeyDown}
          >
            <span className="cx-tab-number" aria-hidden>
              {index + 1}
            </span>
            {text}
            <ErrorCount count={errors[index] ?? 0} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${at}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}

function ErrorCount({ count }: { count: number }) {
  const t = useTexts(uiTexts);
  if (count === 0) return null;
  return (
    <span className="cx-tab-errors">
      <span aria-hidden>{count}</span>
      <span className="cx-hidden">{`, ${t('tabErrors', { count })}`}</span>
    </span>
  );
}
