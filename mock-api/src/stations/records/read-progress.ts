import type { Queryable } from '../../platform/db/database.ts';
import { selectFlows } from './flows.sql.ts';
import { progressOf } from './station-forms.ts';
import { selectRecords } from './station-record.sql.ts';

/** How far these drafts are, by their numbers (S4). */
export async function readProgress(db: Queryable, drafts: number[]): Promise<Map<number, number | null>> {
  if (drafts.length === 0) return new Map();
  const records = await selectRecords(db, { drafts });
  // the next form asks for nothing of a flow
  const older = records.filter(({ form }) => form === 'v1').map(({ id }) => id);
  const flows = Map.groupBy(await selectFlows(db, older), ({ station_id }) => station_id);
  return new Map(records.map((record) => [record.id, progressOf(record, flows.get(record.id) ?? [])]));
}
