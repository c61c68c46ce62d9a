import type { NextFlow } from 'shared-domain';
import { flowIdOrNull } from '../records/flow-id.rules.ts';
import type { FlowRow } from '../records/flows.sql.ts';

/** A row as the flow form reads it. */
export function flowReply({ station_id: _station, station_id_tmg, ...row }: FlowRow): NextFlow {
  return { ...row, flowid_txdot: flowIdOrNull(station_id_tmg, row) };
}
