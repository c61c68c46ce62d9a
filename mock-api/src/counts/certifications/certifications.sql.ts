import type { CertifyChecklist, CountFilters } from 'shared-domain';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { int, oneOf } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { endClaims } from '../store/counts-writer.sql.ts';
import { certifications, type KeptFailure, type KeptFinding } from '../store/ledger.tables.ts';

const CERTIFICATION = shape(
  // `reason`: why it may pass over strong findings; `giving_up`: what it has written is being taken back, it will end as failed
  certifications.pick(
    'id',
    'station_id',
    'user_id',
    'requested_by',
    'filters',
    'reason',
    'status',
    'giving_up',
  ),
);

/** A certification as its job reads it. */
export type CertificationRow = RowOf<typeof CERTIFICATION>;

/** Opens a certification in the station's ledger and marks the station as certifying; answers its id. */
export async function beginCertification(
  db: Queryable,
  entry: {
    stationId: number;
    user: { id: number; name: string };
    at: Date;
    filters: CountFilters;
    reason: string | null;
    /** The campaign that it is a part of. */
    campaign?: number | null;
  },
): Promise<number> {
  const { stationId, user, at, filters, reason, campaign = null } = entry;
  await db.query('update stations set certifying = true where id = $1', [stationId]);
  const row = await readRow(
    db,
    shape(certifications.pick('id')),
    `insert into certifications (station_id, user_id, requested_by, requested_at, filters, reason, campaign_id,
       status)
     values ($1, $2, $3, $4, $5::text::jsonb, $6, $7, 'running') returning id`,
    [stationId, user.id, user.name, at.toISOString(), JSON.stringify(filters), reason, campaign],
  );
  return row?.id ?? 0;
}

/** A certification by its id, locked until the transaction ends. */
export async function lockCertification(db: Queryable, id: number): Promise<CertificationRow | undefined> {
  return readRow(
    db,
    CERTIFICATION,
    `select ${CERTIFICATION.sql} from certifications where id = $1 for update`,
    [id],
  );
}

/** From now on nothing more is written for a certification, and what it has written is taken back. */
export async function startGivingUp(db: Queryable, id: number): Promise<void> {
  await db.query('update certifications set giving_up = true where id = $1', [id]);
}

/** Closes a certification, done or failed, and frees the station. */
export async function endCertification(
  db: Transaction,
  { id, station_id }: CertificationRow,
  end: {
    status: 'done' | 'failed';
    at: Date;
    counts: number;
    first: string | null;
    last: string | null;
    /** Strong ones that were open in what it certified. */
    findings?: readonly KeptFinding[];
    /** What of the station went on waiting for review. */
    leftOut?: CertifyChecklist['left_out'];
    failure?: KeptFailure;
  },
): Promise<void> {
  await endClaims(db, { id, station_id }, end.status);
  await db.query('update stations set certifying = false where id = $1', [station_id]);
  await db.query(
    `update certifications set status = $2, finished_at = $3, counts = $4, first_ts = $5, last_ts = $6,
       findings = $7::text::jsonb, left_out = $8::text::jsonb,
       failure = $9::text::jsonb, giving_up = false where id = $1`,
    [
      id,
      end.status,
      end.at.toISOString(),
      end.counts,
      end.first,
      end.last,
      JSON.stringify(end.findings ?? []),
      end.leftOut ? JSON.stringify(end.leftOut) : null,
      end.failure ? JSON.stringify(end.failure) : null,
    ],
  );
}

/** Lets a certification that failed run again, and marks its station as certifying. */
export async function reopenCertification(
  db: Queryable,
  { id, station_id }: CertificationRow,
): Promise<void> {
  await db.query('update stations set certifying = true where id = $1', [station_id]);
  await db.query(
    `update certifications set status = 'running', finished_at = null, failure = null where id = $1`,
    [id],
  );
}

const ENTRY = shape({
  ...certifications.pick(
    'id',
    'requested_by',
    'requested_at',
    'status',
    'filters',
    'counts',
    'reason',
    'findings',
    'left_out',
    'failure',
    'campaign_id',
  ),
  kind: oneOf('certification', 'reopening').by(`'certification'`),
  first: certifications.columns.first_ts.by('first_ts'),
  last: certifications.columns.last_ts.by('last_ts'),
  certified: int.by('counts - reopened'),
});

/** An entry of the ledger as it is stored. */
export type LedgerRow = RowOf<typeof ENTRY>;

/** A station's ledger, newest first: what was certified, and what was taken back out of it. */
export function selectLedger(db: Queryable, stationId: number): Promise<LedgerRow[]> {
  return readRows(
    db,
    ENTRY,
    `select ${ENTRY.sql}
     from certifications where station_id = $1
     union all
     select id, requested_by, requested_at, 'done', jsonb_build_object('minDate', first_day, 'maxDate', last_day), counts,
       reason, '[]'::jsonb, null::jsonb, null::jsonb, null::int, 'reopening', first_ts, last_ts, 0
     from reopenings where station_id = $1
     order by requested_at desc, id desc limit 200`,
    [stationId],
  );
}
