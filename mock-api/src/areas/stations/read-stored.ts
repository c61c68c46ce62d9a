import type { Queryable } from '../../db/database.ts';
import { found } from '../../http/api-problem.ts';
import { selectFlows } from '../flows/flows.sql.ts';
import type { FlowRow } from '../flows/flows.sql.ts';
import { selectRecords } from './station-record.sql.ts';
import type { Purpose, StationKey, StationRecord } from './station-record.sql.ts';

/** A station or draft with its flows. */
export type Stored = { record: StationRecord; flows: FlowRow[] };

/**
 * The station that the key names, with its flows; refused with 404 where the caller has none. To 'write' its row is
 * locked, so that nobody else writes it or a flow of it meanwhile.
 */
export async function readStored(db: Queryable, key: StationKey, purpose: Purpose): Promise<Stored> {
  const record = found((await selectRecords(db, key, purpose))[0]);
  return { record, flows: await selectFlows(db, [record.id]) };
}
