import { isEmail, type CodeOption } from 'shared-ui/domain';
import { defineFields, type Fields } from 'shared-ui/form';
import type { userTexts } from './texts.ts';
import type { UserValues } from './user.record.ts';

/** What the user forms choose from. */
export type UserLookups = { agencies: CodeOption[] };

/** A text of the user forms. */
export type UserText = keyof typeof userTexts.en;
/** The fields of one of the user forms. */
export type UserFields = Fields<UserValues, UserLookups, UserText>;

const NAME_MAX = 200;
const EMAIL_MAX = 320;

const everybodys: UserFields = {
  name: {
    label: 'name',
    control: 'text',
    maxLength: NAME_MAX,
    required: 'nameRequired',
  },
  email: {
    label: 'email',
    control: 'email',
    maxLength: EMAIL_MAX,
    required: 'emailRequired',
    check: (text) => (isEmail(text) ? null : 'emailInvalid'),
  },
};
const agency: UserFields = {
  agency_id: {
    label: 'agency',
    control: 'select',
    required: 'agencyRequired',
    options: (_, { agencies }) => agencies,
  },
};
const admin: UserFields = { admin: { label: 'isAdmin', control: 'check' } };

/** The fields of a user form: the agency only when super admins add somebody, Is Admin only for super admins. */
export const userFields = {
  add: {
    admin: defineFields<UserValues, UserLookups, UserText>(everybodys),
    superAdmin: defineFields<UserValues, UserLookups, UserText>({ ...agency, ...everybodys, ...admin }),
  },
  edit: {
    admin: defineFields<UserValues, UserLookups, UserText>(everybodys),
    superAdmin: defineFields<UserValues, UserLookups, UserText>({ ...everybodys, ...admin }),
  },
};
