import { mayAccess, type ApiKey, type User } from 'shared-domain';
import { requestOf, testApi } from '../index.ts';
import { hashToken } from '../../platform/http/token.ts';
import { addAustinsRecords, austinPeople, firstRow } from './austin-records.ts';
import { AUSTINS_SECRETS, beginningOf } from './reply-text.ts';
import { walkRows } from './walk.rows.ts';
import { ASKS_VENDOR, type AustinRecords, type WalkRow } from './walk-row.ts';

/** The one of another agency is made an admin with every flag, to get as far as they can. */
const people = { ...austinPeople, otherAgency: 4 } as const;
type Person = keyof typeof people;
const tokenOf = (name: string) => `walk-${name}`;

let records: AustinRecords;
let rights: Record<Person, User>;
/** What nobody of another agency may ever read. */
let secrets: string[];
/** Whether the records still are as `prepare` leaves them: calls that read or are refused write nothing. */
let untouched = false;

const firstOf = <T>(sql: string) => firstRow<T>(testApi(), sql);

async function addSessions(): Promise<void> {
  const sessions = [...Object.entries(people), ['expired', people.superAdmin] as const];
  for (const [name, userId] of sessions) {
    const expires = name === 'expired' ? '2026-03-02T11:59:00Z' : '2026-03-02T20:00:00Z';
    await testApi().query(
      `insert into sessions (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $3) on conflict do nothing`,
      [hashToken(tokenOf(name)), userId, expires],
    );
  }
}

/** A super admin whose password was right and whose second factor is still to come. */
async function addHalfDoneSignIn(): Promise<void> {
  await testApi().query(
    `insert into sign_in_steps (token_hash, user_id, expires_at) values ($1, $2, '2026-03-02T12:05:00Z')
     on conflict do nothing`,
    [hashToken(tokenOf('halfway')), people.superAdmin],
  );
}

async function prepare(): Promise<void> {
  untouched = true;
  await testApi().reset();
  await testApi().query(
    'update users set admin = true, flag_next_stations = true, flag_deployments = true where id = 4',
  );
  records = await addAustinsRecords(testApi());
  await addSessions();
  await addHalfDoneSignIn();
}

/** How many rows there are in all tables that a call could write to, sessions and locks aside. */
async function everything(): Promise<unknown> {
  return firstOf(
    `select (select count(*) from users) as users, (select sum(version) from stations) as stations,
       (select sum(version) from flows) as flows, (select sum(version) from providers) as providers,
       (select count(*) from audit_log) as audit, (select count(*) from uploads) as uploads,
       (select count(*) from imports) as imports, (select count(*) from exports) as exports,
       (select count(*) from count_changes) as changes, (select count(*) from count_edits) as edits, (select count(*) from certifications) as certifications,
       (select count(*) from agencies) as agencies, (select sum(version) from deployments) as deployments,
       (select count(*) from registrations where status = 'waiting') as waiting,
       (select count(*) from outbox) as mails, (select count(*) from jobs.job) as jobs`,
  );
}

async function call(key: ApiKey, token?: string, self: number = people.ordinary) {
  const row = walkRows[key] as WalkRow<ApiKey>;
  const response = await testApi().fetch(requestOf(key, row.input({ ...records, self }), token));
  untouched = response.status >= 400 || (key.startsWith('GET ') && !ASKS_VENDOR.test(key));
  return { status: response.status, text: await beginningOf(response) };
}

beforeAll(async () => {
  await prepare();
  const rows = await testApi().query<User>(
    `select id, admin::int as admin, super_admin::int as super_admin, flag_deployments::int as flag_deployments,
       flag_next_stations::int as flag_next_stations from users`,
  );
  const byId = new Map(rows.map((user) => [user.id, user]));
  rights = Object.fromEntries(
    Object.entries(people).map(([name, id]) => [name, byId.get(id)]),
  ) as typeof rights;
  const names = await testApi().query<{ secret: string }>(AUSTINS_SECRETS);
  secrets = [...names.map(({ secret }) => secret), 'Austin.csv'];
});
beforeEach(async () => {
  if (!untouched) await prepare();
});

test('every call of the contract is answered', () => {
  const answered = testApi().endpoints.map(({ key }) => key);
  expect(answered.toSorted()).toEqual(Object.keys(walkRows).toSorted());
});

test('only these signed-in calls run past the agency scope', () => {
  const owners = testApi().endpoints.filter(({ owner, access }) => owner && access !== 'public');
  expect(owners.map(({ key }) => key).toSorted()).toEqual([
    'DELETE /user/second-factor/passkeys/:id',
    'DELETE /user/second-factor/totp',
    'DELETE /user/sessions/:id',
    'GET /user/second-factor',
    'GET /user/session',
    'GET /user/sessions',
    'POST /password/update',
    'POST /user/extend',
    'POST /user/logout',
    'POST /user/prove',
    'POST /user/prove/passkey',
    'POST /user/second-factor/passkeys',
    'POST /user/second-factor/passkeys/confirm',
    'POST /user/second-factor/recovery-codes',
    'POST /user/second-factor/totp',
    'POST /user/second-factor/totp/confirm',
    'POST /user/sessions/end-others',
  ]);
  const open = testApi().endpoints.filter(({ access }) => access === 'public');
  expect(open.map(({ key }) => key).toSorted()).toEqual([
    'GET /human-check',
    'GET /human-check/challenge',
    'GET /site-settings',
    'GET /unsubscribe/:token',
    // numbers without anybody's name, for the deploy commands
    'GET /versions-in-use',
    // a page fails without a session as well
    'POST /failures',
    // a mail relay signs what it reports
    'POST /mail/bounces',
    // the token comes from an e-mailed link
    'POST /password/reset',
    'POST /recaptcha',
    // what a right password alone leads to: their `step` is that of a half-done sign-in
    'POST /sign-in/passkey',
    'POST /sign-in/second',
    'POST /sign-in/setup/passkey',
    'POST /sign-in/setup/passkey/confirm',
    'POST /sign-in/setup/totp',
    'POST /sign-in/setup/totp/confirm',
    'POST /unsubscribe/:token',
    // the token comes from an e-mailed link
    'POST /user/confirm-email',
    'POST /user/forgot',
    'POST /user/login',
    'POST /user/register',
    'POST /versions-in-use',
  ]);
});

describe.each(Object.keys(walkRows) as ApiKey[])('%s', (key) => {
  const row = walkRows[key] as WalkRow<ApiKey>;
  const accessOf = () => {
    const endpoint = testApi().endpoints.find((one) => one.key === key);
    if (!endpoint) throw new Error(`${key} is not answered`);
    return endpoint.access;
  };

  test.each([['nobody'], ['expired'], ['halfway']])('%s', async (name) => {
    const before = await everything();
    const { status, text } = await call(key, name === 'nobody' ? undefined : tokenOf(name));
    if (accessOf() === 'public') return expect(status).toBe(row.own ?? 200);
    expect(status).toBe(401);
    expect(JSON.parse(text)).toEqual({ error: 'Please sign in.', message: 'Please sign in.' });
    expect(await everything()).toEqual(before);
  });

  test.each([['ordinary'], ['admin'], ['superAdmin']] as [Person][])('%s', async (name) => {
    const before = await everything();
    const { status } = await call(key, tokenOf(name), people[name]);
    const allowed = mayAccess(accessOf(), rights[name]);
    expect(status).toBe(allowed ? (row.own ?? 200) : 403);
    if (status >= 400) expect(await everything()).toEqual(before);
  });

  test('somebody of another agency', async () => {
    const before = await everything();
    const { status, text } = await call(key, tokenOf('otherAgency'));
    expect(status).toBe(mayAccess(accessOf(), rights.otherAgency) ? row.foreign : 403);
    if (status >= 400) expect(await everything()).toEqual(before);
    const leaked = accessOf() === 'public' ? [] : secrets.filter((secret) => text.includes(secret));
    expect(leaked).toEqual([]);
  });
});
