import type { User } from 'shared-ui/domain';

/** The two lists of /authorized-users: the agency's people, and the super admins apart from them. */
export function splitUsers(users: User[]): { agencyUsers: User[]; superAdmins: User[] } {
  return {
    agencyUsers: users.filter((user) => user.super_admin === 0),
    superAdmins: users.filter((user) => user.super_admin === 1),
  };
}

/** Whether a delete button stands beside a person: nobody deletes their own account (A4). */
export function mayDelete(caller: User, user: User): boolean {
  return caller.id !== user.id;
}
