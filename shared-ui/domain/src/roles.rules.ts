import type { User } from './contract/user.schema.ts';
import { GRANTED_RIGHTS, type GrantedRight } from './user.ts';

/**
 * Who may open a route, see a menu item or make a call (decisions A1 to A3). One rule for the shell's guard, the
 * sidebar and the API.
 */
export type Access =
  | 'public'
  | 'signedIn'
  | 'admin'
  | 'superAdmin'
  | 'nextStations'
  | 'superAdmin+nextStations'
  | 'deployments'
  | 'superAdmin+deployments';

type Rights = Pick<User, 'admin' | 'super_admin' | 'flag_deployments' | 'flag_next_stations'>;

const RULES: Record<Access, (user: Rights) => boolean> = {
  public: () => true,
  signedIn: () => true,
  admin: (user) => user.admin === 1 || user.super_admin === 1,
  superAdmin: (user) => user.super_admin === 1,
  nextStations: (user) => user.flag_next_stations === 1,
  'superAdmin+nextStations': (user) => user.super_admin === 1 && user.flag_next_stations === 1,
  deployments: (user) => user.flag_deployments === 1,
  'superAdmin+deployments': (user) => user.super_admin === 1 && user.flag_deployments === 1,
};

/** Whether the person, or nobody (null), has this access. */
export function mayAccess(access: Access, user: Rights | null): boolean {
  return user ? RULES[access](user) : access === 'public';
}

/**
 * Header of the answers to whoever is signed in: their rights by now (`rightsMark`). A page that knows others asks anew
 * who its person is, so that menu and guards follow what was granted or withdrawn meanwhile.
 */
export const RIGHTS_HEADER = 'x-rights';

/** A person's rights as one short word: two with the same word may do the same. */
export const rightsMark = (user: Pick<User, GrantedRight>): string =>
  GRANTED_RIGHTS.map((right) => user[right]).join('');

/** A right that an account can have. */
export type Right = 'admin' | 'superAdmin' | 'nextStations' | 'deployments';

/** The rights that this access asks for and the person lacks. */
export function lackingRights(access: Access, user: Rights): Right[] {
  const asked = access.split('+').filter((part): part is Right => part !== 'public' && part !== 'signedIn');
  return asked.filter((right) => !RULES[right](user));
}

/** Whether a text from outside names an access. */
export const isAccess = (value: unknown): value is Access =>
  typeof value === 'string' && Object.hasOwn(RULES, value);

const BITS = [0, 1] as const;
const EVERYBODY: (Rights | null)[] = [
  null,
  ...BITS.flatMap((admin) =>
    BITS.flatMap((super_admin) =>
      BITS.flatMap((flag_deployments) =>
        BITS.map((flag_next_stations) => ({ admin, super_admin, flag_deployments, flag_next_stations })),
      ),
    ),
  ),
];

/** Whether `access` lets nobody in whom `floor` keeps out. */
export const demandsAtLeast = (access: Access, floor: Access): boolean =>
  EVERYBODY.every((person) => mayAccess(floor, person) || !mayAccess(access, person));
