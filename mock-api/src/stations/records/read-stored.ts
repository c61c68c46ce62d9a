import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { selectFlows } from './flows.sql.ts';
import type { FlowRow } from './flows.sql.ts';
import { selectRecords } from './station-record.sql.ts';
import type { Purpose, StationKey, StationRecord } from './station-record.sql.ts';
import { texts as recordTexts } from './texts.ts';

/** A station or draft with its flows. */
export type Stored = { record: StationRecord; flows: FlowRow[] };

/** Refused with 409 and the number where the draft that the key names is a station by now. */
export async function refusePublished(db: Queryable, key: StationKey): Promise<void> {
  if (!('draft' in key)) return;
  const [record] = await selectRecords(db, { id: key.draft });
  const number = record?.station_id_tmg;
  if (number)
    throw new ApiProblem(409, recordTexts.publishedMeanwhile({ station: number }), { publishedAs: number });
}

/**
 * The station that the key names, with its flows; refused with 404 where the caller has none. To 'write' its row is
 * locked, so that nobody else writes it or a flow of it meanwhile. A draft published meanwhile is told.
 */
export async function readStored(db: Queryable, key: StationKey, purpose: Purpose): Promise<Stored> {
  const [stored] = await selectRecords(db, key, purpose);
  if (!stored) await refusePublished(db, key);
  const record = found(stored);
  return { record, flows: await selectFlows(db, [record.id]) };
}
