import { EMAIL_MAX, isEmail, NAME_MAX } from 'shared-domain';
import { defineFields } from 'shared-ui/form';
import type { NewAgencyValues } from './new-agency.record.ts';
import type { agencyTexts } from './texts.ts';

/** The fields of Add Agency: the agency's, then those of its first user. */
export const newAgencyFields = defineFields<NewAgencyValues, null, keyof typeof agencyTexts.en>({
  name: {
    label: 'name',
    control: 'text',
    maxLength: NAME_MAX,
    required: 'nameRequired',
  },
  eco_domain: { label: 'ecoDomain', hint: 'ecoDomainHint', control: 'text', maxLength: NAME_MAX },
  user_name: {
    label: 'userName',
    control: 'text',
    maxLength: NAME_MAX,
    required: 'nameRequired',
  },
  user_email: {
    label: 'userEmail',
    control: 'email',
    maxLength: EMAIL_MAX,
    required: 'emailRequired',
    check: (text) => (isEmail(text) ? null : 'emailInvalid'),
  },
  user_admin: { label: 'isAdmin', hint: 'isAdminHint', control: 'check', disabled: () => true },
});
