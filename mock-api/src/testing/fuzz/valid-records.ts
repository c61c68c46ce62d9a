import { Secret, TOTP } from 'otpauth';
import { ecoSiteId } from '../../demo/seed/stations/eco-ids.ts';
import { ensureSecret } from '../../counts/exports/exports.sql.ts';
import { sign } from '../../counts/exports/signature.rules.ts';
import { storedName } from '../../counts/imports/uploads.sql.ts';
import { seal } from '../../people/second-factor/secret-box.ts';
import { hashToken } from '../../platform/http/token.ts';
import { CUSTOM, fixture } from '../import-files.ts';
import type { TestApi } from '../test-api.ts';
import { addAustinsRecords, austinPeople } from '../walk/austin-records.ts';
import { csvOf } from '../walk/walk.bodies.ts';
import type { AustinRecords } from '../walk/walk-row.ts';

/** What a saved export asks for. */
const CHOICES = { ...csvOf('AU0001'), txdot_districts: [], counties: [], stations: [] };

/** The number of what is added here, of each kind. */
export const ADDED = 900_001;
/** A site of Houston's that no station stands for. */
export const SITE = String(ecoSiteId('EH0001'));
/** When every address and every half-done sign-in ends: an hour from the moment at which tests happen. */
const LATER = '2026-03-02T13:00:00Z';
export const UNTIL = String(Date.parse(LATER) / 1000);
const SECRET = new Secret({ size: 20 }).base32;

/** What the requests that are right ask for. */
export type FuzzRecords = AustinRecords & {
  /** A station of Austin without counts, and its flows. */
  empty: string;
  flows: number[];
  /** The first code of an app, at the moment at which tests happen. */
  code: string;
};
/** What is another one in each world, by the word that stands for it in a request. */
export type Words = Record<string, string>;

const { ordinary, admin, superAdmin } = austinPeople;
const step = (name: string, user: number) =>
  `insert into sign_in_steps (token_hash, user_id, expires_at) values ('${hashToken(name)}', ${user}, '${LATER}');`;
const passkey = (id: number, user: number) =>
  `insert into passkeys (id, user_id, credential_id, public_key, name, created_at)
     values (${id}, ${user}, 'fuzz-${id}', 'fuzz', 'Key', now());`;
const upload = (id: string) =>
  `insert into uploads (id, user_id, agency_id, name, bytes, headers, created_at)
     values ('${id}', ${ordinary}, 3, 'Austin.csv', 1, '{}', now());`;

/** Links, steps and records that calls of the contract end, use up or take away; everybody's password was just shown. */
const ROWS = `
  update sessions set proved_at = '2026-03-02T12:00:00Z';
  insert into sessions (id, token_hash, user_id, created_at, expires_at)
    values (${ADDED}, 'fuzz', ${ordinary}, '2026-03-02T12:00:00Z', '${LATER}');
  insert into users (id, name, email, agency_id) values (${ADDED}, 'Nino Novato', 'nino@example.org', 3);
  insert into agencies (id, name) values (${ADDED}, 'City of Nowhere');
  insert into cities (id, city_area, county_code, tmg_prefix, latitude, longitude)
    values (${ADDED}, 'Somewhere', 227, null, 30.3, -97.7);
  insert into eco_sites (id, site_id, name, domain) values ('${SITE}', '${SITE}', 'Site', 'houston');
  insert into export_presets (id, user_id, agency_id, name, choices) values (${ADDED}, ${ordinary}, 3, 'Fuzz', '${JSON.stringify(CHOICES)}');
  insert into password_tokens (token_hash, user_id, expires_at) values ('${hashToken('fuzz-link')}', ${ordinary}, '${LATER}');
  insert into email_changes (user_id, email, token_hash, created_at, expires_at)
    values (${ordinary}, 'uma@example.org', '${hashToken('fuzz-email')}', now(), '${LATER}');
  ${step('fuzz-second', superAdmin)} ${step('fuzz-setup', ordinary)} ${step('fuzz-first-code', admin)}
  ${passkey(ADDED, superAdmin)} ${passkey(ADDED + 1, 4)} ${upload('fuzz-counts')}`;

async function addTotp(api: TestApi, user: number, confirmed: string | null): Promise<void> {
  const sealed = await seal(api.db, { text: SECRET, name: `totp ${user}`, key: null });
  await api.query(
    'insert into totp_secrets (user_id, secret, created_at, confirmed_at) values ($1, $2, now(), $3)',
    [user, sealed, confirmed],
  );
}

const keep = (api: TestApi, name: string, content: Buffer) =>
  api.files.write(
    name,
    (async function* () {
      yield content;
    })(),
  );

/** Adds to a fresh seed in which everybody has signed in what every call of the contract can be done with. */
export async function addValidRecords(api: TestApi): Promise<{ records: FuzzRecords; words: Words }> {
  const austin = await addAustinsRecords(api);
  await api.db.exec(ROWS);
  await addTotp(api, admin, null);
  await addTotp(api, superAdmin, '2026-03-01T12:00:00Z');
  const counts = fixture('custom/fixtures/bpcx-custom-15min.csv');
  await keep(api, storedName('fuzz-counts'), counts);
  await keep(api, 'fuzz-export.csv', Buffer.from('station\n'));
  await api.query('update exports set file = $1, expires_at = $2 where id = $3', [
    'fuzz-export.csv',
    LATER,
    austin.exportId,
  ]);
  const flows = await api.query<{ id: number }>(
    'select f.id from flows f join stations s on s.id = f.station_id where s.station_id_tmg = $1 order by 1',
    [CUSTOM],
  );
  const download = { exportId: austin.exportId, userId: ordinary, until: Number(UNTIL), use: 0 };
  return {
    records: {
      ...austin,
      empty: CUSTOM,
      flows: flows.map(({ id }) => id),
      code: new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: api.now().getTime() }),
    },
    words: {
      _HUMAN_: await api.humanToken(),
      _SIGNATURE_: sign(await ensureSecret(api.db), download),
    },
  };
}
