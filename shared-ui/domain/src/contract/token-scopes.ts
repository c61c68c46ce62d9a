import type { ApiKey } from '../access.rules.ts';
import { OLD_TOKEN_SCOPES, type KeptTokenScope, type OldTokenScope, type TokenScope } from '../api-token.ts';
import type { CallScope, ClosedCall } from './call-scope.ts';
import { COUNTS_SCOPES } from './counts.scopes.ts';
import { OLD_SCOPE_CALLS } from './old-scopes.ts';
import { PEOPLE_SCOPES } from './people.scopes.ts';
import { STATIONS_SCOPES } from './stations.scopes.ts';

/**
 * What opens each call to a token, or that nothing does: the API asks here alone (`admit` in `answer.ts`), and a call that says neither does
 * not compile. On top of that the token's person, or a plain member of its agency, has to have the right to make the call.
 */
export const CALL_SCOPES = {
  ...PEOPLE_SCOPES,
  ...STATIONS_SCOPES,
  ...COUNTS_SCOPES,
} as const satisfies Record<ClosedCall, CallScope>;

const told: Readonly<Partial<Record<ApiKey, CallScope>>> = CALL_SCOPES;

/** The scopes that open a call to tokens; none where it is for signed-in people alone. */
export const scopesOf = (call: ApiKey): readonly TokenScope[] => {
  const scopes = told[call] ?? 'session only';
  return scopes === 'session only' ? [] : scopes;
};

const isOld = (scope: KeptTokenScope): scope is OldTokenScope =>
  (OLD_TOKEN_SCOPES as readonly string[]).includes(scope);

/** Whether a token that has this scope, of now or of before, opens a call. */
export const opensCall = (scope: KeptTokenScope, call: ApiKey): boolean =>
  isOld(scope)
    ? (OLD_SCOPE_CALLS[scope] as readonly ApiKey[]).includes(call)
    : scopesOf(call).includes(scope);

/** All scopes that open a call, those of before behind those of now. */
export const everyScopeOf = (call: ApiKey): KeptTokenScope[] => [
  ...scopesOf(call),
  ...OLD_TOKEN_SCOPES.filter((scope) => opensCall(scope, call)),
];
