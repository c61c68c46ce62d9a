import type { ApiKey, TrialToken } from 'shared-domain';
import { ApiError, call, type CallInput } from 'shared-ui/api';
import { currentLanguage } from 'shared-ui/i18n';
import type { Asked } from 'shared-ui/query';
import type { Asking } from './asking.rules.ts';
import { callsOf, isGood, leftOf, type Description, type GuideCall, type Left } from './guide.rules.ts';

/** The calls that tokens open, from the API's own description. */
export const guideQuery: Asked<GuideCall[]> = {
  queryKey: ['api-guide'],
  queryFn: async ({ signal }) => {
    const response = await fetch(new URL('/api/openapi.json', window.location.origin), { signal });
    if (!response.ok) throw new Error(`The API's description answered ${response.status}.`);
    return callsOf((await response.json()) as Description);
  },
};

/** The token that a page tries calls with, from its first try on. */
export type Held = { current: TrialToken | null };

/** What a call that was tried has answered; and how many more its token may make, where the answer says so. */
export type Tried = { answer: unknown; left: Left | null };

/** A new token for some minutes; null from a server of before, which makes none. */
async function makeTrial(): Promise<TrialToken | null> {
  try {
    return await call('POST /user/tokens/trial');
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Asks what an address says as a program does: with a token of some minutes, which is made where there is none that lasts. */
export async function tryCall(asking: Asking, held: Held): Promise<Tried> {
  if (!held.current || !isGood(held.current, new Date())) held.current = await makeTrial();
  if (!held.current) return { answer: await askWithSession(asking), left: null };
  let response = await askWithToken(asking, held.current);
  if (response.status === 401) {
    // a page elsewhere has made one of its own since, with which this one has ended
    held.current = await makeTrial();
    if (held.current) response = await askWithToken(asking, held.current);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, sentenceIn(answer) ?? `HTTP ${response.status}`);
  return { answer, left: leftOf(response.headers) };
}

const askWithToken = ({ address }: Asking, { secret }: TrialToken): Promise<Response> =>
  fetch(new URL(address, window.location.origin), {
    headers: { Authorization: `Bearer ${secret}`, 'Accept-Language': currentLanguage() },
  });

function askWithSession({ key, params, query }: Asking): Promise<unknown> {
  // the key is one of the description's, which is made of the contract's
  const input = { params, query } as unknown as CallInput<ApiKey>;
  return (call as (key: ApiKey, input: CallInput<ApiKey>) => Promise<unknown>)(key as ApiKey, input);
}

function sentenceIn(answer: unknown): string | undefined {
  const { error, message } = (answer ?? {}) as { error?: unknown; message?: unknown };
  return [error, message].find((text) => typeof text === 'string');
}
