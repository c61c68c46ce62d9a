import type { User } from './contract/user.schema.ts';
import { GRANTED_RIGHTS, type GrantedRight } from './user.ts';

type Person = Pick<User, 'id' | 'agency_id' | 'admin' | 'super_admin'>;
/** What a super admin alone decides about a person. */
export type Grants = Pick<User, 'agency_id' | GrantedRight>;

/**
 * Whether the caller may see and change this person (A4): everybody themselves, admins the people of their agency
 * who are no super admins, super admins everyone.
 */
export function mayManage(caller: Person, target: Person): boolean {
  if (caller.super_admin === 1 || caller.id === target.id) return true;
  return caller.admin === 1 && target.super_admin === 0 && target.agency_id === caller.agency_id;
}

/** Whether the caller may give a person these rights and this agency: only super admins change any of them (A11). */
export function mayGrant(caller: Person, before: Grants, after: Grants): boolean {
  if (caller.super_admin === 1) return true;
  return (
    before.agency_id === after.agency_id && GRANTED_RIGHTS.every((right) => before[right] === after[right])
  );
}

/** Whether the other is as much as the caller: an admin beside an admin, who decide nothing about each other. */
function isFellow(caller: Person, target: Person): boolean {
  return caller.super_admin === 0 && caller.id !== target.id && target.admin === 1;
}

/** Whether the caller may delete a person whom they manage: not themselves, and no fellow admin. */
export function mayDelete(caller: Person, target: Person): boolean {
  return caller.id !== target.id && !isFellow(caller, target);
}

/** Whether the caller may change the e-mail address of a person whom they manage: it is the way into the account. */
export function mayChangeEmail(caller: Person, target: Person): boolean {
  return !isFellow(caller, target);
}
