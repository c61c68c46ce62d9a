import type { Confirmable, Keyed, V1Station, V1StationRequest, Versioned } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { stationFacts } from '../records/asked-once.rules.ts';
import { changedFields } from '../../platform/http/changed-fields.rules.ts';
import { V1_LISTS, v1StationFaults } from './v1-station.rules.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { FlowRow } from '../records/flows.sql.ts';
import { refuseWhileExpected, writeFlows } from '../flows/write-flows.ts';
import type { FlowPlan } from '../flows/write-flows.ts';
import { refuseTaken } from '../../platform/http/unique.ts';
import { readStationLists } from '../next/station-options.ts';
import { texts as stationTexts } from '../next/texts.ts';
import { fieldsProblem } from '../records/field-faults.ts';
import { issueNumber } from '../places/issue-number.ts';
import { askAboutStation, followers } from '../flows/station-questions.ts';
import { agencyOfSite } from '../vendor-sites/agency-of-site.ts';
import { readStored } from '../records/read-stored.ts';
import type { Stored } from '../records/read-stored.ts';
import { rememberSent, sentBefore } from '../records/sent-before.ts';
import { insertRecord, updateRecord } from '../records/station-record.sql.ts';
import type { StationColumns, StationKey, StationRecord } from '../records/station-record.sql.ts';
import { contactColumns } from './contact-choice.ts';
import { columnsOfV1 } from './v1-columns.ts';
import { v1Sentences } from './v1-station-problem.ts';
import { v1StationReply, v1Version, readV1Station } from './read-v1-station.ts';
import { planFlows, readFacts } from './save-channels.ts';
import type { FactsOfRequest } from './save-channels.ts';
import { texts } from './texts.ts';

type Call = Pick<Ctx<unknown>, 'db' | 'caller' | 'audit' | 'cache' | 'now'>;
type Stage = 'draft' | 'published';

/** The station's columns as they may be stored; refused with 422 and a sentence per field where it has faults. */
async function checked(
  call: Call,
  { request: { confirmed, ...request }, changed }: FactsOfRequest<Confirmable<V1StationRequest>>,
  stage: Stage,
  { agency, before, staying }: { agency: number; before: Stored | null; staying: FlowRow[] },
): Promise<{ columns: Partial<StationColumns>; following: FlowRow[] }> {
  const { db } = call;
  const lists = await readStationLists(db, request, V1_LISTS);
  const faults = v1StationFaults(request, lists, stage, published(before));
  const problem = fieldsProblem(v1Sentences(faults));
  if (problem) throw problem;
  const columns = columnsOfV1(request, lists, {
    before: before?.record ?? null,
    facts: changed,
    stage,
  });
  const save = { columns, before: before?.record ?? null, stage, flows: staying, confirmed };
  await askAboutStation(call, save);
  return {
    columns: { ...columns, ...(await contactColumns(db, agency, request)) },
    following: followers(save),
  };
}

/** The flows of a station that is published already; null where it is not. */
const published = (before: Stored | null) => (before && !before.record.draft ? before.flows : null);

const refuseTakenSite = <T>(write: Promise<T>): Promise<T> =>
  refuseTaken(write, { field: 'eco_id', text: texts.taken });

/** Adds a draft, or publishes a new station at once; sent again, it answers what it stored the first time. */
export async function createV1Station(
  call: Call,
  sent: Confirmable<Keyed<V1StationRequest>>,
  stage: Stage,
): Promise<V1Station> {
  const { db, audit } = call;
  const { request_key: _key, ...request } = sent;
  const agency = await agencyOfSite(call, request.eco_id);
  const before = await sentBefore(call, sent, { agency, stage });
  if (before) return readV1Station(db, before);
  const facts = readFacts(request, null, stage);
  const { columns } = await checked(call, facts, stage, { agency, before: null, staying: [] });
  const stationId = stage === 'published' ? await issueNumber(call, request.city_id) : null;
  const [row] = await refuseTakenSite(insertRecord(db, { agency, form: 'v1', stationId }, columns));
  const record = found(row);
  await rememberSent(call, record.id, sent, stage);
  const plan = planFlows({ record: { ...record, draft: true }, flows: [] }, facts, stage);
  await writeFlows(db, record.id, plan);
  const detail = { station_name: record.station_name, station_id_tmg: record.station_id_tmg };
  await audit(stage === 'published' ? 'station.publish' : 'draft.add', detail, { station: record.id });
  return readV1Station(db, { id: record.id });
}

/** Refused with 409 and the newer record where the station or one of its flows was read before its last save (S10). */
async function refuseStale(
  db: Queryable,
  stored: Stored,
  { version, channels }: Versioned<V1StationRequest>,
): Promise<void> {
  const versions = new Map(stored.flows.map((flow) => [flow.id, flow.version]));
  const isStale =
    (version !== undefined && version !== v1Version(stored.record)) ||
    channels.some(({ id, version: read }) => {
      const current = id === null ? read : versions.get(id);
      return id !== null && (current === undefined || (read !== undefined && read !== current));
    });
  if (isStale) throw new ApiProblem(409, stationTexts.stale, { current: await v1StationReply(db, stored) });
}

/** Whether a save would write what is stored already: then nothing is written, and nobody's version is stale. */
const isNothing = (before: StationRecord, columns: Partial<StationColumns>, plan: FlowPlan) =>
  changedFields(before, { ...before, ...columns }).length === 0 && !isAnyFlowIn(plan);

const isAnyFlowIn = ({ added, changed, removed }: FlowPlan) =>
  added.length + changed.length + removed.length > 0;

type Changed = Confirmable<Versioned<V1StationRequest>> & { removed_channels?: number[] | undefined };

/** The flows that this save does not remove. */
function stayingFlows({ record, flows }: Stored, { channels, removed_channels = [] }: Changed): FlowRow[] {
  const sent = new Set(channels.map(({ id }) => id));
  return flows.filter(({ id }) =>
    record.draft ? sent.has(id) : sent.has(id) || !removed_channels.includes(id),
  );
}

/** The plan in which these flows take the station's direction of route (S15). */
function withFollowing(
  plan: FlowPlan,
  following: FlowRow[],
  { direction_of_route_code = null }: Partial<StationColumns>,
) {
  const planned = new Map(plan.changed.map((change) => [change.before.id, change]));
  for (const before of following) {
    const { after } = planned.get(before.id) ?? { after: before };
    planned.set(before.id, { before, after: { ...after, direction_of_route_code } });
  }
  return { ...plan, changed: [...planned.values()] };
}

/** What a plan changes, for the audit log: the channels, and of what is asked once what it was. */
const fieldsOfPlan = (plan: FlowPlan): string[] =>
  isAnyFlowIn(plan)
    ? [
        'channels',
        ...plan.changed.flatMap(({ before, after }) =>
          changedFields(stationFacts(before), stationFacts(after)),
        ),
      ]
    : [];

/** Saves a station or a draft with its channels, whichever the key names; a draft is published if asked for. */
export async function saveV1Station(
  call: Call,
  key: StationKey,
  request: Changed,
  { publish }: { publish: boolean },
): Promise<V1Station> {
  const { db, audit } = call;
  const stored = await readStored(db, key, 'write');
  await refuseStale(db, stored, request);
  const { record: before } = stored;
  const stage = publish || !before.draft ? 'published' : 'draft';
  const facts = readFacts(request, stored, stage);
  const staying = stayingFlows(stored, request);
  const about = { agency: before.agency_id, before: stored, staying };
  const { columns, following } = await checked(call, facts, stage, about);
  const plan = withFollowing(planFlows(stored, facts, stage), following, columns);
  if (!publish && isNothing(before, columns, plan)) return v1StationReply(db, stored);
  await refuseWhileExpected(db, before, plan);
  await writeFlows(db, before.id, plan);
  const stationId = publish ? await issueNumber(call, request.city_id) : null;
  const after = found((await refuseTakenSite(updateRecord(db, before.id, stationId, columns)))[0]);
  const fields = [...new Set([...changedFields(before, after), ...fieldsOfPlan(plan)])];
  const { station_id_tmg, station_name } = after;
  const action = publish ? 'station.publish' : after.draft ? 'draft.update' : 'station.update';
  await audit(action, { station_id_tmg, station_name, fields }, { station: after.id });
  return readV1Station(db, { id: after.id });
}
