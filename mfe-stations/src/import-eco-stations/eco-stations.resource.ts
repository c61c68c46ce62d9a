import { call } from 'shared-ui/api';
import type { Agency, EcoList, EcoSite, EcoStation } from 'shared-domain';
import { invalidate, type Asked } from 'shared-ui/query';

/** The vendor's sites that no station stands for yet, when the vendor listed them, and whether they are the built-in simulator's. */
export const ecoStationsQuery: Asked<EcoList> = {
  queryKey: ['stations', 'vendor'],
  queryFn: ({ signal }) => call('GET /eco-visio/list', {}, { signal }),
};

/** Has the vendor asked for its sites now; refused where that was done a moment ago. What is shown of them follows. */
export async function askVendorAgain(): Promise<void> {
  try {
    await call('POST /eco-visio/list');
  } finally {
    // refused, the failure stands with the list
    await invalidate(['stations']);
  }
}

/** One of these sites; null where none is asked for or it is not among them, as a station stands for it by now. */
export const ecoStationQuery = (ecoId: string | null): Asked<EcoStation | null> => ({
  queryKey: ['vendor site', ecoId],
  record: true,
  queryFn: async ({ signal }) => {
    if (ecoId === null) return null;
    const sites = await call('GET /stations-new', {}, { signal });
    return sites.find(({ eco_id }) => eco_id === ecoId) ?? null;
  },
});

/** Every site of the platform with its agency, and the agencies that one can be handed to; for super admins. */
export const siteOwnersQuery: Asked<{ sites: EcoSite[]; agencies: Agency[] }> = {
  queryKey: ['stations', 'owners'],
  queryFn: async ({ signal }) => {
    const [sites, agencies] = await Promise.all([
      call('GET /eco-sites', {}, { signal }),
      call('GET /agencies', {}, { signal }),
    ]);
    return { sites, agencies };
  },
};

/** Hands a site to an agency, or back to that of its domain (null). */
export async function handOver(siteId: string, agencyId: number | null): Promise<EcoSite> {
  try {
    const body = { agency_id: agencyId };
    return await call('PUT /eco-sites/:siteId/agency', { params: { siteId }, body });
  } finally {
    // refused, a station may stand for it by now
    void invalidate(['stations']);
  }
}

/** Brings the counts of a newly added station, from the first to yesterday (I5); answers the server's sentence. */
export async function importItsCounts(stationId: string): Promise<string> {
  return (await call('POST /import/eco-counts', { body: { stationIds: [stationId] } })).success;
}
