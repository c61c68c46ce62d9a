import { useId, type ReactNode } from 'react';
import type { ApiError } from 'shared-ui/api';
import type { Registration } from 'shared-domain';
import { FieldGrid, FormAlert, focusField, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Dialog } from 'shared-ui/ui';
import {
  approvalFields,
  rejectionFields,
  type ApprovalLookups,
  type ApprovalValues,
} from './decision.fields.ts';
import { approveRegistration, rejectRegistration } from './registrations.resource.ts';
import { registrationTexts } from './texts.ts';

/** What can be done about a registration. */
export type DecisionKind = 'approve' | 'reject';
type DecisionProps = {
  registration: Registration;
  onClose: () => void;
  /** The decision is stored. */
  onDecided: () => void;
};

const FRESH_APPROVAL: ApprovalValues = { agency_id: null, admin: false };
const FRESH_REJECTION = { reason: '' };

/** Asks for what a decision needs, and sends it. */
export function DecisionDialog({
  kind,
  lookups,
  ...decision
}: DecisionProps & { kind: DecisionKind; lookups: ApprovalLookups }) {
  if (kind === 'reject') return <RejectDialog {...decision} />;
  return <ApproveDialog lookups={lookups} {...decision} />;
}

/** Makes an account of a registration, in an agency to choose. */
function ApproveDialog({ lookups, ...decision }: DecisionProps & { lookups: ApprovalLookups }) {
  const t = useTexts(registrationTexts);
  const { id } = decision.registration;
  const form = useFieldForm({
    fields: approvalFields,
    t,
    initial: FRESH_APPROVAL,
    lookups,
    keep: { name: `approve ${id}` },
    onSubmit: async (values) => {
      await approveRegistration(id, { agency_id: Number(values.agency_id), admin: values.admin ? 1 : 0 });
      decision.onDecided();
    },
  });
  return (
    <FormDialog
      title={t('approveTitle')}
      text={t('approveText', { name: decision.registration.name })}
      accept={t('approve')}
      form={form}
      onClose={decision.onClose}
      onSend={async () => {
        if (!(await form.submit())) focusField(form.id, 'agency_id');
      }}
    >
      <FieldGrid form={form} names={['agency_id', 'admin']} />
    </FormDialog>
  );
}

/** Declines a registration with a reason. */
function RejectDialog(decision: DecisionProps) {
  const t = useTexts(registrationTexts);
  const { id } = decision.registration;
  const form = useFieldForm({
    fields: rejectionFields,
    t,
    initial: FRESH_REJECTION,
    lookups: null,
    keep: { name: `reject ${id}` },
    onSubmit: async ({ reason }) => {
      await rejectRegistration(id, reason.trim());
      decision.onDecided();
    },
  });
  return (
    <FormDialog
      title={t('rejectTitle')}
      text={t('rejectText', { name: decision.registration.name })}
      accept={t('reject')}
      danger
      form={form}
      onClose={decision.onClose}
      onSend={async () => {
        if (!(await form.submit())) focusField(form.id, 'reason');
      }}
    >
      <FieldGrid form={form} names={['reason']} />
    </FormDialog>
  );
}

type FormDialogProps = {
  title: string;
  text: string;
  accept: string;
  danger?: boolean;
  form: { problem: ApiError | null; submitting: boolean };
  onClose: () => void;
  onSend: () => Promise<void>;
  children: ReactNode;
};

function FormDialog({ title, text, accept, danger, form, onClose, onSend, children }: FormDialogProps) {
  const t = useTexts(registrationTexts);
  const formId = useId();
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      footer={
        <>
          <Button severity="outlined" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            severity={danger ? 'danger' : 'primary'}
            loading={form.submitting}
          >
            {accept}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="cx-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSend();
        }}
      >
        <p>{text}</p>
        <FormAlert problem={form.problem} fallback={t('failed')} />
        {children}
      </form>
    </Dialog>
  );
}
