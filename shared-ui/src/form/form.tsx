import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { ApiError } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { focusField, focusFirstFault, whereabouts } from './field-focus.ts';
import { ErrorSummary } from './form-messages.tsx';
import { formTexts } from './texts.ts';
import type { FieldFault } from './use-field-form.ts';

/** What `useFieldForm` gave, as far as it is drawn around the fields. */
export type DrawnForm = {
  id: string;
  faults: readonly FieldFault[];
  attempt: number;
  problem: ApiError | null;
  submitting: boolean;
  submit: () => Promise<boolean>;
};
type FormProps = {
  form: DrawnForm;
  /** Sends it in another way than `form.submit`. */
  onSubmit?: () => Promise<unknown>;
  /** Its name, where the page has several. */
  label?: string;
  /** For a form of a few fields: where one alone has to be corrected it is not listed but has the focus. */
  small?: boolean;
  /** How its parts are laid out. */
  className?: string;
  children: ReactNode;
};

/** A form of fields: above all the rest what has to be corrected, each line leading to its field. */
export function Form({ form, label, small = false, className = 'cx-stack', children, ...rest }: FormProps) {
  const t = useTexts(formTexts);
  const { onSubmit = () => form.submit() } = rest;
  const latest = useRef(form.faults);
  useEffect(() => {
    latest.current = form.faults;
  });
  const send = async (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    // to React a dialog may stand in the form that it was opened from
    event.stopPropagation();
    const box = event.currentTarget;
    const sentFrom = whereabouts();
    if ((await onSubmit()) === false && small)
      focusFirstFault(box, { sentFrom, nameNow: () => latest.current[0]?.name });
  };
  return (
    <form
      id={form.id}
      className={className}
      aria-label={label}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <ErrorSummary
        title={t('invalid')}
        faults={small && form.faults.length < 2 ? [] : form.faults}
        attempt={form.attempt}
        onGo={(name) => focusField(form.id, name)}
      />
      {children}
    </form>
  );
}
