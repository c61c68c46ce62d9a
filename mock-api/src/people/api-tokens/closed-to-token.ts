import type { ApiKey } from 'shared-domain';
import { opensCall, scopesOf } from 'shared-domain/contract';
import type { Caller } from '../../platform/http/context.ts';
import type { Text } from '../../platform/text/language.ts';
import { texts } from './texts.ts';

/** Why a token does not open a call, null where it does: a call that no scope names is for people alone. */
export function closedToToken({ scopes }: NonNullable<Caller['token']>, call: ApiKey): Text | null {
  if (scopes.some((scope) => opensCall(scope, call))) return null;
  const [scope] = scopesOf(call);
  return scope ? texts.otherScope({ scope }) : texts.signedInOnly;
}
