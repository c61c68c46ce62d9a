import { GRANTED_RIGHTS, type Agency, type CodeOption, type GrantedRight, type User } from 'shared-domain';
import type { UserRequest } from './users.resource.ts';

/** What the user forms hold. `agency_id` is the code of an option; `password` is the caller's own. */
export type UserValues = {
  agency_id: string | null;
  name: string;
  email: string;
  password: string;
} & Record<GrantedRight, boolean>;

const rightsOf = <T>(value: (right: GrantedRight) => T) =>
  Object.fromEntries(GRANTED_RIGHTS.map((right) => [right, value(right)])) as Record<GrantedRight, T>;

/** The form of somebody new, in the agency given. */
export function newUserForm(agencyId: number): UserValues {
  return { agency_id: String(agencyId), name: '', email: '', password: '', ...rightsOf(() => false) };
}

/** A person as the form shows them. */
export function toForm(user: User): UserValues {
  return {
    agency_id: String(user.agency_id),
    name: user.name,
    email: user.email,
    password: '',
    ...rightsOf((right) => user[right] === 1),
  };
}

/** The form as the API takes it: only what is one of the form's fields, since a right that is sent is refused. */
export function toRequest(
  values: UserValues,
  fields: Partial<Record<keyof UserValues, unknown>>,
): UserRequest {
  const rights = GRANTED_RIGHTS.filter((right) => fields[right]);
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    ...(fields.password && values.password ? { password: values.password } : {}),
    ...(fields.agency_id && values.agency_id !== null ? { agency_id: Number(values.agency_id) } : {}),
    ...Object.fromEntries(rights.map((right) => [right, values[right] ? 1 : 0])),
  };
}

/** Agencies as options. */
export function agencyOptions(agencies: Agency[]): CodeOption[] {
  return agencies.map(({ id, name }) => ({ code: String(id), label: name }));
}
