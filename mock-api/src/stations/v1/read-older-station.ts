import type { OlderStation } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { readStored } from '../records/read-stored.ts';
import type { Stored } from '../records/read-stored.ts';
import { olderFields, progressOf } from '../records/station-forms.ts';
import type { StationKey, StationRecord } from '../records/station-record.sql.ts';
import { selectProvider, selectRequester } from './contacts.sql.ts';

/** The version of the older form, which saves a station together with its flows: it also tells that some were added. */
export const olderVersion = ({ version, flows_added }: StationRecord) => version + flows_added;

/** A stored station as the older form reads it. */
export async function olderStationReply(db: Queryable, { record, flows }: Stored): Promise<OlderStation> {
  const { id, draft, station_id_tmg, agency_id } = record;
  const [provider = null] = await selectProvider(db, record.provider_id);
  const [requester = null] = await selectRequester(db, record.requester_id);
  return {
    ...olderFields(record, flows),
    provider,
    requester,
    id,
    draft_id: draft ? id : null,
    draft,
    station_id_tmg,
    agency_id,
    progress: progressOf(record, flows),
    version: olderVersion(record),
  };
}

/** The station that the key names, as the older form reads it. */
export async function readOlderStation(db: Queryable, key: StationKey): Promise<OlderStation> {
  return olderStationReply(db, await readStored(db, key, 'read'));
}
