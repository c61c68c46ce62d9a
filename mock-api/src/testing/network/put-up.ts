import { ecoChannelId, ecoSiteId } from '../../demo/seed/stations/eco-ids.ts';
import type { Minutes } from '../../network/health/instants.ts';
import { AGENCY } from '../../people/agencies/statewide-agencies.ts';
import { request, testApi } from '../index.ts';
import { dayOf, idOf } from './doors.ts';
import type { Counter } from './fixtures/network.mjs';
import { madeStation } from './made-stations.ts';

/** Code list countMethod: by hand for some days, and a counter that stays. */
const [PORTABLE, PERMANENT] = ['2', '3'];

/** Leaves only the people and stations that a test puts up, and the demonstration's accounts: whoever is there by the seeds hears nothing. */
export async function clearNetwork(): Promise<void> {
  await testApi().query(
    'update stations set year_station_discontinued = 2020, eco_id = null where not draft',
  );
  await testApi().query('update flows set eco_id = null');
  await testApi().query(
    `update users set password_hash = null
     where email not in ('admin@example.org', 'user@example.org', 'super@example.org')`,
  );
}

/** The people of an agency: an admin and one who is none. Austin has its own. */
export async function putUpPeople(agency: number, at: Date): Promise<void> {
  if (agency === AGENCY.austin) return;
  await testApi().query(
    `insert into users (name, email, agency_id, admin, password_hash, created_at)
     select r.name, r.name || $1 || '@example.org', $1::int, r.name = 'admin', u.password_hash, $2
     from users u, (values ('admin'), ('user')) r (name) where u.email = 'user@example.org'`,
    [agency, at.toISOString()],
  );
}

/** Makes a made counter a station that counts from a moment on, at the vendor's or not; answers its row and the ids of its flows. */
export async function putUpStation(
  counter: Counter,
  { from, isVendors }: { from: Minutes; isVendors: boolean },
): Promise<{ id: number; flows: string[] }> {
  const { station, agency, deployment, interval } = counter;
  const id = await madeStation({ ...counter, from });
  const method = (deployment ? PORTABLE : PERMANENT) ?? '';
  await testApi().query(
    `update stations set draft = false, agency_id = $2, eco_id = $3, count_method_code = $4 where id = $1`,
    [id, idOf(agency), isVendors ? String(ecoSiteId(station)) : null, method],
  );
  await testApi().query(
    `update flows f set count_method_code = $2, count_interval = $3, vendor_code = case when $4::bigint is null then '0' else '1' end,
       eco_id = ($4::bigint + n.n)::text
     from (select id, row_number() over (order by id) - 1 as n from flows where station_id = $1) n where n.id = f.id`,
    [id, method, interval, isVendors ? ecoChannelId(station, 0) : null],
  );
  if (deployment) await addDeployment(counter, id);
  if (counter.retired) await addEquipment(id);
  const { reply } = await request('GET /stations/:stationId', { params: { stationId: station } }, 'super');
  return { id, flows: reply.channels.map(({ flowid_txdot }) => flowid_txdot) };
}

const addDeployment = (counter: Counter, station: number) =>
  testApi().query(
    `with made as (insert into deployments (agency_id, name, start_date, end_date) values ($2, $3, $4, $5) returning id)
     insert into deployment_stations (deployment_id, station_id) select id, $1 from made`,
    [
      station,
      idOf(counter.agency),
      counter.station,
      dayOf(counter, counter.from),
      dayOf(counter, counter.until - 1),
    ],
  );

const addEquipment = (station: number) =>
  testApi().query(
    `insert into station_equipment (station_id, vendor, first_day, user_name, created_at)
     values ($1, 'Eco', '2024-11-02', 'Ada', '2024-11-02')`,
    [station],
  );
