import type { FlowRequest } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { isSameSite, movesFlow } from './flow.rules.ts';
import { readStationById, refuseWhileImporting } from '../records/count-station.sql.ts';
import type { StationRecord } from '../records/station-record.sql.ts';
import { clearIdentities, clearEcoIds, deleteFlows, insertFlow, updateFlow } from '../records/flows.sql.ts';
import type { FlowRow } from '../records/flows.sql.ts';

/** What is written to a station's flows; an added one may stand under the key of its form. */
export type FlowPlan = {
  added: (FlowRequest & { request_key?: string | undefined })[];
  changed: { before: FlowRow; after: FlowRequest }[];
  removed: FlowRow[];
};

/** Refused with 409 while counts are imported that may be meant for a flow that goes or becomes another. */
export async function refuseWhileExpected(
  db: Queryable,
  station: StationRecord,
  plan: FlowPlan,
): Promise<void> {
  const isOther = plan.changed.some(({ before, after }) => movesFlow(before, after));
  if (station.draft || (!isOther && plan.removed.length === 0)) return;
  refuseWhileImporting(await readStationById(db, station.id));
}

/**
 * Writes the plan. Flows may change places among themselves: their codes and the vendor's channels leave them before
 * another takes them.
 */
export async function writeFlows(db: Queryable, station: number, plan: FlowPlan): Promise<void> {
  const idsOf = (flows: FlowRow[]) => flows.map(({ id }) => id);
  await deleteFlows(db, idsOf(plan.removed));
  const moved = plan.changed.filter(({ before, after }) => movesFlow(before, after));
  await clearIdentities(db, idsOf(moved.map(({ before }) => before)));
  const elsewhere = plan.changed.filter(({ before, after }) => !isSameSite(before, after));
  await clearEcoIds(db, idsOf(elsewhere.map(({ before }) => before)));
  for (const { before, after } of plan.changed) await updateFlow(db, before.id, after);
  for (const flow of plan.added) await insertFlow(db, station, flow);
}
