import type { ApiKey } from 'shared-domain';
import { requestOf, testApi } from '../index.ts';
import { hashToken } from '../../platform/http/token.ts';
import { addAustinsRecords, austinPeople, firstRow } from './austin-records.ts';
import { AUSTINS_SECRETS, beginningOf } from './reply-text.ts';
import { walkRows } from './walk.rows.ts';
import { ASKS_VENDOR, type AustinRecords, type WalkRow } from './walk-row.ts';

// The walk as somebody of another agency whom the application lets do everything: what is left is row security.
const HOUSTON = { agency: 4, everything: false, user: 4 };
// The same calls about one's own records: what is refused to the other is there to be had.
const AUSTIN = { user: austinPeople.admin };
const tokenOf = ({ user }: { user: number }) => `scope-alone-${user}`;

let records: AustinRecords;
let secrets: string[];
let before: unknown;
let untouched = false;
/** How the other agency's calls were answered. */
const answered = new Map<ApiKey, number>();

const query = (sql: string) => testApi().query(sql);

const rowOf = (key: ApiKey) => walkRows[key] as WalkRow<ApiKey>;
const isReading = (key: ApiKey) => key.startsWith('GET ') && !ASKS_VENDOR.test(key);

/** Each table's rows of Austin, by what tells whose they are. */
async function austinsRows(): Promise<unknown> {
  const owned = await testApi().query<{ name: string; whose: string }>(
    `select table_name as name, min(column_name) as whose from information_schema.columns join pg_class c on c.relname = table_name
     where table_schema = current_schema() and column_name in ('agency_id', 'station_id') and c.relkind in ('r', 'p') and not c.relispartition
     group by 1 order by 1`,
  );
  const told = [];
  for (const { name, whose } of owned) {
    const mine = whose === 'agency_id' ? '= 3' : 'in (select id from stations where agency_id = 3)';
    const [row] = await query(
      `select count(*)::int as rows, sum(hashtext(t::text)::bigint)::text as sum from ${name} t where ${whose} ${mine}`,
    );
    told.push({ name, ...row });
  }
  return told;
}

async function prepare(): Promise<void> {
  await testApi().reset();
  records = await addAustinsRecords(testApi());
  for (const person of [HOUSTON, AUSTIN])
    await testApi().query(
      `insert into sessions (token_hash, user_id, created_at, expires_at)
       values ($1, $2, '2026-03-02T12:00:00Z', '2026-03-02T20:00:00Z')`,
      [hashToken(tokenOf(person)), person.user],
    );
  before = await austinsRows();
  untouched = true;
}

beforeAll(async () => {
  await prepare();
  const names = await testApi().query<{ secret: string }>(AUSTINS_SECRETS);
  secrets = [...names.map(({ secret }) => secret), 'Austin.csv'];
});
beforeEach(async () => {
  if (!untouched) await prepare();
});

async function call(key: ApiKey, person: { user: number }): Promise<{ status: number; text: string }> {
  const input = rowOf(key).input({ ...records, self: person.user });
  const response = await testApi().unchecked(requestOf(key, input, tokenOf(person)));
  untouched = isReading(key);
  return { status: response.status, text: await beginningOf(response) };
}

async function leaks(key: ApiKey): Promise<string[]> {
  const { status, text } = await call(key, HOUSTON);
  answered.set(key, status);
  return secrets.filter((secret) => text.includes(secret));
}

const signedIn = (Object.keys(walkRows) as ApiKey[]).filter((key) =>
  testApi().endpoints.some((one) => one.key === key && one.access !== 'public'),
);

test.each(signedIn)('%s reads and changes nothing of another agency', async (key) => {
  expect(await leaks(key)).toEqual([]);
  if (!untouched) expect(await austinsRows()).toEqual(before);
});

test('every one of these calls is answered: one that fails is no refusal, and shows nothing of row security', () => {
  expect([...answered.keys()]).toEqual(signedIn);
  expect([...answered].filter(([, status]) => status >= 500)).toEqual([]);
});

test('the same calls about one’s own records succeed', async () => {
  const other: string[] = [];
  for (const key of signedIn) {
    if (!untouched) await prepare();
    const { own = 200, alone } = rowOf(key);
    const { status } = await call(key, AUSTIN);
    if (status !== (alone?.own ?? own)) other.push(`${key}: ${status}, not ${alone?.own ?? own}`);
  }
  expect(other).toEqual([]);
}, 600_000);

test('the walk finds a policy that lets others see', async () => {
  await query('create policy ajar on stations to count_exchange_app using (true)');
  try {
    expect(await leaks('GET /stations')).not.toEqual([]);
  } finally {
    await query('drop policy ajar on stations');
  }
});

const countsOfAustin = () =>
  testApi().db.transaction(
    async (tx) => {
      const { n } = await firstRow<{ n: number }>(
        tx,
        'select count(*)::int as n from counts where station_id not in (select id from stations)',
      );
      const touched = await tx.query(
        `update counts set note = 'Mine' where station_id = ${records.stationRow} returning 1`,
      );
      return n + touched.length;
    },
    { scope: HOUSTON },
  );

test('counts of another agency are neither read nor written, and a policy that lets them be is found', async () => {
  expect(await countsOfAustin()).toBe(0);
  untouched = false;
  await query('create policy ajar on counts to count_exchange_app using (true)');
  try {
    expect(await countsOfAustin()).toBeGreaterThan(0);
  } finally {
    await query('drop policy ajar on counts');
  }
});
