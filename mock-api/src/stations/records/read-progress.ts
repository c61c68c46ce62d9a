import type { Queryable } from '../../platform/db/database.ts';
import { selectFlows } from './flows.sql.ts';
import { progressOf } from './station-forms.ts';
import { selectRecords } from './station-record.sql.ts';

/** How far these drafts are, by their numbers (S4). */
export async function readProgress(db: Queryable, drafts: number[]): Promise<Map<number, number | null>> {
  if (drafts.length === 0) return new Map();
  const [records, rows] = await Promise.all([selectRecords(db, { drafts }), selectFlows(db, drafts)]);
  const flows = Map.groupBy(rows, ({ station_id }) => station_id);
  // the next form asks for nothing of a flow
  const asked = ({ id, form }: (typeof records)[number]) => (form === 'v1' ? (flows.get(id) ?? []) : []);
  return new Map(records.map((record) => [record.id, progressOf(record, asked(record))]));
}
