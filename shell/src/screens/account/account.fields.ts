import {
  EMAIL_MAX,
  isEmail,
  isOtherEmail,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  TEL_MAX,
} from 'shared-domain';
import { defineFields, type Fields } from 'shared-ui/form';
import type { AccountText } from './texts.ts';

type AccountFields<V> = Fields<V, null, AccountText>;
const define = <V extends Record<string, unknown>>(fields: AccountFields<V>) =>
  defineFields<V, null, AccountText>(fields);

const checkEmail = (text: string) => (isEmail(text) ? null : ('emailInvalid' as const));

const line = (label: AccountText, maxLength: number, autoComplete: string) => ({
  label,
  control: 'text' as const,
  maxLength,
  autoComplete,
  required: 'fieldRequired' as const,
});
const secret = (label: AccountText, autoComplete: string) => ({
  label,
  control: 'password' as const,
  maxLength: PASSWORD_MAX,
  autoComplete,
});
const email = {
  label: 'email',
  control: 'email',
  maxLength: EMAIL_MAX,
  autoComplete: 'email',
  required: 'fieldRequired',
  check: checkEmail,
} as const;

/** What the registration form holds. */
export type RegisterValues = {
  firstName: string;
  lastName: string;
  email: string;
  tel: string;
  organization: string;
  agree: boolean;
};
export const registerFields = define<RegisterValues>({
  firstName: line('firstName', NAME_MAX / 2, 'given-name'),
  lastName: line('lastName', NAME_MAX / 2, 'family-name'),
  email,
  tel: line('tel', TEL_MAX, 'tel'),
  organization: line('organization', NAME_MAX, 'organization'),
  agree: { label: 'agree', control: 'check', required: 'agreeRequired', wide: true },
});

export type ForgotValues = { email: string };
export const forgotFields = define<ForgotValues>({ email });

/** A new password, twice; both must keep the rule that the specification's sentence names. */
export type ResetValues = { password: string; password_confirmation: string };
export const resetFields = define<ResetValues>({
  password: {
    ...secret('password', 'new-password'),
    hint: 'passwordHint',
    required: 'passwordInvalid',
    check: (password) => (password.length < PASSWORD_MIN ? 'passwordInvalid' : null),
  },
  password_confirmation: {
    ...secret('confirmPassword', 'new-password'),
    required: 'passwordInvalid',
    check: (repeated, { password }) => (repeated === password ? null : 'passwordInvalid'),
  },
});

export type ProfileValues = { name: string; email: string; password: string };
/** One's own name and address; another address than the stored one asks for the password (A13). */
export const profileFields = (stored: string) =>
  define<ProfileValues>({
    name: {
      ...line('name', NAME_MAX, 'name'),
      required: 'nameRequired',
    },
    email,
    password: {
      ...secret('ownPassword', 'current-password'),
      hint: 'ownPasswordHint',
      required: 'ownPasswordRequired',
      visible: (values) => isOtherEmail(values.email.trim(), stored),
    },
  });

export type PasswordValues = ResetValues & { old: string };
export const passwordFields = define<PasswordValues>({
  old: { ...secret('oldPassword', 'current-password'), required: 'fieldRequired' },
  password: {
    ...secret('newPassword', 'new-password'),
    hint: 'passwordHint',
    required: 'fieldRequired',
    check: (password) => (password.length < PASSWORD_MIN ? 'passwordTooShort' : null),
  },
  password_confirmation: {
    ...secret('confirmNewPassword', 'new-password'),
    required: 'fieldRequired',
    check: (repeated, { password }) => (repeated === password ? null : 'passwordsDiffer'),
  },
});
