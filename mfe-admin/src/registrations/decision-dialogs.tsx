import type { Registration } from 'shared-domain';
import { FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
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
      accept={t('approve')}
      failed={t('failed')}
      form={form}
      onClose={decision.onClose}
    >
      <p>{t('approveText', { name: decision.registration.name })}</p>
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
      accept={t('reject')}
      danger
      failed={t('failed')}
      form={form}
      onClose={decision.onClose}
    >
      <p>{t('rejectText', { name: decision.registration.name })}</p>
      <FieldGrid form={form} names={['reason']} />
    </FormDialog>
  );
}
