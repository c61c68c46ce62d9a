import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Icon } from 'shared-ui/ui';
import { Calendar } from './calendar.tsx';
import { isDay, isOutside, USUAL_FORMAT, readDay, showDay, today, type Day } from './calendar.rules.ts';
import { FieldFrame, ariaOf, type FieldProps } from './field-frame.tsx';
import type { DateFormat } from './calendar.rules.ts';
import { formTexts } from './texts.ts';
import { typedText } from './typed-text.ts';
import { useAfterPress } from './use-after-press.ts';

type DateProps = FieldProps & {
  value: Day | null;
  onChange: (value: Day | null) => void;
  onBlur?: () => void;
  format?: DateFormat;
  min?: Day;
  max?: Day;
  /** Hands over what is no date as it was typed, for a form that refuses it; otherwise it stays in the field alone. */
  keepsText?: boolean;
};
/** Typed text that is no allowed day yet, beside the value it was typed over. */
type Typed = { text: string; over: Day | null; fault: string | null };

/** A date to type or to choose from a calendar. What can't be read stays in the field with a message. */
export function DateField(props: DateProps) {
  const ownId = useId();
  const { id = ownId, onChange, format = USUAL_FORMAT, min, max, disabled, label } = props;
  const { text, fault, type, commit, forget } = useTypedDay(props);
  const value = props.value && isDay(props.value) ? props.value : null;
  const [at, setAt] = useState<Day | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutsideClick(root, at !== null, () => setAt(null));
  const hint = [format.toUpperCase(), props.hint].filter(Boolean).join(' · ');
  const shown = { ...props, hint, error: fault ?? props.error };
  const open = () => setAt(value ?? (max && max < today() ? max : today()));
  const close = () => {
    setAt(null);
    button.current?.focus();
  };
  const pick = (day: Day) => {
    forget();
    onChange(day);
    close();
  };
  return (
    <div ref={root} className="cx-anchor">
      <FieldFrame {...shown} id={id}>
        <span className="cx-date">
          <input
            id={id}
            className="cx-input"
            inputMode="numeric"
            autoComplete="off"
            disabled={disabled}
            value={text}
            onChange={({ target }) => type(typedText(target))}
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
            {...ariaOf(id, shown)}
          />
          <CalendarButton
            {...{ button, label, disabled }}
            open={at !== null}
            onPress={at === null ? open : close}
          />
        </span>
      </FieldFrame>
      {at === null ? null : (
        <Calendar {...{ label, at, value, min, max }} onMove={setAt} onPick={pick} onClose={close} />
      )}
    </div>
  );
}

/** What is typed until it is a day that is allowed; handed over by `commit`, when the field is left. */
function useTypedDay({ value, onChange, format = USUAL_FORMAT, min, max, keepsText = false }: DateProps) {
  const t = useTexts(formTexts);
  const [typed, setTyped] = useState<Typed | null>(null);
  // a message that grew the page under a pressed button would take its click
  const [isQuiet, setQuiet] = useState(false);
  const afterPress = useAfterPress();
  const current = typed?.over === value ? typed : null;
  const unreadable = t('enterDate', { format: format.toUpperCase() });
  const faultOf = (day: Day | null | undefined): string | null => {
    if (day === undefined) return unreadable;
    if (!day || !isOutside(day, min, max)) return null;
    return min && day < min
      ? t('notBefore', { date: showDay(min, format) })
      : t('notAfter', { date: showDay(max ?? null, format) });
  };
  const commit = () => {
    if (!current) return;
    setQuiet(true);
    afterPress(() => setQuiet(false));
    const day = readDay(current.text);
    if (day === undefined && keepsText) {
      setTyped(null);
      onChange(current.text);
      return;
    }
    const fault = faultOf(day);
    setTyped(fault ? { ...current, fault } : null);
    if (!fault && day !== undefined && day !== value) onChange(day);
  };
  const fault = current ? current.fault : value && !isDay(value) ? unreadable : null;
  return {
    text: current?.text ?? showDay(value, format),
    fault: isQuiet ? null : fault,
    type: (text: string) => setTyped({ text, over: value, fault: null }),
    commit,
    forget: () => setTyped(null),
  };
}

function CalendarButton({
  button,
  label,
  disabled,
  open,
  onPress,
}: {
  button: RefObject<HTMLButtonElement | null>;
  label: string;
  disabled?: boolean;
  open: boolean;
  onPress: () => void;
}) {
  const t = useTexts(formTexts);
  return (
    <button
      ref={button}
      type="button"
      className="cx-icon-button"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-label={t('chooseDate', { label })}
      onClick={onPress}
    >
      <Icon name="calendar" />
    </button>
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
