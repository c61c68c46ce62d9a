import type { ExamplesOf } from './example.ts';

/** Counts that programs send. */
export const sendCountsExamples: ExamplesOf<'POST /v1/counts' | 'POST /v1/counts/csv'> = {
  'POST /v1/counts': {
    headers: { 'Idempotency-Key': 'AU0001 2026-02-01 08:00' },
    body: {
      station: 'AU0001',
      interval: 60,
      rows: [{ flow: 'AU0001-3-2-5-9', start: '2026-02-01 08:00', count: 12 }],
      dry_run: true,
    },
    reply: {
      success: true,
      import: null,
      outcome: {
        read: 1,
        added: 0,
        replaced: 1,
        unchanged: 0,
        certified: 0,
        differing: 0,
        superseded: 0,
        first: '2026-02-01 08:00:00',
        last: '2026-02-01 08:00:00',
        warnings: [],
      },
    },
  },
  'POST /v1/counts/csv': {
    query: { dry_run: 'true' },
    headers: { 'Idempotency-Key': 'AU0001 2026-02-14' },
    body: {
      file: 'station_id_tmg,station_name,flowid_txdot,flow_name,count_type,travel_direction,date,interval,count,suspect_id,validity_condition,note,vendor_status\r\nAU0001,Shoal Creek Trail at 24th St,AU0001-3-2-5-9,Bicycle SB,Bicycle,South,2026-02-14 08:00:00,60,14,,,,\r\nAU0001,Shoal Creek Trail at 24th St,AU0001-3-2-1-9,Bicycle NB,Bicycle,North,2026-02-14 08:00:00,60,11,,,,\r\n',
    },
    reply: {
      success: true,
      import: null,
      outcome: {
        read: 2,
        added: 0,
        replaced: 2,
        unchanged: 0,
        certified: 0,
        differing: 0,
        superseded: 0,
        first: '2026-02-14 08:00:00',
        last: '2026-02-14 08:00:00',
        warnings: [
          'This is a CSV export of AU0001 Shoal Creek Trail at 24th St. Its counts and missing values are imported with their suspect marks and notes, for review and certification here; nothing else in it is.',
        ],
      },
    },
  },
};
