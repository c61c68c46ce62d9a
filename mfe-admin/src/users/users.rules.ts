import type { Account } from 'shared-domain';

/** The two lists of /authorized-users: the agency's people, and the super admins apart from them. */
export function splitUsers(users: Account[]): { agencyUsers: Account[]; superAdmins: Account[] } {
  return {
    agencyUsers: users.filter((user) => user.super_admin === 0),
    superAdmins: users.filter((user) => user.super_admin === 1),
  };
}

/** Letters without their accents and case, so that 'Pena' finds 'Peña'. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The people whose name, e-mail address, agency or status holds every word that is looked for. */
export function findUsers(
  users: Account[],
  search: string,
  statusText: (user: Account) => string,
): Account[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return users;
  return users.filter((user) => {
    const text = plain([user.name, user.email, user.agency.name, statusText(user)].join(' '));
    return words.every((word) => text.includes(word));
  });
}
