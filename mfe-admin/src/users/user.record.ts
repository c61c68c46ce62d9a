import type { Agency, CodeOption, User } from 'shared-ui/domain';
import type { UserRequest } from './users.resource.ts';

/** What the user forms hold. `agency_id` is the code of an option. */
export type UserValues = { agency_id: string | null; name: string; email: string; admin: boolean };

/** The form of somebody new, in the agency given. */
export function newUserForm(agencyId: number): UserValues {
  return { agency_id: String(agencyId), name: '', email: '', admin: false };
}

/** A person as the form shows them. */
export function toForm(user: User): UserValues {
  return {
    agency_id: String(user.agency_id),
    name: user.name,
    email: user.email,
    admin: user.admin === 1,
  };
}

/** The form as the API takes it: only what is one of the form's fields, since a right that is sent is refused. */
export function toRequest(
  values: UserValues,
  fields: Partial<Record<keyof UserValues, unknown>>,
): UserRequest {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    ...(fields.agency_id && values.agency_id !== null ? { agency_id: Number(values.agency_id) } : {}),
    ...(fields.admin ? { admin: values.admin ? (1 as const) : (0 as const) } : {}),
  };
}

/** Agencies as options. */
export function agencyOptions(agencies: Agency[]): CodeOption[] {
  return agencies.map(({ id, name }) => ({ code: String(id), label: name }));
}
