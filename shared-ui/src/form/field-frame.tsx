import type { ReactNode } from 'react';
import type { TermId } from 'shared-domain/glossary';
import { TermHelp } from 'shared-ui/ui';

/** What every field takes. */
export type FieldProps = {
  /** Id of the control; one is made up when left out. */
  id?: string;
  label: string;
  hint?: string;
  /** Shown under the field and read with it. */
  error?: string;
  required?: boolean;
  disabled?: boolean;
  /** Hides the label from view where the place says it; screen readers still read it. */
  labelHidden?: boolean;
  /** The glossary's entry that a button beside the label opens. */
  term?: TermId;
};

/** What ties a control to its hint and error, for the control's own element. */
export type AriaOf = {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** The `aria-*` of a field's control. */
export function ariaOf(id: string, { hint, error, required }: FieldProps): AriaOf {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}

/** The asterisk of required fields; screen readers hear `aria-required` instead. */
export function RequiredMark() {
  return <span aria-hidden>{' *'}</span>;
}

/** Label above, control, hint and error below. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  required,
  labelHidden,
  term,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="cx-field">
      <LabelLine label={label} term={term}>
        <label htmlFor={id} className={labelHidden ? 'cx-hidden' : undefined}>
          {label}
          {required ? <RequiredMark /> : null}
        </label>
      </LabelLine>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** A label, and beside it the button that opens the glossary's entry, if there is one. */
export function LabelLine({
  label,
  term,
  children,
}: Pick<FieldProps, 'label' | 'term'> & { children: ReactNode }) {
  if (!term) return children;
  return (
    <div className="cx-label">
      {children}
      <TermHelp term={term} label={label} />
    </div>
  );
}

/** Hint and error of a field. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: string; error?: string }) {
  return (
    <>
      {hint ? (
        <small id={`${id}-hint`} className="cx-hint">
          {hint}
        </small>
      ) : null}
      {error ? (
        <small id={`${id}-error`} className="cx-error">
          {error}
        </small>
      ) : null}
    </>
  );
}
