import { stationNumber } from 'shared-ui/domain';
import type { NextStation, NextStationKey, NextStationRequest, Versioned } from 'shared-ui/domain';
import type { Queryable } from '../../db/database.ts';
import { stationFaults, withoutHiddenNumber } from '../../domain/next-station.rules.ts';
import { ApiProblem, found } from '../../http/api-problem.ts';
import type { Ctx } from '../../http/context.ts';
import { nextStationReply } from './next-stations.payload.ts';
import { insertStation, takeNumber, updateStation } from './next-stations.sql.ts';
import type { NextStationRow } from './next-stations.sql.ts';
import { readStationLists } from './station-options.ts';
import { stationProblem } from './station-problem.ts';
import { texts } from './texts.ts';

type Call = Pick<Ctx<unknown>, 'db' | 'caller' | 'audit' | 'cache'>;
type Stage = 'draft' | 'published';

/** The station as it may be stored; refused with 422 and a sentence per field where it has faults. */
async function checked<S extends NextStationRequest>(db: Queryable, station: S, stage: Stage): Promise<S> {
  const faults = stationFaults(station, await readStationLists(db), stage);
  if (Object.keys(faults).length > 0) throw stationProblem(faults);
  return withoutHiddenNumber(station);
}

/** The next number of the station's city; refused with 409 when the city has issued all. */
async function issueNumber({ db, cache }: Call, station: NextStationRequest): Promise<string> {
  const city = found(await takeNumber(db, station.city_id ?? 0));
  // the cities of the option lists tell the last number issued
  db.afterCommit(() => cache.clear());
  const number = stationNumber(city.tmg_prefix, city.tmg_count);
  if (number === null) throw new ApiProblem(409, texts.noNumbersLeft);
  return number;
}

/** The fields that a save changed, for the audit log. */
function changedFields(before: NextStationRow, after: NextStationRow): NextStationKey[] {
  const kept = new Set(['id', 'draft', 'station_id_tmg', 'agency_id', 'version']);
  const fields = (Object.keys(after) as NextStationKey[]).filter((field) => !kept.has(field));
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** Adds a draft, or publishes a new station at once. */
export async function createStation(
  call: Call,
  request: NextStationRequest,
  stage: Stage,
): Promise<NextStation> {
  const { db, caller, audit } = call;
  const station = await checked(db, request, stage);
  const number = stage === 'published' ? await issueNumber(call, station) : null;
  const row = found(await insertStation(db, caller.user.agency_id, number, station));
  const detail = { station_name: row.station_name, station_id_tmg: row.station_id_tmg };
  await audit(stage === 'published' ? 'station.publish' : 'draft.add', detail, { station: row.id });
  return nextStationReply(row);
}

/** Refused with 409 and the newer record where the station was read before its last save (S10). */
function refuseStale(current: NextStationRow, version: number | undefined): void {
  if (version === undefined || version === current.version) return;
  throw new ApiProblem(409, texts.stale, { current: nextStationReply(current) });
}

/** Saves a station or draft; `before` is its row, locked. */
export async function saveStation(
  call: Call,
  before: NextStationRow,
  { version, ...request }: Versioned<NextStationRequest>,
): Promise<NextStation> {
  const { db, audit } = call;
  refuseStale(before, version);
  const station = await checked(db, request, before.draft ? 'draft' : 'published');
  const after = found(await updateStation(db, before.id, null, station));
  const detail = { station_id_tmg: after.station_id_tmg, fields: changedFields(before, after) };
  await audit(before.draft ? 'draft.update' : 'station.update', detail, { station: after.id });
  return nextStationReply(after);
}

/** Publishes a draft under the next number of its city, with the form's last state; `before` is its row, locked. */
export async function publishDraft(
  call: Call,
  before: NextStationRow,
  { version, ...request }: Versioned<NextStationRequest>,
): Promise<NextStation> {
  const { db, audit } = call;
  refuseStale(before, version);
  const station = await checked(db, request, 'published');
  const stationId = await issueNumber(call, station);
  const after = found(await updateStation(db, before.id, stationId, station));
  await audit(
    'station.publish',
    { station_name: after.station_name, station_id_tmg: stationId },
    { station: after.id },
  );
  return nextStationReply(after);
}
