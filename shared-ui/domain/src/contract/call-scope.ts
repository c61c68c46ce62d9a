import type { ACCESS, ApiKey } from '../access.rules.ts';
import type { TokenScope } from '../api-token.ts';

/** Calls that nobody needs to be anybody for. */
type PublicCall = { [K in ApiKey]: (typeof ACCESS)[K] extends 'public' ? K : never }[ApiKey];

/** Calls that ask who calls, each of which says what opens it to a token. */
export type ClosedCall = Exclude<ApiKey, PublicCall>;

/** The scopes any of which opens a call to a token; or that it is for people who have signed in. */
export type CallScope = readonly TokenScope[] | 'session only';

/** Some of the calls. */
export type ScopesOfCalls = Partial<Record<ClosedCall, CallScope>>;
