import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, Dialog } from 'shared-ui/ui';
import { Form, type DrawnForm } from './form.tsx';
import { FormAlert } from './form-messages.tsx';
import { formTexts } from './texts.ts';

type FormDialogProps = {
  form: DrawnForm;
  title: string;
  /** What sends it is called; `danger` where that destroys. */
  accept: string;
  danger?: boolean;
  /** A question that must be answered before anything else; `wide` for more than a few fields. */
  alert?: boolean;
  wide?: boolean;
  /** False while it can't be sent, whatever stands in its fields. */
  ready?: boolean;
  /** Said when the server refused without a word. */
  failed: string;
  /** Said beside what the server refused of single fields. */
  advice?: string;
  /** A way on from a refusal. */
  wayOn?: ReactNode;
  /** What somebody else stored meanwhile (`useVersionedForm`): until it is merged in, the way on is called `goOn`. */
  newer?: { stale: { merged: unknown } | null; goOn: string; onMerge: () => void };
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that asks for a few things and sends them; what keeps it from being sent has the focus, or the list of it. */
export function FormDialog({ form, title, accept, danger, failed, advice, wayOn, ...rest }: FormDialogProps) {
  const t = useTexts(formTexts);
  const { alert, wide, ready = true, newer } = rest;
  const { problem, submitting } = form;
  const footer = (
    <>
      <Button severity="outlined" onClick={rest.onClose}>
        {t('cancel')}
      </Button>
      <Button
        type="submit"
        form={form.id}
        severity={danger ? 'danger' : 'primary'}
        loading={submitting}
        disabled={!ready}
      >
        {accept}
      </Button>
    </>
  );
  return (
    <Dialog title={title} open {...{ alert, wide, footer }} onClose={rest.onClose}>
      <Form form={form} small>
        <FormAlert problem={problem} fallback={failed} advice={problem?.errors && advice}>
          {newer?.stale?.merged === null ? (
            <Button severity="outlined" onClick={newer.onMerge}>
              {newer.goOn}
            </Button>
          ) : (
            wayOn
          )}
        </FormAlert>
        {rest.children}
      </Form>
    </Dialog>
  );
}
