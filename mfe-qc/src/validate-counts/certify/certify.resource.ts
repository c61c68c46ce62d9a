import { call } from 'shared-ui/api';
import type { Certification, CertifyChecklist, CountFilters, Station } from 'shared-domain';

/** What to look at before the matching counts are certified. */
export function loadChecklist(stationId: string, filters: CountFilters): Promise<CertifyChecklist> {
  return call('GET /counts/checklist', {
    query: { flowid_txdot: stationId, filters: JSON.stringify(filters) },
  });
}

/**
 * Starts the certification of the matching counts; answers the station, which is certifying now. 409 when there are
 * not `counts` of them any more; 422 while strong findings are open and no reason is given.
 */
export async function certifyCounts(
  stationId: string,
  filters: CountFilters,
  counts: number,
  reason?: string,
): Promise<Station> {
  const { station } = await call('POST /counts/certify', {
    body: { flowid_txdot: stationId, filters, counts, ...(reason ? { reason } : {}) },
  });
  return station;
}

/** The station's certifications and reopenings, newest first. */
export function loadLedger(stationId: string): Promise<Certification[]> {
  return call('GET /counts/certifications', { query: { flowid_txdot: stationId } });
}

/** Takes the counts of these days back out of certification; for super admins. */
export function reopenCounts(
  stationId: string,
  days: { minDate: string; maxDate: string },
  reason: string,
): Promise<{ reopened: number; station: Station }> {
  return call('POST /counts/reopen', { body: { flowid_txdot: stationId, ...days, reason } });
}
