import type { ApiKey } from 'shared-domain';
import { requestOf, testApi } from '../index.ts';
import { hashToken } from '../../platform/http/token.ts';
import { addAustinsRecords, firstRow } from './austin-records.ts';
import { AUSTINS_SECRETS, beginningOf } from './reply-text.ts';
import { walkRows } from './walk.rows.ts';
import type { AustinRecords, WalkRow } from './walk-row.ts';

// The walk as somebody of another agency whom the application lets do everything: what is left is row security.
const HOUSTON = { agency: 4, everything: false, user: 4 };
const TOKEN = 'scope-alone';

let records: AustinRecords;
let secrets: string[];
let before: unknown;
let untouched = false;

const query = (sql: string) => testApi().query(sql);

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
  await testApi().query(
    `insert into sessions (token_hash, user_id, created_at, expires_at)
     values ($1, ${HOUSTON.user}, '2026-03-02T12:00:00Z', '2026-03-02T20:00:00Z')`,
    [hashToken(TOKEN)],
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

async function leaks(key: ApiKey): Promise<string[]> {
  const row = walkRows[key] as WalkRow<ApiKey>;
  const input = row.input({ ...records, self: HOUSTON.user });
  const response = await testApi().unchecked(requestOf(key, input, TOKEN));
  const text = await beginningOf(response);
  untouched = key.startsWith('GET ');
  return secrets.filter((secret) => text.includes(secret));
}

const signedIn = (Object.keys(walkRows) as ApiKey[]).filter((key) =>
  testApi().endpoints.some((one) => one.key === key && one.access !== 'public'),
);

test.each(signedIn)('%s reads and changes nothing of another agency', async (key) => {
  expect(await leaks(key)).toEqual([]);
  if (!untouched) expect(await austinsRows()).toEqual(before);
});

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
