import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Icon } from 'shared-ui/ui';
import { Calendar } from './calendar.tsx';
import { isOutside, readDay, showDay, today, type Day } from './calendar.rules.ts';
import { FieldFrame, ariaOf, type FieldProps } from './field-frame.tsx';
import type { DateFormat } from './fields.ts';
import { formTexts } from './texts.ts';

type DateProps = FieldProps & {
  value: Day | null;
  onChange: (value: Day | null) => void;
  onBlur?: () => void;
  format?: DateFormat;
  min?: Day;
  max?: Day;
};
/** Typed text that is no allowed day yet, beside the value it was typed over. */
type Typed = { text: string; over: Day | null; fault: string | null };

/** A date to type or to choose from a calendar. What can't be read stays in the field with a message. */
export function DateField(props: DateProps) {
  const ownId = useId();
  const { id = ownId, value, onChange, format = 'MM/dd/yyyy', min, max, disabled, label } = props;
  const t = useTexts(formTexts);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [at, setAt] = useState<Day | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutsideClick(root, at !== null, () => setAt(null));

  const current = typed?.over === value ? typed : null;
  const error = current?.fault ?? props.error;
  const shownProps = { ...props, hint: props.hint ?? format.toUpperCase(), error };
  const faultOf = (day: Day | null | undefined): string | null => {
    if (day === undefined) return t('enterDate', { format: format.toUpperCase() });
    if (!day || !isOutside(day, min, max)) return null;
    return min && day < min
      ? t('notBefore', { date: showDay(min, format) })
      : t('notAfter', { date: showDay(max ?? null, format) });
  };
  const commit = () => {
    if (!current) return;
    const day = readDay(current.text, format);
    const fault = faultOf(day);
    setTyped(fault ? { ...current, fault } : null);
    if (!fault && day !== undefined && day !== value) onChange(day);
  };
  const close = () => {
    setAt(null);
    button.current?.focus();
  };
  const open = () => setAt(value ?? (max && max < today() ? max : today()));
  return (
    <div ref={root} className="cx-anchor">
      <FieldFrame {...shownProps} id={id}>
        <span className="cx-date">
          <input
            id={id}
            className="cx-input"
            inputMode="numeric"
            autoComplete="off"
            disabled={disabled}
            value={current?.text ?? showDay(value, format)}
            onChange={(event) => setTyped({ text: event.target.value, over: value, fault: null })}
            onBlur={() => {
              commit();
              props.onBlur?.();
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit();
              if (event.key !== 'ArrowDown' || !event.altKey) return;
              event.preventDefault();
              open();
            }}
            {...ariaOf(id, shownProps)}
          />
          <button
            ref={button}
            type="button"
            className="cx-icon-button"
            disabled={disabled}
            aria-haspopup="dialog"
            aria-expanded={at !== null}
            aria-label={t('chooseDate', { label })}
            onClick={() => (at === null ? open() : close())}
          >
            <Icon name="calendar" />
          </button>
        </span>
      </FieldFrame>
      {at === null ? null : (
        <Calendar
          label={label}
          at={at}
          value={value}
          min={min}
          max={max}
          onMove={setAt}
          onPick={(day) => {
            setTyped(null);
            onChange(day);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

function useOutsideClick(root: RefObject<HTMLElement | null>, active: boolean, onOutside: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const listen = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !root.current?.contains(target)) onOutside();
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [root, active, onOutside]);
}
