import { useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { focusField, focusFirstFault } from './field-grid.tsx';
import { ErrorSummary } from './form-messages.tsx';
import { formTexts } from './texts.ts';
import type { FieldFault } from './use-field-form.ts';

type FormProps = {
  /** What `useFieldForm` gave. */
  form: {
    id: string;
    faults: readonly FieldFault[];
    attempt: number;
    submit: () => Promise<unknown>;
  };
  /** Sends it in another way than `form.submit`. */
  onSubmit?: () => Promise<unknown>;
  /** Its name, where the page has several. */
  label?: string;
  /** For a form of a field or two: what has to be corrected is not listed but has the focus. */
  small?: boolean;
  /** How its parts are laid out. */
  className?: string;
  children: ReactNode;
};

/** A form of fields on one page: above all the rest what has to be corrected, each line leading to its field. */
export function Form({ form, small = false, className = 'cx-stack', ...rest }: FormProps) {
  const t = useTexts(formTexts);
  const box = useRef<HTMLFormElement>(null);
  const { onSubmit = () => form.submit() } = rest;
  const send = async () => {
    if ((await onSubmit()) === false && small) focusFirstFault(box.current);
  };
  return (
    <form
      ref={box}
      className={className}
      aria-label={rest.label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {small ? null : (
        <ErrorSummary
          title={t('invalid')}
          faults={form.faults}
          attempt={form.attempt}
          onGo={(name) => focusField(form.id, name)}
        />
      )}
      {rest.children}
    </form>
  );
}
