import path from 'node:path';
import { KillableServer } from '../testing/killable-server.ts';
import { askDatabase } from '../testing/ask-database.ts';
import { newDatabase, postgresOfFile } from '../testing/on-postgres.ts';
import { onPgBouncer, startPgBouncer } from '../testing/pgbouncer.ts';
import { edit } from '../testing/stored-counts.ts';
import { csvOf } from '../testing/walk/walk.bodies.ts';

jest.setTimeout(300_000);

const STATION = 'AU0004';
const postgres = postgresOfFile();
const [one, two] = [new KillableServer(), new KillableServer()];
afterEach(() => Promise.all([one.kill(), two.kill()]));
afterAll(() => Promise.all([one.remove(), two.remove()]));

/** What the log of a server says of signals between processes. */
const saidOfSignals = ({ printed }: KillableServer) => printed.includes('"signals":"none come through');

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
};

onPgBouncer.each([
  ['session', false],
  ['transaction', true],
] as const)(
  'two processes work through a pooler as it comes, in the mode %s, though its role has another time zone',
  async (mode, isDeaf) => {
    const database = await newDatabase(postgres(), `pooled_${mode}`);
    one.prepare({ DATABASE_URL: database });
    await askDatabase(database, `alter role count_exchange set timezone = 'America/Chicago'`);
    const pooler = await startPgBouncer(database, mode);
    try {
      const env = { DATABASE_URL: pooler.url };
      const folder = path.join(one.root, mode);
      await Promise.all([one.start(folder, { env }), two.start(folder, { env })]);
      const token = await one.token('user');
      const [first, second] = [one.as(token), two.as(token)];

      // many at once, so that statements of one process meet servers that the other has prepared
      const query = { flowid_txdot: STATION };
      const pages = await Promise.all(
        Array.from({ length: 60 }, (_, at) => (at % 2 ? first : second).call('GET /counts', { query })),
      );
      const [page] = pages;
      expect(new Set(pages.map(({ data }) => JSON.stringify(data))).size).toBe(1);
      const rows = page?.data.slice(0, 20) ?? [];
      await Promise.all(
        rows.map((row, at) =>
          (at % 2 ? first : second)
            .call('POST /counts/update', {
              body: { flowid_txdot: STATION, counts: [edit(row, 9, 'through a pooler')] },
            })
            // two at once of one station: the later one is told to try again
            .catch((error: Error) => expect(error.message).toContain('try again')),
        ),
      );
      await first.call('POST /export/prepare-csv', {
        body: { ...csvOf(STATION), countData: false, stationMetadata: true },
      });
      await until(async () => (await second.call('GET /exports')).every(({ status }) => status === 'done'));

      // an instant is an instant, whatever zone the role has
      const [made] = await second.call('GET /exports');
      const [stored] = await askDatabase<{ at: number }>(
        database,
        'select extract(epoch from max(created_at)) * 1000 as at from exports',
      );
      expect(Math.floor(Date.parse(made?.created_at ?? ''))).toBe(Math.floor(Number(stored?.at)));
      if (isDeaf) await until(() => saidOfSignals(one) && saidOfSignals(two));
      else expect([saidOfSignals(one), saidOfSignals(two)]).toEqual([false, false]);
    } finally {
      await Promise.all([one.kill(), two.kill()]);
      await pooler.stop();
      await askDatabase(database, 'alter role count_exchange reset timezone');
    }
  },
);
