import { call } from 'shared-ui/api';
import type { Agency, District } from 'shared-domain';
import { ask, invalidate, type Asked } from 'shared-ui/query';

/** What the agency dialog sends. */
export type AgencyRequest = Pick<Agency, 'name' | 'eco_domain' | 'txdot_districts' | 'version'>;

/** What Add Agency sends: the agency and the admin who is to set it up, made together or not at all. */
export type NewAgencyRequest = Pick<Agency, 'name' | 'eco_domain'> & {
  first_user: { name: string; email: string; admin: 1 };
};

/** Every agency, those that are closed too, and the districts of the whole state to choose from. */
export const agenciesQuery: Asked<{ agencies: Agency[]; districts: District[] }> = {
  queryKey: ['agencies'],
  queryFn: async ({ signal }) => {
    const [agencies, districts] = await Promise.all([
      call('GET /agencies', { query: { closed: true } }, { signal }),
      call('GET /txdot-districts/agencies', {}, { signal }),
    ]);
    return { agencies, districts };
  },
};

/** Makes an edit; the lists that name agencies are asked for anew, if it is refused too: others may have edited. */
async function edit<T>(made: Promise<T>): Promise<T> {
  try {
    return await made;
  } finally {
    void invalidate(agenciesQuery.queryKey);
    void invalidate(['lookups']);
  }
}

/** Takes an agency away that nothing belongs to. */
export async function deleteAgency({ id }: Agency): Promise<void> {
  await edit(call('DELETE /agencies/:agencyId', { params: { agencyId: String(id) } }));
}

/** Signs an agency's people out for good; what it has stays. */
export async function closeAgency({ id }: Agency): Promise<void> {
  await edit(call('POST /agencies/:agencyId/close', { params: { agencyId: String(id) } }));
}

/** Lets the people of a closed agency in again. */
export async function reopenAgency({ id }: Agency): Promise<void> {
  await edit(call('POST /agencies/:agencyId/reopen', { params: { agencyId: String(id) } }));
}

/** Adds an agency with its first user. */
export const addAgency = (agency: NewAgencyRequest): Promise<Agency> =>
  edit(call('POST /agencies', { body: agency }));

/** The agency as it is stored by now. */
export const newerAgency = (agencyId: number): Promise<Agency> =>
  ask({
    queryKey: ['newer agency', agencyId],
    queryFn: ({ signal }) =>
      call('GET /agencies/:agencyId', { params: { agencyId: String(agencyId) } }, { signal }),
  });

/** Saves an agency. */
export const saveAgency = (agencyId: number, agency: AgencyRequest): Promise<Agency> =>
  edit(call('PUT /agencies/:agencyId', { params: { agencyId: String(agencyId) }, body: agency }));
