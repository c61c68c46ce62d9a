import type { Confirmable, Keyed, NextStation, NextStationRequest, Versioned } from 'shared-ui/domain';
import type { Queryable } from '../../db/database.ts';
import { changedFields } from '../../domain/changed-fields.rules.ts';
import { stationFaults, withoutHiddenNumber } from '../../domain/next-station.rules.ts';
import { ApiProblem, found } from '../../http/api-problem.ts';
import type { Ctx } from '../../http/context.ts';
import { draftFlowFaults, publishFlows } from '../flows/publish-flows.ts';
import { selectFlows } from '../flows/flows.sql.ts';
import { fieldsProblem } from '../stations/field-faults.ts';
import { issueNumber } from '../stations/issue-number.ts';
import { columnsOfNext } from '../stations/station-forms.ts';
import { askAboutStation } from '../stations/station-questions.ts';
import { readStored } from '../stations/read-stored.ts';
import type { Stored } from '../stations/read-stored.ts';
import { rememberSent, sentBefore } from '../stations/sent-before.ts';
import { insertRecord, updateRecord } from '../stations/station-record.sql.ts';
import type { StationKey } from '../stations/station-record.sql.ts';
import { nextStationReply } from './next-stations.payload.ts';
import { readStationLists } from './station-options.ts';
import { stationSentences } from './station-problem.ts';
import { texts } from './texts.ts';

type Call = Pick<Ctx<unknown>, 'db' | 'caller' | 'audit' | 'cache' | 'now'>;
type Stage = 'draft' | 'published';
/** The station that the key names, as the newer form reads it. */
export async function readStation(db: Queryable, key: StationKey): Promise<NextStation> {
  const { record, flows } = await readStored(db, key, 'read');
  return nextStationReply(record, flows);
}

/**
 * The station's columns as they may be stored; refused with 422 and a sentence per field where it has faults, and where
 * something unlikely is not confirmed.
 */
async function checked(
  call: Call,
  { confirmed, ...station }: Confirmable<NextStationRequest>,
  stage: Stage,
  stored: Stored | null,
) {
  const { db } = call;
  const faults = stationFaults(station, await readStationLists(db), stage);
  const ofFlows =
    stage === 'published' && stored?.record.draft ? await draftFlowFaults(db, stored.flows) : {};
  const problem = fieldsProblem({ ...stationSentences(faults), ...ofFlows });
  if (problem) throw problem;
  const columns = columnsOfNext(withoutHiddenNumber(station));
  askAboutStation(call, { columns, before: stored?.record ?? null, stage, confirmed });
  return columns;
}

/** Adds a draft, or publishes a new station at once; sent again, it answers what it stored the first time. */
export async function createStation(
  call: Call,
  sent: Confirmable<Keyed<NextStationRequest>>,
  stage: Stage,
): Promise<NextStation> {
  const { db, caller, audit } = call;
  const before = await sentBefore(call, sent, stage);
  if (before) return readStation(db, before);
  const { request_key: _key, ...request } = sent;
  const columns = await checked(call, request, stage, null);
  const stationId = stage === 'published' ? await issueNumber(call, request.city_id) : null;
  const [row] = await insertRecord(db, { agency: caller.user.agency_id, form: 'next', stationId }, columns);
  const record = found(row);
  await rememberSent(call, record.id, sent, stage);
  const detail = { station_name: record.station_name, station_id_tmg: record.station_id_tmg };
  await audit(stage === 'published' ? 'station.publish' : 'draft.add', detail, { station: record.id });
  return nextStationReply(record, []);
}

/** Refused with 409 and the newer record where the station was read before its last save (S10). */
function refuseStale({ record, flows }: Stored, version: number | undefined): void {
  if (version === undefined || version === record.version) return;
  throw new ApiProblem(409, texts.stale, { current: nextStationReply(record, flows) });
}

/** Saves a station or a draft, whichever the key names. */
export async function saveStation(
  call: Call,
  key: StationKey,
  { version, ...request }: Confirmable<Versioned<NextStationRequest>>,
): Promise<NextStation> {
  const { db, audit } = call;
  const before = await readStored(db, key, 'write');
  refuseStale(before, version);
  const columns = await checked(call, request, before.record.draft ? 'draft' : 'published', before);
  const after = found((await updateRecord(db, before.record.id, null, columns))[0]);
  const fields = changedFields(before.record, after);
  const { station_id_tmg, station_name } = after;
  const detail = { station_id_tmg, station_name, fields };
  await audit(after.draft ? 'draft.update' : 'station.update', detail, { station: after.id });
  return nextStationReply(after, before.flows);
}

/** Publishes a draft and its flows under the next number of its city, with the form's last state. */
export async function publishDraft(
  call: Call,
  key: StationKey,
  { version, ...request }: Confirmable<Versioned<NextStationRequest>>,
): Promise<NextStation> {
  const { db, audit } = call;
  const before = await readStored(db, key, 'write');
  refuseStale(before, version);
  const columns = await checked(call, request, 'published', before);
  await publishFlows(db, before.flows);
  const stationId = await issueNumber(call, request.city_id);
  const after = found((await updateRecord(db, before.record.id, stationId, columns))[0]);
  const detail = { station_name: after.station_name, station_id_tmg: stationId };
  await audit('station.publish', detail, { station: after.id });
  return nextStationReply(after, await selectFlows(db, [after.id]));
}
