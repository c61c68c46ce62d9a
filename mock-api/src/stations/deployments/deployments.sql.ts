import type { Deployment, DeploymentOptions, DeploymentRequest, DeploymentStation } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { bool, json, listOf, orNull, text } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { providers, requesters } from '../contacts/contacts.tables.ts';
import { numberOf, stations } from '../records/stations.tables.ts';
import { deployments } from './deployments.tables.ts';
import type { Language } from '../../platform/text/language.ts';

const DEPLOYMENT = shape({
  ...deployments.of('d', 'id', 'name', 'start_date', 'end_date', 'location', 'notes', 'version'),
  station_id_tmgs: listOf(text).by(`array(
    select s.station_id_tmg from deployment_stations ds join stations s on s.id = ds.station_id
    where ds.deployment_id = d.id and not s.draft order by s.station_id_tmg)`),
  agency: json<Deployment['agency']>().by(`json_build_object('id', a.id, 'name', a.name)`),
  primary_count_purpose: orNull(json<NonNullable<Deployment['primary_count_purpose']>>()).by(
    `case when c.code is not null
      then json_build_object('code', c.code, 'label', case when $1 = 'es' then c.label_es else c.label end) end`,
  ),
  requester: orNull(json<NonNullable<Deployment['requester']>>()).by(
    `case when r.id is not null then json_build_object('id', r.id, 'requester_name', r.requester_name) end`,
  ),
  provider: orNull(json<NonNullable<Deployment['provider']>>()).by(
    `case when p.id is not null then json_build_object('id', p.id, 'provider_name', p.provider_name) end`,
  ),
});

const SELECTED = /* sql */ `
  select ${DEPLOYMENT.sql}
  from deployments d join agencies a on a.id = d.agency_id
    left join codes c on c.list = 'primaryCountPurpose' and c.code = d.primary_count_purpose_code
    left join requesters r on r.id = d.requester_id
    left join providers p on p.id = d.provider_id`;

/** Deployments of an agency, or of every one (null): the latest first. */
export function selectDeployments(
  db: Queryable,
  agency: number | null,
  language: Language,
): Promise<Deployment[]> {
  return readRows(
    db,
    DEPLOYMENT,
    `${SELECTED} where $2::int is null or d.agency_id = $2 order by d.start_date desc nulls last, d.id desc`,
    [language, agency],
  );
}

/** One deployment; with 'lock' nobody else writes it until the transaction ends. */
export async function selectDeployment(
  db: Queryable,
  id: number,
  language: Language,
  purpose: 'read' | 'lock',
): Promise<Deployment | undefined> {
  const lock = purpose === 'lock' ? 'for update of d' : '';
  return readRow(db, DEPLOYMENT, `${SELECTED} where d.id = $2 ${lock}`, [language, id]);
}

/** Whether the deployment's agency lacks the contact; a statewide one may name everybody's, as it counts everywhere. */
const lacks = (table: 'requesters' | 'providers', id: string) =>
  `${id}::int is not null and exists (select from agencies a where a.id = $1
     and not exists (select from ${table} c where c.id = ${id} and (a.statewide or a.id = c.agency_id)))`;

const MISSING = shape({ agency: bool, stations: bool, purpose: bool, requester: bool, provider: bool });

/** Which of the records that a deployment names are not there for its agency, by the fields of the form. */
export async function selectMissing(
  db: Queryable,
  request: DeploymentRequest,
): Promise<RowOf<typeof MISSING>> {
  const row = await readRow(
    db,
    MISSING,
    `select not exists (select from agencies where id = $1) as agency,
       exists (select from agencies where id = $1) and (select count(*) from stations s where station_id_tmg = any($2) and
          exists (select from agencies a where a.id = $1 and (a.statewide or a.id = s.agency_id)))
         <> $3::int as stations,
       $4::text is not null and not exists
         (select from codes where list = 'primaryCountPurpose' and code = $4) as purpose,
       ${lacks('requesters', '$5')} as requester,
       ${lacks('providers', '$6')} as provider`,
    [
      request.agency,
      request.station_id_tmgs,
      new Set(request.station_id_tmgs).size,
      request.primary_count_purpose_code,
      request.requester_id,
      request.provider_id,
    ],
  );
  if (!row) throw new Error('A statement without a table always answers one row.');
  return row;
}

const values = (request: DeploymentRequest) => [
  request.agency,
  request.name,
  request.start_date,
  request.end_date,
  request.location,
  request.notes,
  request.primary_count_purpose_code,
  request.requester_id,
  request.provider_id,
];

/** Adds a deployment, without its stations; answers its id. */
export async function insertDeployment(db: Queryable, request: DeploymentRequest): Promise<number> {
  const row = await readRow(
    db,
    shape(deployments.pick('id')),
    `insert into deployments (agency_id, name, start_date, end_date, location, notes,
       primary_count_purpose_code, requester_id, provider_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    values(request),
  );
  return row?.id ?? 0;
}

/** Writes a deployment's row and raises its version. */
export async function updateDeployment(db: Queryable, id: number, request: DeploymentRequest): Promise<void> {
  await db.query(
    `update deployments set agency_id = $1, name = $2, start_date = $3, end_date = $4, location = $5, notes = $6,
       primary_count_purpose_code = $7, requester_id = $8, provider_id = $9, version = version + 1 where id = $10`,
    [...values(request), id],
  );
}

/** Hangs a deployment on exactly these stations. */
export async function replaceStations(db: Queryable, id: number, stationIds: string[]): Promise<void> {
  await db.query('delete from deployment_stations where deployment_id = $1', [id]);
  await db.query(
    `insert into deployment_stations (deployment_id, station_id)
     select $1, id from stations where station_id_tmg = any($2)`,
    [id, stationIds],
  );
}

/** Deletes a deployment; its stations stay. */
export async function deleteDeployment(db: Queryable, id: number): Promise<void> {
  await db.query('delete from deployments where id = $1', [id]);
}

const STATION = shape({
  ...numberOf('s'),
  ...stations.of('s', 'station_name', 'agency_id', 'txdot_district_code', 'county_code'),
});

/** The published stations that a deployment may take. */
export function selectDeploymentStations(db: Queryable): Promise<DeploymentStation[]> {
  return readRows(
    db,
    STATION,
    `select ${STATION.sql}
     from stations s where not draft order by station_id_tmg`,
  );
}

const REQUESTER = shape(requesters.pick('id', 'agency_id', 'requester_name'));
const PROVIDER = shape(providers.pick('id', 'agency_id', 'provider_name'));

/** Who may have asked for counts. */
export function selectRequesters(db: Queryable): Promise<DeploymentOptions['requesters']> {
  return readRows(
    db,
    REQUESTER,
    `select ${REQUESTER.sql} from requesters order by lower(requester_name), id`,
  );
}

/** Who may provide counters. */
export function selectProviders(db: Queryable): Promise<DeploymentOptions['providers']> {
  return readRows(db, PROVIDER, `select ${PROVIDER.sql} from providers order by lower(provider_name), id`);
}
