import type { ApiKey, User } from 'shared-domain';
import { uncertified } from '../../counts/store/certified.rules.ts';
import { PASSWORD, personas } from '../index.ts';
import type { TestApi } from '../test-api.ts';
import { operations } from './description.ts';
import type { Asker, FuzzRequest } from './request.ts';
import { addValidRecords, type Words } from './valid-records.ts';
import { validCalls, type ValidCall } from './valid.ts';

/** What stands in an agency's records alone, so that a reply to others that holds it gives something away. */
const MARK = /ZQ(\d+)ZQ/g;
const mark = (agency: string) => `'ZQ' || ${agency} || 'ZQ'`;

/** Marks in everything that people type or that is named by them. */
const MARKS = [
  `update stations set station_name = left(station_name, 40) || ${mark('agency_id')}, other_notes = ${mark('agency_id')},
     station_location = ${mark('agency_id')}`,
  `update flows f set other_notes = ${mark('s.agency_id')}, eco_name = ${mark('s.agency_id')}
     from stations s where s.id = f.station_id`,
  // super admins are named wherever they did something
  `update users set name = name || ${mark('agency_id')} where not super_admin`,
  `update deployments set name = name || ${mark('agency_id')}, notes = ${mark('agency_id')}, location = ${mark('agency_id')}`,
  `update providers set provider_name = ${mark('agency_id')} || id, provider_agency = ${mark('agency_id')}`,
  `update requesters set requester_name = ${mark('agency_id')} || id, requester_agency = ${mark('agency_id')}`,
  `insert into uploads (id, user_id, agency_id, name, bytes, headers, created_at)
     select 'fuzz-' || id, id, agency_id, ${mark('agency_id')} || '.csv', 1, array[${mark('agency_id')}], now() from users`,
  `insert into imports (station_id, user_id, requested_by, file_name, vendor_code, request, status, created_at)
     select s.id, u.id, u.name, ${mark('s.agency_id')} || '.csv', '0', '{}', 'done', now()
     from stations s join users u on u.agency_id = s.agency_id where not s.draft`,
  `insert into exports (user_id, agency_id, kind, request, status, file_name, created_at)
     select id, agency_id, 'csv', '{"stations": [], "from": "2026-01-01", "until": "2026-02-01"}', 'done',
       ${mark('agency_id')} || '.csv', now() from users`,
  `insert into audit_log (at, user_id, user_name, agency_id, station_id, action, detail)
     select now(), u.id, u.name, u.agency_id, null, 'user.updated', json_build_object('name', ${mark('u.agency_id')})
     from users u`,
  `update registrations set organization = ${mark('0')}`,
];

/** The same at the first open count of each flow; putting so large a table back takes most of the time. */
const COUNT_MARKS = `update counts set note = $1 where station_id = any($2::int[]) and (station_id, flow_id, ts) in
       (select station_id, flow_id, min(ts) from counts where ${uncertified()} group by 1, 2)`;

async function markCounts(api: TestApi): Promise<void> {
  const agencies = await api.query<{ mark: string; stations: string }>(
    `select ${mark('agency_id')} as mark, '{' || string_agg(id::text, ',') || '}' as stations from stations group by agency_id`,
  );
  for (const { mark: note, stations } of agencies) await api.query(COUNT_MARKS, [note, stations]);
}

/** Everybody's ids, for asking about what is not one's own; the same after every reset. */
const IDS = `
  select id::text as id from stations union select id::text from flows union select id::text from users
  union select id::text from deployments union select id::text from imports union select id::text from exports
  union select id::text from agencies union select station_id_tmg from stations where station_id_tmg is not null
  union select id from uploads order by 1`;

/** Who is asked for, and what nobody else may read. */
export type World = {
  tokens: Record<Asker, string | null>;
  ids: unknown[];
  /** Each call as it is right, for all who may make it; the same in every world. */
  valid: ReadonlyMap<ApiKey, ValidCall[]>;
  words: Words;
  /** By agency: addresses of its people, numbers of its stations. */
  secrets: Map<number, string[]>;
};

const AGENCY_OF: Partial<Record<Asker, number>> = { user: 3, admin: 3, houston: 4 };

async function tokenOf(api: TestApi, persona: keyof typeof personas): Promise<string> {
  const response = await api.fetch(
    new Request('http://count-exchange.test/api/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: personas[persona], password: PASSWORD }),
    }),
  );
  const { access_token } = (await response.json()) as { access_token?: string };
  if (!access_token) throw new Error(`${persona} could not sign in: ${response.status}`);
  return access_token;
}

/** Everybody's rights, by id. */
async function rightsOf(api: TestApi): Promise<ReadonlyMap<number, User>> {
  const rows = await api.query<User>(
    `select id, admin::int as admin, super_admin::int as super_admin, flag_deployments::int as flag_deployments,
       flag_next_stations::int as flag_next_stations from users`,
  );
  return new Map(rows.map((user) => [user.id, user]));
}

/** Puts everything back, signs everybody in, adds what calls are done with and marks every agency's records. */
export async function freshWorld(api: TestApi, marksCounts = true): Promise<World> {
  await api.reset();
  const [user, admin, superAdmin, houston, expired] = [
    await tokenOf(api, 'user'),
    await tokenOf(api, 'admin'),
    await tokenOf(api, 'super'),
    await tokenOf(api, 'houston'),
    await tokenOf(api, 'super'),
  ];
  // the last one to sign in is the one whose session is over
  await api.query(
    `update sessions set expires_at = created_at where ctid = (select max(ctid) from sessions)`,
  );
  const { records, words } = await addValidRecords(api);
  for (const statement of MARKS) await api.query(statement);
  if (marksCounts) await markCounts(api);
  const rights = await rightsOf(api);
  const ids = (await api.query<{ id: string }>(IDS)).map(({ id }) => (/^\d+$/.test(id) ? Number(id) : id));
  const owned = await api.query<{ agency_id: number; secret: string }>(
    `select agency_id, email as secret from users union all
     select agency_id, station_id_tmg from stations where station_id_tmg is not null`,
  );
  const secrets = new Map<number, string[]>();
  for (const { agency_id, secret } of owned)
    secrets.set(agency_id, [...(secrets.get(agency_id) ?? []), secret]);
  return {
    tokens: {
      user,
      admin,
      super: superAdmin,
      houston,
      expired,
      nobody: null,
      malformed: `${user.slice(1)} x`,
    },
    ids,
    valid: new Map(operations.map(({ key }) => [key, validCalls(key, records, rights)])),
    words,
    secrets,
  };
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What a reply holds that is another agency's; what the asker sent along is not given away by the reply. */
export function foreignIn(text: string, request: FuzzRequest, { secrets }: World): string | null {
  const { asker, path, body, key } = request;
  // whoever gives the right password, or shows what follows it, is told who they are, whoever they were before
  if (asker === 'super' || /^POST \/(user\/login|sign-in\/)/.test(key)) return null;
  const own = AGENCY_OF[asker] ?? -1;
  const sent = `${readable(path)} ${body ?? ''}`;
  const marks = [...text.matchAll(MARK)].filter(
    ([whole, agency]) => Number(agency) !== own && !sent.includes(whole),
  );
  if (marks[0]) return marks[0][0];
  const others = [...secrets].filter(([agency]) => agency !== own).flatMap(([, list]) => list);
  return others.find((secret) => text.includes(secret) && !sent.includes(secret)) ?? null;
}
