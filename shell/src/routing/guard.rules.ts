import type { EndReason } from 'shared-ui/auth';
import { mayAccess, paths, type User } from 'shared-domain';
import { matchPath } from 'shared-ui/router';
import { loginFrom, redirectTarget } from './redirect.rules.ts';
import type { Screen } from './routes.ts';

/** What the guard knows when it decides. */
export type GuardInput = {
  screens: Screen[];
  /** Whether the remotes' screens are in the table yet, or can't be had. */
  registry: 'loading' | 'failed' | 'loaded';
  /** `why`: what ended the last session. `asking`: the server is being asked who the person is. */
  session: { user: User | null; token: string | null; asking?: boolean; why?: EndReason | null };
  at: { pathname: string; search: string; hash: string; origin: string };
};

/** What to do with an address. `unavailable`: it may be a remote's, but the list of remotes can't be had. */
export type GuardDecision =
  | { kind: 'show'; screen: Screen }
  | { kind: 'redirect'; to: string }
  /** The screen is there, but not for this person. */
  | { kind: 'turnAway'; screen: Screen; user: User; to: string }
  | { kind: 'wait' }
  | { kind: 'unavailable' };

const ENTRANCES = new Set<string>([paths.home.pattern, paths.login.pattern]);

/** Shows, sends elsewhere or waits, by the rule that the menu and the API use as well (A3). */
export function decide({ screens, registry, session, at }: GuardInput): GuardDecision {
  const screen = screens.find(({ path }) => matchPath({ path, end: true }, at.pathname));
  const login: GuardDecision = {
    kind: 'redirect',
    to: loginFrom(at.pathname + at.search + at.hash, session.why),
  };
  if (!screen) {
    if (registry === 'loading') return { kind: 'wait' };
    if (registry === 'failed') return session.user ? { kind: 'unavailable' } : login;
    return { kind: 'redirect', to: paths.home.href() };
  }
  // a token without its person is still being checked; the check ends with a person or without the token
  if (session.token && !session.user && screen.path !== paths.logout.pattern) return { kind: 'wait' };
  if (session.user && ENTRANCES.has(screen.path))
    return { kind: 'redirect', to: redirectTarget(at.search, at.origin) ?? paths.dashboard.href() };
  if (mayAccess(screen.access, session.user)) return { kind: 'show', screen };
  if (!session.user) return login;
  // what the browser knows of the person may be from before a right was granted
  if (session.asking) return { kind: 'wait' };
  return { kind: 'turnAway', screen, user: session.user, to: paths.dashboard.href() };
}
