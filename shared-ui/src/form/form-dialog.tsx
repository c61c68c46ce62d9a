import { useRef, type ReactNode } from 'react';
import type { ApiError } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { Button, Dialog } from 'shared-ui/ui';
import { focusFirstFault } from './field-grid.tsx';
import { FormAlert } from './form-messages.tsx';
import { formTexts } from './texts.ts';

type FormDialogProps = {
  /** What `useFieldForm` gave. */
  form: { id: string; problem: ApiError | null; submitting: boolean; submit: () => Promise<boolean> };
  title: string;
  /** What sends it is called; `danger` where that destroys. */
  accept: string;
  danger?: boolean;
  /** Said when the server refused without a word. */
  failed: string;
  /** Said beside what the server refused of single fields. */
  advice?: string;
  /** A way on from a refusal. */
  wayOn?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that asks for a few things and sends them; what keeps it from being sent has the focus. */
export function FormDialog({ form, title, accept, danger, failed, advice, wayOn, ...rest }: FormDialogProps) {
  const t = useTexts(formTexts);
  const box = useRef<HTMLFormElement>(null);
  const send = async () => {
    if (!(await form.submit())) focusFirstFault(box.current);
  };
  return (
    <Dialog
      title={title}
      open
      onClose={rest.onClose}
      footer={
        <>
          <Button severity="outlined" onClick={rest.onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={form.id}
            severity={danger ? 'danger' : 'primary'}
            loading={form.submitting}
          >
            {accept}
          </Button>
        </>
      }
    >
      <form
        ref={box}
        id={form.id}
        className="cx-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // to React the dialog may stand in the form that it was opened from
          event.stopPropagation();
          void send();
        }}
      >
        <FormAlert
          problem={form.problem}
          fallback={failed}
          advice={form.problem?.errors ? advice : undefined}
        >
          {wayOn}
        </FormAlert>
        {rest.children}
      </form>
    </Dialog>
  );
}
