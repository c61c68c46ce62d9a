import { call, forgetLookups } from 'shared-ui/api';
import type { Agency, District } from 'shared-domain';

/** What the agency dialog sends. */
export type AgencyRequest = Pick<Agency, 'name' | 'eco_domain' | 'txdot_districts'>;

/** What Add Agency sends: the agency and the admin who is to set it up, made together or not at all. */
export type NewAgencyRequest = Pick<Agency, 'name' | 'eco_domain'> & {
  first_user: { name: string; email: string; admin: 1 };
};

/** Every agency, those that are closed too. */
export function loadAgencies(): Promise<Agency[]> {
  return call('GET /agencies', { query: { closed: true } });
}

/** Takes an agency away that nothing belongs to. */
export async function deleteAgency({ id }: Agency): Promise<void> {
  await call('DELETE /agencies/:agencyId', { params: { agencyId: String(id) } });
  forgetLookups();
}

/** Signs an agency's people out for good; what it has stays. */
export async function closeAgency({ id }: Agency): Promise<void> {
  await call('POST /agencies/:agencyId/close', { params: { agencyId: String(id) } });
  forgetLookups();
}

/** Lets the people of a closed agency in again. */
export async function reopenAgency({ id }: Agency): Promise<void> {
  await call('POST /agencies/:agencyId/reopen', { params: { agencyId: String(id) } });
  forgetLookups();
}

/** The districts of the whole state, to choose from. */
export function loadDistricts(): Promise<District[]> {
  return call('GET /txdot-districts/agencies');
}

/** Adds an agency with its first user; the lists that other screens keep are asked for anew afterwards. */
export async function addAgency(agency: NewAgencyRequest): Promise<Agency> {
  const added = await call('POST /agencies', { body: agency });
  forgetLookups();
  return added;
}

/** Saves an agency; the lists that other screens keep are asked for anew afterwards. */
export async function saveAgency(agencyId: number, agency: AgencyRequest): Promise<Agency> {
  const saved = await call('PUT /agencies/:agencyId', {
    params: { agencyId: String(agencyId) },
    body: agency,
  });
  forgetLookups();
  return saved;
}
