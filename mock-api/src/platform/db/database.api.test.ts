import { setTimeout as sleep } from 'node:timers/promises';
import { text } from './columns.ts';
import { asOwner, type Param, type Scope, type Transaction } from './database.ts';
import { readRows, shape } from './table.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { testApi } from '../../testing/index.ts';

const db = () => testApi().db;
const austin: Scope = { agency: 3, everything: false, user: 3 };
const superAdmin: Scope = { agency: 1, everything: true, user: 1 };
const NAME = shape({ name: text });
const namesIn = (tx: Transaction) => readRows(tx, NAME, 'select name from agencies order by id');

beforeEach(() => testApi().reset());

test('values come back as numbers and text, never as dates', async () => {
  const [row] = await db().query(
    `select 1::int8 as big, 1.5::numeric as exact, date '2025-06-01' as day, timestamp '2025-06-01 14:00' as wall,
       timestamptz '2025-06-01 14:00-05' as moment, array[1, 2] as list, '{"a": 1}'::jsonb as json, null as nothing`,
  );
  expect(row).toEqual({
    big: 1,
    exact: 1.5,
    day: '2025-06-01',
    wall: '2025-06-01 14:00:00',
    moment: '2025-06-01T19:00:00Z',
    list: [1, 2],
    json: { a: 1 },
    nothing: null,
  });
});

test('parameters travel as they are, a missing one as null', async () => {
  const [row] = await db().query(
    'select $1::text as text, $2::int[] as list, $3::boolean as flag, $4::text::jsonb as json, $5::int as nothing',
    [`it's`, [1, 2], true, '{"a":[1]}', undefined],
  );
  expect(row).toEqual({ text: `it's`, list: [1, 2], flag: true, json: { a: [1] }, nothing: null });
});

describe('a transaction', () => {
  test('that throws leaves nothing behind', async () => {
    const broken = db().transaction(async (tx) => {
      await tx.query(`update agencies set name = 'Changed' where id = 3`);
      throw new Error('stop');
    });
    await expect(broken).rejects.toThrow('stop');
    expect(await db().query('select name from agencies where id = 3')).toEqual([{ name: 'City of Austin' }]);
  });

  test('that passes over a failed statement is no success', async () => {
    const swallowed = db().transaction(async (tx) => {
      await tx.query(`update agencies set name = 'Changed' where id = 3`);
      await tx.query('select 1 / 0').catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('passed over');
    expect(await db().query('select name from agencies where id = 3')).toEqual([{ name: 'City of Austin' }]);
  });

  test('runs what waits for its commit, and only then', async () => {
    const seen: string[] = [];
    await db().transaction(async (tx) => {
      tx.afterCommit(() => seen.push('committed'));
      await tx.query('select 1');
      seen.push('ran');
    });
    await db()
      .transaction((tx) => {
        tx.afterCommit(() => seen.push('never'));
        return Promise.reject(new Error('stop'));
      })
      .catch(() => undefined);
    expect(seen).toEqual(['ran', 'committed']);
  });

  test('does not mix with another at the same time', async () => {
    const raise = () =>
      db().transaction(async (tx) => {
        const [row] = await tx.query<{ tmg_count: number }>(
          'select tmg_count from cities where id = 1 for update',
        );
        await tx.query('update cities set tmg_count = $1 where id = 1', [(row?.tmg_count ?? 0) + 1]);
      });
    const count = async () =>
      (await db().query<{ n: number }>('select tmg_count as n from cities where id = 1'))[0]?.n;
    const before = (await count()) ?? 0;
    await Promise.all(Array.from({ length: 20 }, raise));
    expect(await count()).toBe(before + 20);
  });
});

describe('the agency scope', () => {
  test('shows an agency its own rows, a super admin all', async () => {
    expect(await db().transaction(namesIn, { scope: austin })).toEqual([{ name: 'City of Austin' }]);
    expect((await db().transaction(namesIn, { scope: superAdmin })).length).toBeGreaterThan(3);
  });

  test('ends with its transaction', async () => {
    await db().transaction(namesIn, { scope: austin });
    expect((await db().transaction(namesIn)).length).toBeGreaterThan(3);
  });

  test.each([
    `insert into stations (agency_id, station_name) values (4, 'Of Houston')`,
    `update stations set agency_id = 4 where agency_id = 3`,
    `select password_hash from users`,
    `select token_hash from sessions`,
    `update users set password_hash = ''`,
    `delete from audit_log`,
  ])('refuses: %s', async (sql) => {
    await expect(db().transaction((tx) => tx.query(sql), { scope: austin })).rejects.toThrow();
  });

  test.each(['stations', 'flows', 'counts', 'certifications', 'users'])(
    'reaches no row of %s elsewhere',
    async (table) => {
      const touched = await db()
        .transaction((tx) => tx.query(`delete from ${table} returning 1`), {
          scope: { agency: 999, everything: false, user: 999 },
        })
        .catch(() => []);
      expect(touched).toEqual([]);
    },
  );

  test('is left for a part that runs as the owner, and comes back', async () => {
    await db().transaction(
      async (tx) => {
        expect((await asOwner(tx, namesIn)).length).toBeGreaterThan(3);
        expect(await namesIn(tx)).toHaveLength(1);
      },
      { scope: austin },
    );
  });
});

describe('a statement whose plan is kept', () => {
  const answers = async (sql: string, ...params: Param[]) => db().query(sql, params, 'kept');

  test('answers as any other, whatever its values', async () => {
    const sql = "select $1::int as one, $2::text[] as list, $3::text as nothing, date '2025-06-01' as day";
    for (const one of [1, 2, 3, 4, 5, 6, 7])
      expect(await answers(sql, one, [`it's`, '"', null], undefined)).toEqual([
        { one, list: [`it's`, '"', null], nothing: null, day: '2025-06-01' },
      ]);
  });

  test('is asked again after it has failed, and writes nothing where it fails', async () => {
    const sql = `update agencies set name = 'Both' where id = 3 returning 1 / $1::int as part`;
    await expect(answers(sql, 0)).rejects.toThrow('division by zero');
    expect(await db().query('select name from agencies where id = 3')).toEqual([{ name: 'City of Austin' }]);
    expect(await answers(sql, 1)).toEqual([{ part: 1 }]);
  });
});

describe('a statement that is not waited for', () => {
  const SETTING = `select current_setting('synchronous_commit') as it`;

  test('is answered, and what it wrote is there for whoever asks next', async () => {
    const sql = `insert into settings (name, value) values ($1, $2) returning name`;
    expect(await db().lightly(sql, ['lightly', 'kept'])).toEqual([{ name: 'lightly' }]);
    expect(await db().query('select value from settings where name = $1', ['lightly'])).toEqual([
      { value: 'kept' },
    ]);
  });

  test('is not waited for alone: the next are, after one that failed, too', async () => {
    expect(await db().lightly(SETTING)).toEqual([{ it: 'off' }]);
    await expect(db().lightly('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
    const next = await Promise.all(Array.from({ length: 30 }, () => db().query(SETTING)));
    expect(new Set(next.map((rows) => rows[0]?.it))).toEqual(new Set(['on']));
  });
});

describe('statements that are asked together', () => {
  const NAMES = { sql: 'select name from agencies order by id' };
  const together = (scope: Scope, ...statements: { sql: string; params?: readonly Param[] }[]) =>
    db().together({ asOwner: [NAMES], scope, statements });

  test('are answered each by itself: the owner’s first, then what the scope sees', async () => {
    for (const _again of [1, 2]) {
      const [all, own, one] = await together(austin, NAMES, { sql: 'select $1::int as one', params: [1] });
      expect(all?.length).toBeGreaterThan(3);
      expect(own).toEqual([{ name: 'City of Austin' }]);
      expect(one).toEqual([{ one: 1 }]);
      expect((await together(superAdmin, NAMES))[1]).toEqual(all);
    }
  });

  test('are prepared once, where the same is asked twice', async () => {
    const it = { sql: `select 'twice' as it` };
    const kept = {
      sql: 'select count(*)::int as kept from pg_prepared_statements where statement = $1',
      params: [it.sql],
    };
    const [, first, second, [row] = []] = await together(austin, it, it, kept);
    expect([first, second, row]).toEqual([[{ it: 'twice' }], [{ it: 'twice' }], { kept: 1 }]);
  });

  test('leave nothing of their scope behind, whichever connection is next', async () => {
    await Promise.all(Array.from({ length: 30 }, () => together(austin, NAMES)));
    const after = await Promise.all(Array.from({ length: 30 }, () => db().query(NAMES.sql)));
    expect(after.every((names) => names.length > 3)).toBe(true);
    const [row] = await db().query(
      `select current_setting('app.agency', true) as agency, current_user = 'count_exchange_app' as narrow`,
    );
    expect([row?.agency || null, row?.narrow]).toEqual([null, false]);
  });

  test('do not mix with others at the same time', async () => {
    const numbers = Array.from({ length: 60 }, (_none, at) => at);
    const told = await Promise.all(
      numbers.map((at) =>
        together(austin, { sql: 'select $1::int as at from pg_sleep(0.001)', params: [at] }),
      ),
    );
    expect(told.map(([, row]) => row)).toEqual(numbers.map((at) => [{ at }]));
  });

  test.each([
    ['a table', 'select password_hash from users'],
    ['a value', `select 'x'::int`],
    ['words that are no statement', 'selec 1'],
  ])('fail together over %s, and the next do not', async (_, sql) => {
    await expect(together(austin, NAMES, { sql })).rejects.toThrow();
    expect((await together(austin, NAMES))[1]).toEqual([{ name: 'City of Austin' }]);
    await expect(together(austin, { sql })).rejects.toThrow();
    expect((await together(austin, NAMES))[1]).toEqual([{ name: 'City of Austin' }]);
  });

  test('are one transaction: what was written goes with what fails', async () => {
    const write = { sql: `update stations set station_name = 'Changed' where agency_id = 3` };
    await expect(together(austin, write, { sql: 'select 1 / 0' })).rejects.toThrow();
    expect(await db().query(`select 1 from stations where station_name = 'Changed'`)).toEqual([]);
  });

  test('take and answer the same values as one by itself', async () => {
    const sql = `select $1::text as text, $2::int[] as list, $3::boolean as flag, $4::text::jsonb as json, $5::int as nothing,
      $6::text[] as words, 1::int8 as big, 1.5::numeric as exact, date '2025-06-01' as day,
      timestamp '2025-06-01 14:00' as wall, timestamptz '2025-06-01 14:00-05' as moment`;
    const params = [`it's`, [1, 2], true, '{"a":[1]}', undefined, ['a "b"', 'c\\d,{}', '', null]];
    const alone = await db().query(sql, params);
    for (const _again of [1, 2])
      expect(await together(austin, { sql, params })).toEqual([expect.anything(), alone]);
    expect(alone[0]).toMatchObject({ words: params[5], moment: '2025-06-01T19:00:00Z' });
  });

  test('may be of any number of texts', async () => {
    for (let at = 0; at < 250; at += 1) {
      const [, row] = await together(austin, { sql: `select ${at} as at` });
      expect(row).toEqual([{ at }]);
    }
  });

  test('that fail again and again leave no statement behind with the database', async () => {
    const KEPT = { sql: 'select count(*)::int as n from pg_prepared_statements' };
    const kept = async () => Number((await together(austin, KEPT))[1]?.[0]?.n);
    await kept();
    const before = await kept();
    for (let at = 0; at < 30; at += 1)
      await expect(together(austin, NAMES, { sql: 'select 1 / 0' })).rejects.toThrow();
    expect(await kept()).toBeLessThanOrEqual(before + 3);
  });

  test('go on when their connection has lost what it had prepared, as behind a pooler', async () => {
    await together(austin, NAMES);
    if (db().kind === 'postgres') await db().exec('deallocate all');
    for (const _again of [1, 2])
      expect((await together(austin, NAMES))[1]).toEqual([{ name: 'City of Austin' }]);
  });

  test('go on when the table has changed under them', async () => {
    const all = { sql: 'select * from agencies where id = 3' };
    const narrow: Scope = superAdmin;
    await Promise.all(Array.from({ length: 20 }, () => together(narrow, all)));
    await db().exec('alter table agencies add column extra int');
    await db().exec('grant select on agencies to count_exchange_app');
    try {
      // on PostgreSQL each connection has its plan refused once
      for (let at = 0; at < 20; at += 1) await together(narrow, all).catch(() => undefined);
      expect((await together(narrow, all))[1]?.[0]).toHaveProperty('extra');
    } finally {
      await db().exec('alter table agencies drop column extra');
    }
  });
});

test('rows copied in are the rows that were given', async () => {
  const rows = Array.from({ length: 1000 }, (_, id) => [
    1000 + id,
    `Agency\t${id}`,
    id % 2 ? null : `domain\\${id}`,
  ]);
  expect(await db().copyIn(agencies, ['id', 'name', 'eco_domain'], rows)).toBe(1000);
  const [sample] = await db().query('select name, eco_domain from agencies where id = 1002');
  expect(sample).toEqual({ name: 'Agency\t2', eco_domain: 'domain\\2' });
});

test('a connection that breaks between two statements ends its transaction, and nothing else', async () => {
  // embedded there is no connection to break
  if (db().kind !== 'postgres') return;
  const broken = db().transaction(async (tx) => {
    const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    await db().query('select pg_terminate_backend($1)', [row?.pid]);
    await sleep(200);
    await tx.query('select 1');
  });
  await expect(broken).rejects.toThrow();
  expect(await db().query('select 1 as one')).toEqual([{ one: 1 }]);
});
