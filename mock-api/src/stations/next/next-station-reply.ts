import type { NextStation } from 'shared-domain';
import { flowReply } from '../flows/flow-reply.ts';
import type { FlowRow } from '../records/flows.sql.ts';
import { nextFields, progressOf } from '../records/station-forms.ts';
import type { StationRecord } from '../records/station-record.sql.ts';

/** A station as the next form reads it; a draft with how far it is. */
export function nextStationReply(record: StationRecord, flows: FlowRow[]): NextStation {
  const { id, draft, station_id_tmg, agency_id, version } = record;
  return {
    ...nextFields(record),
    id,
    draft_id: draft ? id : null,
    draft,
    station_id_tmg,
    agency_id,
    progress: progressOf(record, flows),
    version,
    flows: flows.map(flowReply),
  };
}
