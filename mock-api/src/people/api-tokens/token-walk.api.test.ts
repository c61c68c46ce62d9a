import { mayAccess, TOKEN_SCOPES, type ApiKey, type TokenScope, type User } from 'shared-domain';
import { scopesOf } from 'shared-domain/contract';
import { newApiToken } from '../../platform/http/api-token.rules.ts';
import { hashToken } from '../../platform/http/token.ts';
import { requestOf, testApi } from '../../testing/index.ts';
import { addAustinsRecords } from '../../testing/walk/austin-records.ts';
import { beginningOf } from '../../testing/walk/reply-text.ts';
import { walkRows } from '../../testing/walk/walk.rows.ts';
import { uploadOf, type AustinRecords, type WalkRow } from '../../testing/walk/walk-row.ts';

// Every call of the contract with tokens of every kind and scope.
const OWNERS = { 'an ordinary person': 3, 'a super admin': 1, 'the agency': null } as const;
type Owner = keyof typeof OWNERS;
const rows = (Object.keys(OWNERS) as Owner[]).flatMap((owner) =>
  TOKEN_SCOPES.map((scope) => [owner, scope] as const),
);

let records: AustinRecords;
let rights: Map<number, User>;
let secrets: Map<string, { secret: string; id: number }>;
let untouched = false;

async function addToken(owner: Owner, scope: TokenScope): Promise<void> {
  const userId = OWNERS[owner];
  const kind = userId === null ? 'agency' : 'person';
  const secret = newApiToken(kind);
  const [row] = await testApi().query<{ id: number }>(
    `insert into api_tokens (token_hash, ending, kind, user_id, agency_id, name, scopes, created_by, second_factor, created_at,
       expires_at)
     values ($1, 'wxyz', $2, $3, 3, $4, $5, 'Sam Rivera', false, $6::timestamptz, $6::timestamptz + interval '1 day')
     returning id`,
    [hashToken(secret), kind, userId, `${owner}, ${scope}`, [scope], testApi().now().toISOString()],
  );
  secrets.set(`${owner} ${scope}`, { secret, id: row?.id ?? 0 });
}

async function prepare(): Promise<void> {
  untouched = true;
  await testApi().reset();
  records = await addAustinsRecords(testApi());
  secrets = new Map();
  for (const [owner, scope] of rows) await addToken(owner, scope);
  for (const { id } of secrets.values())
    await testApi().query(
      `insert into uploads (id, user_id, agency_id, name, bytes, headers, created_at)
       values ($1, $2, 3, 'Austin.csv', 1, '{}', now())`,
      [uploadOf(-id), -id],
    );
  const users = await testApi().query<User>(
    `select id, admin::int as admin, super_admin::int as super_admin, flag_deployments::int as flag_deployments,
       flag_next_stations::int as flag_next_stations from users`,
  );
  rights = new Map(users.map((user) => [user.id, user]));
}

const MEMBER = { admin: 0, super_admin: 0, flag_deployments: 0, flag_next_stations: 0 } as const;

beforeAll(prepare);
beforeEach(async () => {
  if (!untouched) await prepare();
  // each call has its minute to itself
  await testApi().query('delete from tries');
});

/** What stands for records of one's own, which an agency has none of: no order, link or file of a person is an agency's. */
const PERSONS_OWN: ApiKey[] = ['GET /exports/:id/link', 'GET /exports/:id/file'];
/** What a token does only with what it has done itself, which the records of the walk are not. */
const ITS_OWN: ApiKey[] = ['POST /imports/:id/undo'];

describe.each(testApi().endpoints.map(({ key, access }) => ({ key, access })))('$key', ({ key, access }) => {
  const row = walkRows[key] as WalkRow<ApiKey>;

  test.each(rows)('%s, %s', async (owner, scope) => {
    const { secret, id } = secrets.get(`${owner} ${scope}`) ?? { secret: '', id: 0 };
    const user = OWNERS[owner];
    const input = row.input({ ...records, self: user ?? -id });
    const response = await testApi().fetch(requestOf(key, input, secret));
    const text = await beginningOf(response);
    untouched = response.status >= 400 || key.startsWith('GET ');
    // a program is nobody in particular where nobody need be
    if (access === 'public') return expect(response.status).toBe(row.own ?? 200);
    const opening = scopesOf(key);
    if (!opening.includes(scope)) {
      expect(response.status).toBe(403);
      expect((JSON.parse(text) as { error: string }).error).toBe(
        opening.length === 0
          ? 'Tokens do not open this call; it is for people who have signed in.'
          : `This call needs a token with the scope “${opening[0] ?? ''}”.`,
      );
      return;
    }
    const allowed = mayAccess(access, user === null ? MEMBER : (rights.get(user) ?? null));
    if (ITS_OWN.includes(key)) return expect(response.status).toBe(403);
    const own = user === null && PERSONS_OWN.includes(key) ? 404 : (row.own ?? 200);
    expect([response.status, text.slice(0, 200)]).toEqual([allowed ? own : 403, expect.any(String)]);
  });
});

test.each([
  ['stations:read', 'GET /stations/:stationId'],
  ['counts:read', 'GET /counts'],
  ['counts:import', 'GET /imports/:id'],
] as const)('somebody else’s agency is not there for a token of %s either: %s', async (scope, key) => {
  const { secret } = secrets.get(`the agency ${scope}`) ?? { secret: '' };
  await testApi().query("update api_tokens set agency_id = 4 where kind = 'agency'");
  untouched = false;
  const input = (walkRows[key] as WalkRow<ApiKey>).input(records);
  expect((await testApi().fetch(requestOf(key, input, secret))).status).toBe(404);
});
