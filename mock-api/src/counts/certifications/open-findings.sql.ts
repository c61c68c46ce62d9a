import type { CertifyChecklist } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { bigint } from '../../platform/db/columns.ts';
import { readRow, readRows, shape } from '../../platform/db/table.ts';
import { findings } from '../findings/findings.tables.ts';
import type { CountsWhere } from '../store/counts-where.ts';
import type { KeptFinding } from '../store/ledger.tables.ts';
import { readScope } from '../store/scope.sql.ts';
import { selectStretch } from './checklist.sql.ts';

/** From when to when a certification would be. */
export type Stretch = { first: string; last: string };

/** The stretch that certifying what matches is about, read in pieces; null where nothing matches. */
export async function readCertifiedStretch(db: Queryable, where: CountsWhere): Promise<Stretch | null> {
  const { first, last } = await readScope(db, where);
  return first === null || last === null ? null : selectStretch(db, where, { first, last });
}

/** Open findings of the flows that match which touch the stretch. */
const TOUCHING = `station_id = $1 and state = 'open' and from_ts <= $3::timestamp and until_ts > $2::timestamp
  and ($4::int[] is null or flow_id = any($4))`;

const params = (where: CountsWhere, { first, last }: Stretch) => [where.stationId, first, last, where.flows];

/** How many findings are open there, by severity, and the gaps among what their rules found. */
export async function countOpenFindings(
  db: Queryable,
  where: CountsWhere,
  stretch: Stretch,
): Promise<CertifyChecklist['findings'] & CertifyChecklist['gaps']> {
  const row = await readRow(
    db,
    shape({ strong: bigint, review: bigint, hint: bigint, ranges: bigint, intervals: bigint }),
    `with touching as (select severity, parts from findings where ${TOUCHING}),
       gaps as (select part from touching, jsonb_array_elements(parts) as part where part ->> 'rule' = 'gap')
     select count(*) filter (where severity = 'strong') as strong, count(*) filter (where severity = 'review') as review,
       count(*) filter (where severity = 'hint') as hint, (select count(*) from gaps) as ranges,
       (select coalesce(sum((part -> 'evidence' ->> 'intervals')::int), 0) from gaps) as intervals
     from touching`,
    params(where, stretch),
  );
  return row ?? { strong: 0, review: 0, hint: 0, ranges: 0, intervals: 0 };
}

const STRONG = shape({
  ...findings.pick('id', 'rule', 'severity', 'flow_id', 'affected'),
  from: findings.columns.from_ts.by('from_ts'),
  until: findings.columns.until_ts.by('until_ts'),
});

/** The strong ones among them, those first that affect the most counts. */
export function selectStrong(db: Queryable, where: CountsWhere, stretch: Stretch): Promise<KeptFinding[]> {
  return readRows(
    db,
    STRONG,
    `select ${STRONG.sql} from findings
     where ${TOUCHING} and severity = 'strong' order by affected desc, from_ts, flow_id, id`,
    params(where, stretch),
  );
}

/** Certifying decides what is open there: it stays listed, under the name and the reason of who certified. */
export async function overrideFindings(
  db: Queryable,
  where: CountsWhere,
  stretch: Stretch,
  by: { id: number; requested_by: string; reason: string | null; at: Date },
): Promise<void> {
  await db.query(
    `update findings set state = 'overridden', reason = $5, decided_by = $6, decided_at = $7, certification_id = $8
     where ${TOUCHING}`,
    [...params(where, stretch), by.reason, by.requested_by, by.at.toISOString(), by.id],
  );
}
