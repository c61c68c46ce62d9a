import { useSyncExternalStore } from 'react';
import type {
  Agency,
  ApiKey,
  ApiReply,
  County,
  CountMethod,
  CountType,
  District,
  Suspect,
  TravelDirection,
} from 'shared-domain';
import { currentLanguage } from 'shared-ui/i18n';
import { call } from './call.ts';
import { connected } from './connection.ts';

type ListKey = Extract<
  ApiKey,
  | 'GET /txdot-districts'
  | 'GET /txdot-districts/agencies'
  | 'GET /counties'
  | 'GET /counties/agencies'
  | 'GET /count-types'
  | 'GET /travel-directions'
  | 'GET /count-methods'
  | 'GET /suspects'
  | 'GET /agencies'
>;
const kept = new Map<string, Promise<unknown>>();

/** Asks once per language and session; a failed answer is not kept. */
function keep<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const key = `${currentLanguage()} ${name}`;
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}
const list = <K extends ListKey>(key: K): Promise<ApiReply<K>> =>
  keep(key, () => call<ListKey>(key) as Promise<ApiReply<K>>);

let age = 0;
const watchers = new Set<() => void>();

/** Forgets every list: who is signed in, an agency, or the person's own agency has changed. */
export function forgetLookups(): void {
  kept.clear();
  age += 1;
  for (const changed of watchers) changed();
}

/** A number that rises when the lists are forgotten: what stays on screen asks again when it depends on it. */
export const useLookupsAge = (): number =>
  useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    () => age,
  );

const isSuperAdmin = () => connected().user()?.super_admin === 1;

/** Districts on offer; super admins see those of every agency. */
export const districts = (): Promise<District[]> =>
  list(isSuperAdmin() ? 'GET /txdot-districts/agencies' : 'GET /txdot-districts');
/** Counties on offer; super admins see those of every agency. */
export const counties = (): Promise<County[]> =>
  list(isSuperAdmin() ? 'GET /counties/agencies' : 'GET /counties');
export const countTypes = (): Promise<CountType[]> => list('GET /count-types');
export const travelDirections = (): Promise<TravelDirection[]> => list('GET /travel-directions');
export const countMethods = (): Promise<CountMethod[]> => list('GET /count-methods');
/** Reasons to hold a count suspect. */
export const suspects = (): Promise<Suspect[]> => list('GET /suspects');

/** All agencies for super admins, the person's own otherwise: those that something new may be given to. */
export function agencies(): Promise<Agency[]> {
  return agenciesOr(() => list('GET /agencies'));
}

/** The same with those that are closed: for what they have, to be looked at, corrected and exported. */
export function agenciesWithClosed(): Promise<Agency[]> {
  return agenciesOr(() =>
    keep('agencies, closed too', () => call('GET /agencies', { query: { closed: true } })),
  );
}

function agenciesOr(all: () => Promise<Agency[]>): Promise<Agency[]> {
  const user = connected().user();
  if (!user || user.super_admin === 1) return all();
  const agencyId = String(user.agency_id);
  return keep(`agency ${agencyId}`, async () => [
    await call('GET /agencies/:agencyId', { params: { agencyId } }),
  ]);
}
