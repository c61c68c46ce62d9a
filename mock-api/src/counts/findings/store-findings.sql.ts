import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { findings } from './findings.tables.ts';
import type { KnownFinding, Reconciled } from './rules/reconcile.rules.ts';
import type { NewFinding } from './findings.sql.ts';

/** A finding of a run with the key that makes it the same as an earlier one. */
export type KeyedFinding = NewFinding & { from: string; until: string };

const KNOWN = shape({
  ...findings.pick('id', 'rule', 'flow_id', 'state'),
  rules: findings.columns.rules.by('to_jsonb(rules)'),
  from: findings.columns.from_ts.by('from_ts'),
  until: findings.columns.until_ts.by('until_ts'),
});

/** What a station has found already, as a new run is set beside it. */
export function selectKnown(db: Queryable, stationId: number): Promise<KnownFinding[]> {
  return readRows(db, KNOWN, `select ${KNOWN.sql} from findings where station_id = $1`, [stationId]);
}

/** Removes what is gone, brings up to date what is found again, adds what is new. */
export async function storeFindings(
  db: Queryable,
  stationId: number,
  { gone, again, added }: Reconciled<KeyedFinding>,
): Promise<void> {
  if (gone.length > 0) {
    await db.query('delete from findings where station_id = $1 and id = any($2::bigint[])', [
      stationId,
      gone,
    ]);
  }
  if (again.length > 0) {
    await db.query(
      `update findings f set severity = k.severity, rows = k.rows, intervals = k.intervals, value = k.value,
         threshold = k.threshold, evidence = k.evidence, parts = k.parts, affected = k.affected,
         state = 'open', reason = null, decided_by = null, decided_at = null, certification_id = null,
         rules = array(select jsonb_array_elements_text(k.rules)), suspect_ids = array(select jsonb_array_elements_text(k.suspect_ids)::smallint)
       from jsonb_to_recordset($2::text::jsonb) as k (id bigint, severity text, rows int, intervals int,
         value double precision, threshold double precision, evidence jsonb, suspect_ids jsonb, rules jsonb, parts jsonb, affected int)
       where f.station_id = $1 and f.id = k.id`,
      [stationId, JSON.stringify(again.map(({ id, found }) => ({ ...found, id })))],
    );
  }
  if (added.length > 0) {
    await db.query(
      `insert into findings (station_id, flow_id, rule, severity, from_ts, until_ts, intervals, rows, value, threshold, evidence, suspect_ids, rules, parts, affected)
       select $1, flow_id, rule, severity, from_ts, until_ts, intervals, rows, value, threshold, evidence,
         array(select jsonb_array_elements_text(suspect_ids)::smallint), array(select jsonb_array_elements_text(rules)), parts, affected
       from jsonb_to_recordset($2::text::jsonb) as k (flow_id int, rule text, severity text, from_ts timestamp, until_ts timestamp,
         intervals int, rows int, value double precision, threshold double precision, evidence jsonb, suspect_ids jsonb, rules jsonb, parts jsonb, affected int)`,
      [stationId, JSON.stringify(added)],
    );
  }
}
