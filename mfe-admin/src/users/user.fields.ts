import { EMAIL_MAX, isEmail, isOtherEmail, NAME_MAX, PASSWORD_MAX, type CodeOption } from 'shared-domain';
import { defineFields, type Fields } from 'shared-ui/form';
import type { userTexts } from './texts.ts';
import type { UserValues } from './user.record.ts';

/** What the user forms choose from. */
export type UserLookups = { agencies: CodeOption[] };

/** A text of the user forms. */
export type UserText = keyof typeof userTexts.en;
/** The fields of one of the user forms. */
export type UserFields = Fields<UserValues, UserLookups, UserText>;

const everybodys = {
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
    check: (text: string) => (isEmail(text) ? null : ('emailInvalid' as const)),
  },
} satisfies UserFields;
const agency: UserFields = {
  agency_id: {
    label: 'agency',
    control: 'select',
    required: 'agencyRequired',
    options: (_, { agencies }) => agencies,
  },
};
const rights: UserFields = {
  admin: { label: 'isAdmin', control: 'check' },
  super_admin: { label: 'isSuperAdmin', control: 'check', hint: 'superAdminHint' },
  monitors: { label: 'monitors', control: 'check' },
  flag_deployments: { label: 'flagDeployments', control: 'check' },
  flag_next_stations: { label: 'flagNextStations', control: 'check' },
};

/** The fields for somebody new: agency and rights are a super admin's to give. */
export const addFields = {
  admin: defineFields<UserValues, UserLookups, UserText>(everybodys),
  superAdmin: defineFields<UserValues, UserLookups, UserText>({ ...agency, ...everybodys, ...rights }),
};

/** The fields of somebody who has an account: another e-mail address asks for the caller's own password (A13). */
export function editFields(person: {
  email: string;
  mayGrant: boolean;
  mayChangeEmail: boolean;
}): UserFields {
  return defineFields<UserValues, UserLookups, UserText>({
    name: everybodys.name,
    email: { ...everybodys.email, disabled: () => !person.mayChangeEmail, disabledHint: 'fellowEmail' },
    password: {
      label: 'ownPassword',
      hint: 'ownPasswordHint',
      control: 'password',
      maxLength: PASSWORD_MAX,
      autoComplete: 'current-password',
      required: 'ownPasswordRequired',
      visible: ({ email }) => isOtherEmail(email.trim(), person.email),
    },
    ...(person.mayGrant ? rights : {}),
  });
}
