import { REJECTION_MAX, type CodeOption } from 'shared-domain';
import { defineFields } from 'shared-ui/form';
import type { registrationTexts } from './texts.ts';

type RegistrationText = keyof typeof registrationTexts.en;

/** What an approval needs: the account's agency, and whether it is that of an admin. */
export type ApprovalValues = { agency_id: string | null; admin: boolean };
/** What an approval chooses from. */
export type ApprovalLookups = { agencies: CodeOption[] };
/** What a rejection needs: what the person is told. */
export type RejectionValues = { reason: string };

/** The fields of an approval. */
export const approvalFields = defineFields<ApprovalValues, ApprovalLookups, RegistrationText>({
  agency_id: {
    label: 'agency',
    control: 'select',
    wide: true,
    required: 'agencyRequired',
    options: (_, { agencies }) => agencies,
  },
  admin: { label: 'isAdmin', control: 'check', wide: true },
});

/** The field of a rejection. */
export const rejectionFields = defineFields<RejectionValues, null, RegistrationText>({
  reason: {
    label: 'reason',
    hint: 'reasonHint',
    control: 'area',
    wide: true,
    maxLength: REJECTION_MAX,
    required: 'reasonRequired',
  },
});
