import { call } from 'shared-ui/api';
import { endOfDay, VENDOR, type EcoVisio, type ImportStation } from 'shared-domain';

/** Whether Eco-Visio is simulated. */
export function ecoVisio(): Promise<EcoVisio> {
  return call('GET /eco-visio');
}

/** The stations with counters of Eco-Counter. */
export function ecoStations(): Promise<ImportStation[]> {
  return call('GET /stations', { query: { vendor: VENDOR.ecoCounter, countAmount: false } });
}

/** Asks for the counts of these stations up to the end of a day; answers the server's sentence about it. */
export async function importEcoCounts(stationIds: string[], endDate: string): Promise<string> {
  const reply = await call('POST /import/eco-counts', { body: { stationIds, endDate: endOfDay(endDate) } });
  return reply.success;
}
