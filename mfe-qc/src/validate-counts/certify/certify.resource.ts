import { call } from 'shared-ui/api';
import type { Certification, CertifyChecklist, CountFilters, Station } from 'shared-domain';
import type { Asked } from 'shared-ui/query';
import { ofFirstLook, reviewKey } from '../review-keys.ts';

/** What to look at before the matching counts are certified; never shown from before. */
export const checklistQuery = (stationId: string, filters: CountFilters): Asked<CertifyChecklist> => ({
  queryKey: reviewKey(stationId, 'certify', 'checklist', filters),
  queryFn: ({ signal }) =>
    call(
      'GET /counts/checklist',
      { query: { flowid_txdot: stationId, filters: JSON.stringify(filters) } },
      { signal },
    ),
  record: true,
});

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
export const ledgerQuery = (stationId: string): Asked<Certification[]> => ({
  ...ofFirstLook(stationId, 'certify', 'ledger'),
  queryFn: ({ signal }) =>
    call('GET /counts/certifications', { query: { flowid_txdot: stationId } }, { signal }),
});

/** For how long a ledger needs no asking again, in milliseconds: what opens a review asks for it ahead. */
const FRESH_MS = 5000;

/** The same as the review shows it, followed while something is certified. */
export const watchedLedger = (stationId: string): Asked<Certification[]> => ({
  ...ledgerQuery(stationId),
  staleTime: FRESH_MS,
  lookAgain: true,
  isUnderWay: (rows) => rows.some(({ status }) => status === 'running'),
});

/** Takes the counts of these days back out of certification; for super admins. */
export function reopenCounts(
  stationId: string,
  days: { minDate: string; maxDate: string },
  reason: string,
): Promise<{ reopened: number; station: Station }> {
  return call('POST /counts/reopen', { body: { flowid_txdot: stationId, ...days, reason } });
}
