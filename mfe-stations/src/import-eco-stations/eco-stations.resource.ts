import { call } from 'shared-ui/api';
import type { Agency, EcoSite, EcoStation } from 'shared-domain';

/** The vendor's sites that no station stands for yet, and whether they are the built-in simulator's. */
export async function loadEcoStations(): Promise<{ stations: EcoStation[]; simulated: boolean }> {
  const [stations, { simulated }] = await Promise.all([call('GET /stations-new'), call('GET /eco-visio')]);
  return { stations, simulated };
}

/** One of these sites; null where it is not among them, such as when a station stands for it by now. */
export async function loadEcoStation(ecoId: string): Promise<EcoStation | null> {
  return (await call('GET /stations-new')).find(({ eco_id }) => eco_id === ecoId) ?? null;
}

/** Every site of the platform with its agency, and the agencies that one can be handed to; for super admins. */
export async function loadSiteOwners(): Promise<{ sites: EcoSite[]; agencies: Agency[] }> {
  const [sites, agencies] = await Promise.all([call('GET /eco-sites'), call('GET /agencies')]);
  return { sites, agencies };
}

/** Hands a site to an agency, or back to that of its domain (null). */
export function handOver(siteId: string, agencyId: number | null): Promise<EcoSite> {
  return call('PUT /eco-sites/:siteId/agency', { params: { siteId }, body: { agency_id: agencyId } });
}

/** Brings the counts of a newly added station, from the first to yesterday (I5); answers the server's sentence. */
export async function importItsCounts(stationId: string): Promise<string> {
  return (await call('POST /import/eco-counts', { body: { stationIds: [stationId] } })).success;
}
