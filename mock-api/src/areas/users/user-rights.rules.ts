import type { User } from 'shared-ui/domain';

type Person = Pick<User, 'id' | 'agency_id' | 'admin' | 'super_admin'>;

/**
 * Whether the caller may see and change this person (A4): everybody themselves, admins the people of their agency
 * who are no super admins, super admins everyone.
 */
export function mayManage(caller: Person, target: Person): boolean {
  if (caller.super_admin === 1 || caller.id === target.id) return true;
  return caller.admin === 1 && target.super_admin === 0 && target.agency_id === caller.agency_id;
}

/** Whether the caller may give a person this right and agency: only super admins change either (A4). */
export function mayGrant(
  caller: Person,
  before: Pick<Person, 'agency_id' | 'admin'>,
  after: Pick<Person, 'agency_id' | 'admin'>,
): boolean {
  if (caller.super_admin === 1) return true;
  return before.admin === after.admin && before.agency_id === after.agency_id;
}
