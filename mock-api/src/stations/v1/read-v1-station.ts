import type { V1Station } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { readStored } from '../records/read-stored.ts';
import type { Stored } from '../records/read-stored.ts';
import { v1Fields, progressOf } from '../records/station-forms.ts';
import type { StationKey, StationRecord } from '../records/station-record.sql.ts';
import { selectProvider, selectRequester } from './contacts.sql.ts';

/** The version of the v1 form, which saves a station together with its flows: it also tells that some were added. */
export const v1Version = ({ version, flows_added }: StationRecord) => version + flows_added;

/** A stored station as the v1 form reads it. */
export async function v1StationReply(db: Queryable, { record, flows }: Stored): Promise<V1Station> {
  const { id, draft, station_id_tmg, agency_id } = record;
  const [[provider = null], [requester = null]] = await Promise.all([
    selectProvider(db, record.provider_id),
    selectRequester(db, record.requester_id),
  ]);
  return {
    ...v1Fields(record, flows),
    provider,
    requester,
    id,
    draft_id: draft ? id : null,
    draft,
    station_id_tmg,
    agency_id,
    progress: progressOf(record, flows),
    version: v1Version(record),
  };
}

/** The station that the key names, as the v1 form reads it. */
export async function readV1Station(db: Queryable, key: StationKey): Promise<V1Station> {
  return v1StationReply(db, await readStored(db, key, 'read'));
}
