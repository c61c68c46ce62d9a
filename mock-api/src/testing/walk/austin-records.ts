import type { CampaignState, FlowIdentity } from 'shared-domain';
import type { TestApi } from '../test-api.ts';
import { EQUIPMENT_FILE } from './walk.field-rows.ts';
import { addReview } from './walk.review.ts';
import { exportOf, uploadOf, type AustinRecords } from './walk-row.ts';

/** The same in every world, so that a seed makes the same requests again. */
const PHOTO = '3f2b8f64-54f1-4a0c-9d0e-0b1a2c3d4e5f';

/** Ids of the seed: people of Austin, and the super admin. */
export const austinPeople = { ordinary: 3, admin: 2, superAdmin: 1 } as const;

type Asked = Pick<TestApi, 'query'>;

/** The first row of a statement that has one. */
export async function firstRow<T>(api: Asked, sql: string): Promise<T> {
  const [row] = await api.query<T>(sql);
  if (!row) throw new Error(`The seed has no row for: ${sql}`);
  return row;
}

/** Adds what the walk asks for to a seed as it was, and says where it stands. */
export async function addAustinsRecords(api: Asked): Promise<AustinRecords> {
  const station = await firstRow<{ id: number; station_id_tmg: string }>(
    api,
    `select id, station_id_tmg from stations where agency_id = 3 and days_count is not null order by id limit 1`,
  );
  const draft = await firstRow<{ id: number; version: number }>(
    api,
    'select id, version from stations where agency_id = 3 and draft order by id limit 1',
  );
  const flow = await firstRow<{ id: number; identity: FlowIdentity }>(
    api,
    `select id, json_build_object('count_method_code', count_method_code, 'count_type_code', count_type_code,
       'travel_direction_code', travel_direction_code, 'street_side_code', street_side_code) as identity
     from flows where station_id = ${station.id} order by id limit 1`,
  );
  const draftFlow = await firstRow<{ id: number }>(
    api,
    `insert into flows (station_id, name, vendor_code, count_method_code, count_type_code, travel_direction_code,
       street_side_code, sensor_type_code)
     values (${draft.id}, 'Bicycle', '2', '3', '2', '1', '9', 'I') returning id`,
  );
  for (const userId of Object.values(austinPeople)) {
    await api.query(
      `insert into uploads (id, user_id, agency_id, name, bytes, headers, created_at)
       values ($1, $2, 3, 'Austin.csv', 1, '{}', now())`,
      [uploadOf(userId), userId],
    );
  }
  const { id: importId } = await firstRow<{ id: number }>(
    api,
    `insert into imports (station_id, user_id, requested_by, file_name, vendor_code, request, status, created_at)
     values (${station.id}, 3, 'Uma Castillo', 'Austin.csv', '0', '{}', 'done', now()) returning id`,
  );
  const { id: exportId } = await firstRow<{ id: number }>(
    api,
    `insert into exports (user_id, agency_id, kind, request, status, file_name, created_at)
     values (3, 3, 'csv', '{"stations": ["AU0001"], "from": "2026-01-01", "until": "2026-02-01"}', 'done', 'Austin.csv',
       now()) returning id`,
  );
  await api.query(
    `insert into exports (id, user_id, agency_id, kind, request, status, created_at)
     select $1::int + id, id, 3, 'csv', '{"stations": ["AU0001"], "count_types": [], "count_methods": [],
       "travel_directions": [], "fromDate": "01/01/2026", "toDate": "01/31/2026", "countData": false,
       "stationMetadata": true, "from": "2026-01-01", "until": "2026-02-01"}', 'failed', now() from users where id <= 3`,
    [exportOf(0)],
  );
  const note = await firstRow<{ id: number }>(
    api,
    `insert into station_notes (station_id, user_id, user_name, text, created_at)
     values (${station.id}, 3, 'Uma Castillo', 'The key hangs in the office', now()) returning id`,
  );
  const flowFactors = await addFlowFactors(api, station.id, flow.id);
  const photo = await firstRow<{ id: string }>(
    api,
    `insert into station_photos (id, station_id, user_id, user_name, caption, width, height, bytes, created_at)
     values ('${PHOTO}', ${station.id}, 3, 'Uma Castillo', 'The counter behind the bench', 1600, 1200, 1, now())
     on conflict (id) do update set caption = excluded.caption returning id`,
  );
  const view = await firstRow<{ id: number }>(
    api,
    `insert into table_views (agency_id, author_id, table_name, name, look)
     values (3, 3, 'walk', 'Walk ' || gen_random_uuid(), '{"columns": null, "filters": [], "sort": null}') returning id`,
  );
  const publication = await firstRow<{ id: number }>(
    api,
    `insert into publications (station_id, year, mode, method, record, hash, days, user_id, user_name, published_at)
     values (${station.id}, 1999, 'bicycle', 'aashto',
       '{"schema":"figure/2","code":"1.0.0","flows":[],"filled":[],"filled_share":null,"grade":"A","note":null,"shown":"1","value":"1.0000"}', gen_random_uuid(), '{}', 2,
       'Ada Austin', now())
     on conflict (station_id, year, mode) where supersedes is null do update set days = '{}' returning id`,
  );
  const deployment = await firstRow<{ id: number }>(
    api,
    'select id from deployments where agency_id = 3 order by id limit 1',
  );
  const provider = await firstRow<{ id: number }>(
    api,
    'select id from providers where agency_id = 3 order by id limit 1',
  );
  const registration = await firstRow<{ id: number }>(
    api,
    `insert into registrations (name, email, tel, organization, created_at)
     values ('Will Waiting', 'will@example.org', '512 555 0101', 'City of Austin', now()) returning id`,
  );
  const review = await addReview(api, station.id, Object.values(austinPeople));
  const { station_id_tmg } = station;
  return {
    station: station_id_tmg,
    stationRow: station.id,
    flow,
    draft: draft.id,
    draftFlow: draftFlow.id,
    version: draft.version,
    note: note.id,
    ...flowFactors,
    ...(await addGroupRecords(api, station.id, flow.id)),
    photo: photo.id,
    view: view.id,
    stationGroup: await addStationGroup(api, station.id, flow.id),
    publication: publication.id,
    campaigns: await addCampaigns(api, station.id),
    entry: await addCalendarEntry(api),
    ...(await addHealthRecords(api, station.id)),
    tokens: await addTokens(api),
    webhook: await addWebhook(api),
    ...(await addDropRecords(api, station.id)),
    deployment: deployment.id,
    provider: provider.id,
    registration: registration.id,
    ...review,
    importId,
    exportId,
    self: 3,
  };
}

/** A screenline with one flow. */
async function addStationGroup(api: Asked, station: number, flow: number): Promise<number> {
  const group = await firstRow<{ id: number }>(
    api,
    `insert into station_groups (agency_id, kind, name, user_id, user_name)
     values (3, 'screenline', 'Walk ' || gen_random_uuid(), 2, 'Ada Austin') returning id`,
  );
  await api.query(
    `insert into station_group_flows (group_id, place, station_id, flow_id, sign) values ($1, 1, $2, $3, 'ahead')`,
    [group.id, station, flow],
  );
  return group.id;
}

/** A validation count of a flow, and a factor of each state that calls are about. */
async function addFlowFactors(
  api: Asked,
  station: number,
  flow: number,
): Promise<Pick<AustinRecords, 'validation' | 'factors'>> {
  const { id: validation } = await firstRow<{ id: number }>(
    api,
    `insert into validation_counts (station_id, flow_id, counted_on, interval_minutes, method, pairs, user_id, user_name,
       created_at)
     values (${station}, ${flow}, '2026-02-03', 60, 'manual',
       '[{"start": "08:00", "people": 12, "counter": null, "state": "missing"}]', 3, 'Uma Castillo', now()) returning id`,
  );
  const factorOf = (state: string, from: string) =>
    firstRow<{ id: number }>(
      api,
      `insert into flow_factors (station_id, flow_id, value, valid_from, reason, state, user_id, user_name, created_at)
       values (${station}, ${flow}, 1.1, '${from}', 'Two walk side by side', '${state}', 3, 'Uma Castillo', now())
       returning id`,
    );
  const draft = await factorOf('draft', '2025-03-01');
  const proposed = await factorOf('proposed', '2025-02-01');
  const approved = await factorOf('approved', '2025-01-01');
  return { validation, factors: { draft: draft.id, proposed: proposed.id, approved: approved.id } };
}

/** A short count at the station and filled days of the flow. */
async function addGroupRecords(
  api: Asked,
  station: number,
  flow: number,
): Promise<Pick<AustinRecords, 'shortCount' | 'fill'>> {
  const { id: shortCount } = await firstRow<{ id: number }>(
    api,
    `insert into short_counts (agency_id, station_id, mode, kind, first_day, last_day, from_hour, hours, user_id, user_name,
       created_at)
     values (3, ${station}, 'bicycle', 'manual', '2026-02-03', '2026-02-03', 16, '[12, 15]', 3, 'Uma Castillo', now())
     returning id`,
  );
  const { id: fill } = await firstRow<{ id: number }>(
    api,
    `insert into flow_fills (station_id, flow_id, year, method, members, days, user_id, user_name, made_at)
     values (${station}, ${flow}, 2020, 'weekday-month', 0, '[{"date": "2020-07-01", "value": 12.5}]', 3, 'Uma Castillo',
       now()) returning id`,
  );
  return { shortCount, fill };
}

/** An entry of the agency's calendar, by the ordinary user. */
async function addCalendarEntry(api: Asked): Promise<number> {
  const { id } = await firstRow<{ id: number }>(
    api,
    `insert into calendar_entries (agency_id, kind, name, first_day, last_day, user_id, user_name)
     values (3, 'event', 'Rodeo parade', '2026-03-07', '2026-03-07', 3, 'Uma Castillo') returning id`,
  );
  return id;
}

/** A token of each of Austin's people, and one of the agency; of none is the secret known. */
async function addTokens(api: Asked): Promise<AustinRecords['tokens']> {
  const add = async (userId: number | null) => {
    const { id } = await firstRow<{ id: number }>(
      api,
      `insert into api_tokens (token_hash, ending, kind, user_id, agency_id, name, scopes, created_by, second_factor,
         created_at, expires_at)
       values (gen_random_uuid(), 'wxyz', '${userId === null ? 'agency' : 'person'}', ${userId}, 3,
         'Program ' || gen_random_uuid(), '{read}', 'Uma Castillo', false, now(), '2027-01-01') returning id`,
    );
    return id;
  };
  const own: Record<number, number> = {};
  for (const userId of Object.values(austinPeople)) own[userId] = await add(userId);
  return { own, agency: await add(null) };
}

/** A webhook of the agency's, and a message that it was sent; nobody knows its secret. */
async function addWebhook(api: Asked): Promise<AustinRecords['webhook']> {
  const { id } = await firstRow<{ id: number }>(
    api,
    `insert into webhooks (agency_id, url, types, secret, created_by, created_at)
     values (3, 'https://hooks.example.org/austin', '{counts.certified}', 'sealed', 'Ada Morgan', now()) returning id`,
  );
  const { id: delivery } = await firstRow<{ id: number }>(
    api,
    `with e as (insert into webhook_events (message_id, agency_id, type, at, data)
       values ('msg_' || gen_random_uuid(), 3, 'ping', now(), '{}') returning id)
     insert into webhook_deliveries (webhook_id, event_id, agency_id, state, tries, status)
     select ${id}, e.id, 3, 'done', 1, 204 from e returning id`,
  );
  return { id, delivery };
}

/** An outage that ended later than a person said, and one that was entered and touches it. */
async function addRanges(api: Asked, station: number): Promise<AustinRecords['outages']> {
  const { id: differs } = await firstRow<{ id: number }>(
    api,
    `insert into outages (station_id, kind, start_at, due_at, silent_at, usual_minutes, threshold_minutes, stage_minutes,
       recovered_at, own_end_at, left_start_at, missing, confirming)
     values (${station}, 'silent', '2025-07-01T00:00:00Z', '2025-07-02T00:00:00Z', '2025-07-03T00:00:00Z', 1440, 2160, 0,
       '2025-07-08T00:00:00Z', '2025-07-06T00:00:00Z', '2025-07-01T00:00:00Z', '[]', '[]')
     on conflict (station_id, kind, flow_id, silent_at) do update set version = 1, own_end_at = excluded.own_end_at,
       left_end_at = null, joined_into = null returning id`,
  );
  const { id: entered } = await firstRow<{ id: number }>(
    api,
    `insert into outages (station_id, kind, start_at, due_at, silent_at, usual_minutes, threshold_minutes, stage_minutes,
       recovered_at, missing, confirming, note, entered_by)
     values (${station}, 'silent', '2025-07-06T00:00:00Z', '2025-07-06T00:00:00Z', '2025-07-09T00:00:00.000001Z', 0, 0, 0,
       '2025-07-09T00:00:00Z', '[]', '[]', 'Works', 'Uma Castillo')
     on conflict (station_id, kind, flow_id, silent_at) do update set version = 1 returning id`,
  );
  return { differs, entered };
}

/** An outage of the station, days on which it is closed, a visit, a counter. */
async function addHealthRecords(
  api: Asked,
  station: number,
): Promise<
  Pick<
    AustinRecords,
    'outage' | 'outages' | 'closure' | 'visit' | 'equipment' | 'counterBefore' | 'equipmentChange'
  >
> {
  const { id: outage } = await firstRow<{ id: number }>(
    api,
    `insert into outages (station_id, kind, start_at, due_at, silent_at, usual_minutes, threshold_minutes, stage_minutes,
       missing, confirming)
     values (${station}, 'silent', '2025-06-01T00:00:00Z', '2025-06-02T00:00:00Z', '2025-06-03T00:00:00Z', 1440, 2160, 0, '[]', '[]')
     on conflict (station_id, kind, flow_id, silent_at) do update set version = 1 returning id`,
  );
  const outages = await addRanges(api, station);
  const { id: closure } = await firstRow<{ id: number }>(
    api,
    `insert into station_closures (station_id, first_day, last_day, reason, user_id, user_name, created_at)
     values (${station}, '2025-12-01', '2025-12-05', 'Works', 3, 'Uma Castillo', now()) returning id`,
  );
  const { id: visit } = await firstRow<{ id: number }>(
    api,
    `insert into station_visits (station_id, visited_on, reason, outcome, done, user_id, user_name, created_at)
     values (${station}, '2025-06-02', 'outage', 'fine', 'Looked at it', 3, 'Uma Castillo', now()) returning id`,
  );
  const { id: equipment } = await firstRow<{ id: number }>(
    api,
    `insert into station_equipment (station_id, vendor, first_day, user_id, user_name, created_at)
     values (${station}, 'Eco-Counter', '2024-04-01', 3, 'Uma Castillo', now()) returning id`,
  );
  const { id: counterBefore } = await firstRow<{ id: number }>(
    api,
    `insert into station_equipment (station_id, vendor, first_day, last_day, user_id, user_name, created_at)
     values (${station}, 'Eco-Counter', '2023-04-01', '2024-03-31', 3, 'Uma Castillo', now()) returning id`,
  );
  await api.query(
    `insert into equipment_files (id, station_id, equipment_id, name, kind, bytes, user_id, user_name, created_at)
     values ('${EQUIPMENT_FILE}', ${station}, ${equipment}, 'calibration.pdf', 'calibration', 1, 3, 'Uma Castillo', now())
     on conflict (id) do update set equipment_id = excluded.equipment_id`,
  );
  const { id: equipmentChange } = await firstRow<{ id: number }>(
    api,
    `insert into equipment_changes (station_id, equipment_id, changed_on, kind, to_text, user_id, user_name, created_at)
     values (${station}, ${equipment}, '2025-02-01', 'firmware', '4.1', 3, 'Uma Castillo', now()) returning id`,
  );
  return { outage, outages, closure, visit, equipment, counterBefore, equipmentChange };
}

/** A campaign of each state with the station in it, by the agency's admin; the ordinary user validates. */
async function addCampaigns(api: Asked, station: number): Promise<AustinRecords['campaigns']> {
  const add = async (state: CampaignState): Promise<number> => {
    const { id } = await firstRow<{ id: number }>(
      api,
      `insert into campaigns (agency_id, name, first_day, last_day, due, filter, no_strong, state, user_id, user_name, created_at,
         opened_at)
       values (3, 'Winter counts', '2026-01-01', '2026-01-31', '2026-04-15',
         '{"agency_ids": [], "search": "", "stations": [], "counted": true}', true, '${state}', 2, 'Ada Austin', now(),
         case when '${state}' <> 'draft' then '2026-03-01T12:00:00Z'::timestamptz end) returning id`,
    );
    await api.query(
      `insert into campaign_validators (campaign_id, user_id, agency_id, added_at) values (${id}, 3, 3, now())`,
    );
    if (state === 'draft') return id;
    await api.query(`insert into campaign_stations (campaign_id, station_id) values (${id}, ${station})`);
    if (state === 'closed')
      await api.query(
        `with closed as (
           insert into campaign_closings (campaign_id, version, user_name, closed_at) values (${id}, 1, 'Ada Austin', now())
           returning campaign_id)
         insert into campaign_reports (campaign_id, version, agency_id, record, hash, days, certified, stations, done)
         select campaign_id, 1, 3, '{"agency":{"id":3,"name":"City of Austin"},"campaign":{"due":"2026-04-15","from":"2026-01-01","id":${id},"name":"Winter counts","until":"2026-01-31","version":1},"closed":{"at":"2026-03-01T12:00:00.000Z","by":"Ada Austin","reason":null},"rows":[],"schema":"campaign-report/1"}',
           gen_random_uuid(), 31, 31, 1, 1 from closed`,
      );
    return id;
  };
  return { draft: await add('draft'), open: await add('open'), closed: await add('closed') };
}

/** A file of the drop folder that waits, and a saved mapping of the station. */
async function addDropRecords(api: Asked, station: number): Promise<Pick<AustinRecords, 'drop' | 'mapping'>> {
  const { id: drop } = await firstRow<{ id: number }>(
    api,
    `insert into drops (agency_id, taking, name, bytes, sha256, state, reasons, station_id, taken_at)
     values (3, gen_random_uuid(), 'Austin.csv', 1, gen_random_uuid(), 'waits', '[]', ${station}, now()) returning id`,
  );
  const { id: mapping } = await firstRow<{ id: number }>(
    api,
    `insert into saved_mappings (agency_id, station_id, fingerprint, vendor_code, layout, delimiter, interval_minutes, headers,
       channels, reading, user_id, user_name, saved_at)
     values (3, ${station}, gen_random_uuid(), '0', 'columns', ',', 60, '{Date,NB}', '[]', '{}', 3, 'Uma Castillo', now())
     returning id`,
  );
  return { drop, mapping };
}
