import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { focusField } from './field-grid.tsx';
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
  /** How its parts are laid out. */
  className?: string;
  children: ReactNode;
};

/** A form of fields on one page: above all the rest what has to be corrected, each line leading to its field. */
export function Form({ form, onSubmit = () => form.submit(), className = 'cx-stack', children }: FormProps) {
  const t = useTexts(formTexts);
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <ErrorSummary
        title={t('invalid')}
        faults={form.faults}
        attempt={form.attempt}
        onGo={(name) => focusField(form.id, name)}
      />
      {children}
    </form>
  );
}
