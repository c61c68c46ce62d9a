import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ApiError, messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { hasGoneOn, whereabouts, type Whereabouts } from './field-focus.ts';
import { formTexts } from './texts.ts';
import type { FieldFault } from './use-field-form.ts';

/**
 * What keeps a form from being sent; takes the focus after each attempt, at once or when the server has answered, unless
 * the person has gone on to a field by then. Each line leads to its field.
 */
export function ErrorSummary({
  title,
  faults,
  attempt,
  onGo,
  children,
}: {
  title: string;
  /** Fields at fault; their labels are listed, each with what is wrong. */
  faults: readonly FieldFault[];
  /** Grows with every attempt to send. */
  attempt: number;
  /** Shows the field's tab and puts the focus on it (`focusField`). */
  onGo: (name: string) => void;
  /** A sentence below the list. */
  children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const tried = useRef(0);
  const sentFrom = useRef<Whereabouts>(null);
  const id = useId();
  const isListed = faults.length > 0;
  // with the drawing itself: what is typed next is not to land where the focus was
  useLayoutEffect(() => {
    if (attempt > tried.current) sentFrom.current = whereabouts();
    tried.current = attempt;
    if (!isListed || !sentFrom.current) return;
    if (!hasGoneOn(sentFrom.current)) box.current?.focus();
    sentFrom.current = null;
  }, [attempt, isListed]);
  if (!isListed) return null;
  return (
    <section ref={box} className="cx-summary" tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {faults.map(({ name, label, message }) => (
          <li key={name}>
            <button type="button" onClick={() => onGo(name)}>
              {label}
            </button>
            : {message}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/**
 * The server's refusal of a form: its messages, the lines of a file at fault, and a closing sentence if given. It comes
 * into view, since the button that was pressed may be far below.
 */
export function FormAlert({
  problem,
  fallback,
  advice,
  children,
}: {
  problem: unknown;
  /** Said when the server gave no words. */
  fallback: string;
  advice?: string;
  /** A way on, below the messages. */
  children?: ReactNode;
}) {
  const t = useTexts(formTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (problem === null || problem === undefined) return null;
  const lines = problem instanceof ApiError ? (problem.lines ?? []) : [];
  return (
    <div ref={box}>
      <Alert severity="danger">
        <p>{[messageOf(problem, fallback), advice].filter(Boolean).join(' ')}</p>
        {lines.length > 0 ? (
          <ul>
            {lines.map(({ line, reason }) => (
              <li key={line}>{t('line', { line: String(line), reason })}</li>
            ))}
          </ul>
        ) : null}
        {children}
      </Alert>
    </div>
  );
}
