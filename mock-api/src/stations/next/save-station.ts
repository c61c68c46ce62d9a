import { roadClassOf } from 'shared-domain';
import type {
  Confirmable,
  Keyed,
  NextStation,
  NextStationRequest,
  OfSite,
  Versioned,
  WithFlows,
} from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { changedFields } from '../../platform/http/changed-fields.rules.ts';
import { stationFaults, withoutHiddenNumber } from './next-station.rules.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { agencyOfSite } from '../vendor-sites/agency-of-site.ts';
import { draftFlowFaults, publishFlows } from '../flows/publish-flows.ts';
import { planFlowSet } from '../flows/flow-set.ts';
import { selectFlows } from '../records/flows.sql.ts';
import type { FlowRow } from '../records/flows.sql.ts';
import { storePlan } from '../flows/save-flow.ts';
import type { FlowPlan } from '../flows/write-flows.ts';
import { fieldsProblem } from '../records/field-faults.ts';
import { issueNumber } from '../places/issue-number.ts';
import { columnsOfNext } from '../records/station-forms.ts';
import { askAboutStation, followers } from '../flows/station-questions.ts';
import { readStored } from '../records/read-stored.ts';
import type { Stored } from '../records/read-stored.ts';
import { rememberSent, sentBefore } from '../records/sent-before.ts';
import { insertRecord, updateRecord } from '../records/station-record.sql.ts';
import type { StationColumns, StationKey } from '../records/station-record.sql.ts';
import { nextStationReply } from './next-station-reply.ts';
import { readStationLists } from './station-options.ts';
import { stationSentences } from './station-problem.ts';
import { texts } from './texts.ts';

type Call = Pick<Ctx<unknown>, 'db' | 'caller' | 'audit' | 'cache' | 'now'>;
type Stage = 'draft' | 'published';
/** The station that the key names, as the next form reads it. */
export async function readStation(db: Queryable, key: StationKey): Promise<NextStation> {
  const { record, flows } = await readStored(db, key, 'read');
  return nextStationReply(record, flows);
}

type Sent = WithFlows<Confirmable<NextStationRequest>>;
/** What a save writes: the station's columns, its flows, and those that take the station's direction of route. */
type Checked = { columns: Partial<StationColumns>; plan: FlowPlan; following: FlowRow[] };

/** What is stored of a station that is new: nothing. */
const NOTHING = { record: { id: 0 }, flows: [] };

/**
 * What may be stored; refused with 422 and a sentence per field where station or flows have faults, and where something
 * unlikely is not confirmed. A draft's flows are checked with it when it is published.
 */
async function checked(
  call: Call,
  { confirmed, flow_set = { flows: [], removed: [] }, ...station }: Sent,
  stage: Stage,
  stored: Stored | null,
): Promise<Checked> {
  const { db } = call;
  const before = stored?.record ?? null;
  const columns = columnsOfNext(withoutHiddenNumber(station));
  const { direction_of_route_code } = station;
  const funcClass = roadClassOf(station);
  const storedAs = stage === 'published' && !before?.draft ? 'published' : 'draft';
  const saving = { checkedAs: stage, storedAs, funcClass } as const;
  const { plan, errors, untouched } = await planFlowSet(db, stored ?? NOTHING, flow_set, saving);
  const save = { columns, before, stage, flows: untouched, confirmed };
  const following = followers(save);
  const others = untouched.map((flow) =>
    following.includes(flow) ? { ...flow, direction_of_route_code } : flow,
  );
  const isPublishing = stage === 'published' && before?.draft === true;
  const faults = stationFaults(station, await readStationLists(db, station), stage);
  const ofOthers = isPublishing ? await draftFlowFaults(db, others, funcClass) : {};
  const problem = fieldsProblem({ ...stationSentences(faults), ...errors, ...ofOthers });
  if (problem) throw problem;
  await askAboutStation(call, save);
  return { columns, plan, following };
}

/** Writes the flows of a save; answers them. */
async function storeFlows(
  call: Call,
  stored: Stored,
  { columns, plan, following }: Checked,
): Promise<FlowRow[]> {
  const { direction_of_route_code = null } = columns;
  const followed = following.map((before) => ({ before, after: { ...before, direction_of_route_code } }));
  return storePlan(call, stored, { ...plan, changed: [...plan.changed, ...followed] });
}

/** Adds a draft, or publishes a new station at once; sent again, it answers what it stored the first time. */
export async function createStation(
  call: Call,
  sent: OfSite<WithFlows<Confirmable<Keyed<NextStationRequest>>>>,
  stage: Stage,
): Promise<NextStation> {
  const { db, audit } = call;
  const { request_key: _key, eco_id = null, ...request } = sent;
  const agency = await agencyOfSite(call, eco_id);
  const before = await sentBefore(call, sent, { agency, stage });
  if (before) return readStation(db, before);
  const toStore = await checked(call, request, stage, null);
  const stationId = stage === 'published' ? await issueNumber(call, request.city_id) : null;
  const owner = { agency, form: 'next', stationId } as const;
  const [row] = await insertRecord(db, owner, { ...toStore.columns, eco_id });
  const record = found(row);
  await rememberSent(call, record.id, sent, stage);
  const detail = { station_name: record.station_name, station_id_tmg: record.station_id_tmg };
  await audit(stage === 'published' ? 'station.publish' : 'draft.add', detail, { station: record.id });
  return nextStationReply(record, await storeFlows(call, { record, flows: [] }, toStore));
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
  { version, ...request }: WithFlows<Confirmable<Versioned<NextStationRequest>>>,
): Promise<NextStation> {
  const { db, audit } = call;
  const before = await readStored(db, key, 'write');
  refuseStale(before, version);
  const toStore = await checked(call, request, before.record.draft ? 'draft' : 'published', before);
  const flows = await storeFlows(call, before, toStore);
  const after = found((await updateRecord(db, before.record.id, null, toStore.columns))[0]);
  const fields = changedFields(before.record, after);
  const { station_id_tmg, station_name } = after;
  const detail = { station_id_tmg, station_name, fields };
  await audit(after.draft ? 'draft.update' : 'station.update', detail, { station: after.id });
  return nextStationReply(after, flows);
}

/** Publishes a draft and its flows under the next number of its city, with the form's last state. */
export async function publishDraft(
  call: Call,
  key: StationKey,
  { version, ...request }: WithFlows<Confirmable<Versioned<NextStationRequest>>>,
): Promise<NextStation> {
  const { db, audit } = call;
  const before = await readStored(db, key, 'write');
  refuseStale(before, version);
  const toStore = await checked(call, request, 'published', before);
  await publishFlows(db, await storeFlows(call, before, toStore));
  const stationId = await issueNumber(call, request.city_id);
  const after = found((await updateRecord(db, before.record.id, stationId, toStore.columns))[0]);
  const detail = { station_name: after.station_name, station_id_tmg: stationId };
  await audit('station.publish', detail, { station: after.id });
  return nextStationReply(after, await selectFlows(db, [after.id]));
}
