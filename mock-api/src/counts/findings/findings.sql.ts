import type { FindingRule, FindingSeverity, FindingState } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { bigint } from '../../platform/db/columns.ts';
import { hasMet, outer, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { findings } from './findings.tables.ts';

const FINDING = shape({
  ...findings.pick('id', 'flow_id', 'rule', 'severity', 'from_ts', 'until_ts', 'intervals', 'rows', 'value'),
  ...findings.pick('threshold', 'evidence'),
  suspect_ids: findings.columns.suspect_ids.by('to_jsonb(suspect_ids)'),
  // every rule that fired, the leading one first; what each of them found in `parts`, in the order of time
  rules: findings.columns.rules.by('to_jsonb(rules)'),
  ...findings.pick('parts', 'affected', 'state', 'reason', 'decided_by', 'decided_at'),
});

/** A finding as it is stored. */
export type FindingRow = RowOf<typeof FINDING>;

/** A finding of a new run. */
export type NewFinding = Omit<FindingRow, 'id' | 'state' | 'reason' | 'decided_by' | 'decided_at'>;

type Ask = { stationId: number; state?: FindingState; rule?: FindingRule };

/** Totals beside each finding, and alone where there is none. */
const LISTED = shape({
  total: bigint,
  strong: bigint,
  review: bigint,
  hint: bigint,
  ...outer(FINDING.columns),
});

/**
 * A station's findings, those first that affect the most counts, then by time; how many match, and the station's open ones
 * by severity. One statement, so that what is decided meanwhile shows as a whole or not at all.
 */
export async function selectFindings(
  db: Queryable,
  ask: Ask & { limit: number },
): Promise<{ rows: FindingRow[]; total: number; open: Record<FindingSeverity, number> }> {
  const rows = await readRows(
    db,
    LISTED,
    `with matching as (
       select * from findings
       where station_id = $1 and ($2::text is null or state = $2) and ($3::text is null or $3 = any(rules)))
     select t.*, f.* from
       (select (select count(*) from matching) as total, count(*) filter (where severity = 'strong') as strong,
          count(*) filter (where severity = 'review') as review, count(*) filter (where severity = 'hint') as hint
        from findings where station_id = $1 and state = 'open') t
       left join (select ${FINDING.sql} from matching order by affected desc, from_ts, flow_id, id limit $4) f on true
     order by f.affected desc, f.from_ts, f.flow_id, f.id`,
    [ask.stationId, ask.state, ask.rule, ask.limit],
  );
  const { total = 0, strong = 0, review = 0, hint = 0 } = rows[0] ?? {};
  return { rows: rows.filter((row) => hasMet(FINDING, row)), total, open: { strong, review, hint } };
}

/** Findings by their ids. */
export function selectByIds(db: Queryable, stationId: number, ids: number[]): Promise<FindingRow[]> {
  return readRows(
    db,
    FINDING,
    `select ${FINDING.sql} from findings where station_id = $1 and id = any($2::bigint[]) order by from_ts, flow_id, id`,
    [stationId, ids],
  );
}

/** Every open finding of a kind. */
export function selectOpenOfKind(
  db: Queryable,
  stationId: number,
  kind: { rule: FindingRule; severity?: FindingSeverity; flow_id?: number },
): Promise<FindingRow[]> {
  return readRows(
    db,
    FINDING,
    `select ${FINDING.sql} from findings
     where station_id = $1 and state = 'open' and rule = $2 and ($3::text is null or severity = $3)
       and ($4::int is null or flow_id = $4)
     order by from_ts, flow_id, id`,
    [stationId, kind.rule, kind.severity, kind.flow_id],
  );
}

/** Writes a decision about findings and keeps it with its edit. */
export async function decideFindings(
  db: Queryable,
  decision: {
    stationId: number;
    ids: number[];
    edit: number;
    state: FindingState;
    reason: string | null;
    by: { name: string; at: Date } | null;
  },
): Promise<void> {
  const { stationId, ids, edit, state, reason, by } = decision;
  await db.query(
    `insert into finding_decisions (station_id, edit_id, finding_id, old_state, new_state, old_reason, new_reason, old_decided_by, old_decided_at)
     select station_id, $3::bigint, id, state, $4::text, reason, $5::text, decided_by, decided_at from findings
     where station_id = $1 and id = any($2::bigint[])`,
    [stationId, ids, edit, state, reason],
  );
  await db.query(
    `update findings set state = $3, reason = $4, decided_by = $5, decided_at = $6
     where station_id = $1 and id = any($2::bigint[])`,
    [stationId, ids, state, reason, by?.name, by?.at.toISOString()],
  );
}
