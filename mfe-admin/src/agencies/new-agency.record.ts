import type { NewAgencyRequest } from './agencies.resource.ts';

/** What Add Agency holds. The first user is always an admin; the box is there to say so. */
export type NewAgencyValues = {
  name: string;
  eco_domain: string;
  user_name: string;
  user_email: string;
  user_admin: boolean;
};

/** The empty form. */
export const emptyAgency: NewAgencyValues = {
  name: '',
  eco_domain: '',
  user_name: '',
  user_email: '',
  user_admin: true,
};

/** The form as the API takes it. */
export function toNewRequest(values: NewAgencyValues): NewAgencyRequest {
  return {
    name: values.name.trim(),
    eco_domain: values.eco_domain.trim() || null,
    first_user: { name: values.user_name.trim(), email: values.user_email.trim(), admin: 1 },
  };
}

const FORM_NAMES: Record<string, keyof NewAgencyValues> = {
  'first_user.name': 'user_name',
  'first_user.email': 'user_email',
};

/** The API's errors under the form's names. */
export function errorsByField(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [FORM_NAMES[name] ?? name, messages]),
  );
}
