import { testApi } from '../../testing/index.ts';
import { noteFailedSignIn } from '../account/failed-sign-in.sql.ts';

beforeEach(() => testApi().reset());

const everything = { agency: 1, everything: true, user: 1 };
const rows = () => testApi().query('select * from audit_log order by id');

async function twoEntries() {
  const at = testApi().now();
  const tried = { action: 'session.sign-in-failed', user: null, network: '192.0.2.1', at } as const;
  await noteFailedSignIn(testApi().db, { ...tried, email: 'one@example.org' });
  await testApi().query(
    `insert into audit_log (at, user_id, user_name, agency_id, action) values (now(), 3, 'Uma', 3, 'cache.clear')`,
  );
  return tried;
}

describe.each([
  ['the role of signed-in calls', { scope: everything }],
  ['the database’s owner', {}],
])('the audit log, to %s', (_, options) => {
  test.each([
    `delete from audit_log`,
    `truncate audit_log`,
    `update audit_log set user_name = 'Somebody else'`,
    `update audit_log set at = now() - interval '1 year' where group_name is null`,
    `update audit_log set detail = '{}'`,
    `update audit_log set detail = detail || '{"times": 0}' where group_name is not null`,
    `update audit_log set detail = detail || '{"times": 5, "accounts": []}' where group_name is not null`,
    `update audit_log set detail = detail || '{"times": 5, "address": "192.0.2.9"}' where group_name is not null`,
    `update audit_log set detail = detail || '{"times": 5}', group_name = null where group_name is not null`,
  ])('is added to and never changed: %s', async (sql) => {
    await twoEntries();
    const before = await rows();
    await expect(testApi().db.transaction((tx) => tx.query(sql), options)).rejects.toThrow(
      /audit log is added to|permission denied/,
    );
    expect(await rows()).toEqual(before);
  });
});

test('tries that are one entry go on being counted', async () => {
  const tried = await twoEntries();
  await noteFailedSignIn(testApi().db, { ...tried, email: 'two@example.org' });
  const [entry] = await testApi().query<{ detail: object }>(
    'select detail from audit_log where group_name is not null',
  );
  expect(entry?.detail).toMatchObject({ times: 2, accounts: ['one@example.org', 'two@example.org'] });
});
