import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { formOf, start, upload } from '../../testing/import-files.ts';
import { holdLock } from '../../testing/hold-lock.ts';
import { prepare } from '../../testing/ordered-export.ts';
import { onServer } from '../../testing/suite-database.ts';

const FILE = `Date,NB\n${'2024-09-09 00:00:00,1\n'.repeat(50)}`;
const GOOD = 'Date,NB\n2024-09-09 00:00:00,1\n2024-09-09 00:15:00,2\n';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const kept = async () => [
  (await testApi().files.list()).length,
  (await testApi().query('select 1 from uploads')).length,
];

describe('the room that an agency’s uploads have', () => {
  test('is counted in files, of everybody at the agency and of nobody else', async () => {
    testApi().quotas.uploads = { files: 2, bytes: 0 };
    expect((await upload(GOOD)).status).toBe(200);
    expect((await upload(GOOD, 'a.csv', 'admin')).status).toBe(200);
    const refused = await upload(GOOD);
    expect([refused.status, refused.problem.message]).toEqual([
      422,
      'Your agency’s uploads take all the room that they have (2 files). An upload goes once it has been imported, else a week after it came.',
    ]);
    expect(await kept()).toEqual([2, 2]);
    expect((await upload(GOOD, 'a.csv', 'houston')).status).toBe(200);
  });

  test('is counted in bytes, and a file that does not fit is refused with nothing kept', async () => {
    testApi().quotas.uploads = { files: 0, bytes: FILE.length };
    expect((await upload(GOOD)).status).toBe(200);
    const refused = await upload(FILE);
    expect([refused.status, refused.problem.message]).toEqual([
      422,
      expect.stringContaining('The file is larger than the room that your agency’s uploads have left'),
    ]);
    expect(await kept()).toEqual([1, 1]);
  });

  test('is told in Spanish, too', async () => {
    testApi().quotas.uploads = { files: 0, bytes: 1 };
    const { problem } = await request('POST /counts/upload', { body: formOf(GOOD, 'a.csv') }, 'user', {
      'accept-language': 'es',
    });
    expect(problem.message).toContain('El archivo es mayor que el espacio que les queda');
  });

  test('is not taken twice by uploads at the same moment', async () => {
    testApi().quotas.uploads = { files: 1, bytes: 0 };
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(GOOD)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      '200',
      '422',
      '422',
      '422',
      '422',
    ]);
    expect(await kept()).toEqual([1, 1]);
  });

  test('comes back once the file has been imported', async () => {
    testApi().quotas.uploads = { files: 1, bytes: 0 };
    expect((await start(GOOD)).status).toBe(200);
    await testApi().runJobs();
    expect((await upload(GOOD)).status).toBe(200);
  });
});

/** Holds the room of the agency of `user`, as a colleague's call does while it keeps a file. */
const holdRoom = () =>
  holdLock(
    `select pg_advisory_xact_lock(hashtext('quota'), agency_id) from users where email = 'user@example.org'`,
  );

/** Until a call has given up waiting for a lock and waits for it again, or has ended. */
async function waitsAgain(call: Promise<unknown>): Promise<void> {
  const ended = new AbortController();
  void call.finally(() => ended.abort());
  const tries = new Set<unknown>();
  while (tries.size < 2 && !ended.signal.aborted) {
    const rows = await testApi().query(
      `select virtualtransaction as try from pg_locks
       where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
    );
    for (const row of rows) tries.add(row.try);
  }
}

onServer.describe('while a colleague’s file is being kept', () => {
  test('an upload waits for it, and is taken', async () => {
    const release = await holdRoom();
    const answer = upload(GOOD);
    await waitsAgain(answer);
    await release();
    expect((await answer).status).toBe(200);
    expect(await kept()).toEqual([1, 1]);
  });

  test('an export does, too, and is ordered once', async () => {
    const release = await holdRoom();
    const answer = prepare();
    await waitsAgain(answer);
    await release();
    expect((await answer).status).toBe(200);
    expect(await testApi().query('select 1 from exports')).toHaveLength(1);
    expect(await testApi().query(`select 1 from audit_log where action = 'counts.export'`)).toHaveLength(1);
  });
});

test('an upload onto a full disk is refused with a sentence, and nothing of it is left', async () => {
  testApi().disk.room = 100;
  const refused = await upload(FILE);
  expect([refused.status, refused.problem.message]).toEqual([
    503,
    'The disk of the server is full. Nothing was changed; whoever runs the server has to make room.',
  ]);
  expect(await kept()).toEqual([0, 0]);
  testApi().disk.room = Infinity;
  expect((await upload(FILE)).status).toBe(200);
});
