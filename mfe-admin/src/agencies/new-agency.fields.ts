import { defineFields } from 'shared-ui/form';
import { looksLikeEmail } from '../users/users.rules.ts';
import type { NewAgencyValues } from './new-agency.record.ts';
import type { agencyTexts } from './texts.ts';

const NAME_MAX = 200;
const EMAIL_MAX = 320;

/** The fields of Add Agency: the agency's, then those of its first user. */
export const newAgencyFields = defineFields<NewAgencyValues, null, keyof typeof agencyTexts.en>({
  name: {
    label: 'name',
    control: 'text',
    maxLength: NAME_MAX,
    required: 'nameRequired',
    check: (text) => (text.trim() === '' ? 'nameRequired' : null),
  },
  eco_domain: { label: 'ecoDomain', hint: 'ecoDomainHint', control: 'text', maxLength: NAME_MAX },
  user_name: {
    label: 'userName',
    control: 'text',
    maxLength: NAME_MAX,
    required: 'nameRequired',
    check: (text) => (text.trim() === '' ? 'nameRequired' : null),
  },
  user_email: {
    label: 'userEmail',
    control: 'email',
    maxLength: EMAIL_MAX,
    required: 'emailRequired',
    check: (text) => (looksLikeEmail(text) ? null : 'emailInvalid'),
  },
  user_admin: { label: 'isAdmin', hint: 'isAdminHint', control: 'check', disabled: () => true },
});
