import type { User } from 'shared-domain';
import type { Found } from './found.rules.ts';

/** What a person opened from the search in an agency, the newest first. */
export type Recent = { user: number; agency: number; list: Found[] };

/** How many are kept. */
const MOST = 8;

type Whose = Pick<User, 'id' | 'agency_id'>;

/** What of the kept ones is this person's, in the agency that they work in; of anybody else nothing. */
export const recentOf = (kept: Recent | null, { id, agency_id }: Whose): Found[] =>
  kept?.user === id && kept.agency === agency_id ? kept.list : [];

/** The same with one more at the head; what was another's, or another agency's, goes. */
export const withRecent = (kept: Recent | null, user: Whose, found: Found): Recent => ({
  user: user.id,
  agency: user.agency_id,
  list: [found, ...recentOf(kept, user).filter(({ id }) => id !== found.id)].slice(0, MOST),
});
