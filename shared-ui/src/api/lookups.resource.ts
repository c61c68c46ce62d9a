import type {
  Agency,
  County,
  CountMethod,
  CountType,
  District,
  Suspect,
  TravelDirection,
} from 'shared-domain';
import { call } from './call.ts';
import { connected } from './connection.ts';

const isSuperAdmin = () => connected().user()?.super_admin === 1;

/** Districts on offer; super admins see those of every agency. */
export const districts = (): Promise<District[]> =>
  call(isSuperAdmin() ? 'GET /txdot-districts/agencies' : 'GET /txdot-districts');
/** Counties on offer; super admins see those of every agency. */
export const counties = (): Promise<County[]> =>
  call(isSuperAdmin() ? 'GET /counties/agencies' : 'GET /counties');
export const countTypes = (): Promise<CountType[]> => call('GET /count-types');
export const travelDirections = (): Promise<TravelDirection[]> => call('GET /travel-directions');
export const countMethods = (): Promise<CountMethod[]> => call('GET /count-methods');
/** Reasons to hold a count suspect. */
export const suspects = (): Promise<Suspect[]> => call('GET /suspects');

/** All agencies for super admins, the person's own otherwise: those that something new may be given to. */
export const agencies = (): Promise<Agency[]> => agenciesOr(() => call('GET /agencies'));

/** The same with those that are closed: for what they have, to be looked at, corrected and exported. */
export const agenciesWithClosed = (): Promise<Agency[]> =>
  agenciesOr(() => call('GET /agencies', { query: { closed: true } }));

async function agenciesOr(all: () => Promise<Agency[]>): Promise<Agency[]> {
  const user = connected().user();
  if (!user || user.super_admin === 1) return all();
  return [await call('GET /agencies/:agencyId', { params: { agencyId: String(user.agency_id) } })];
}
