import path from 'node:path';
import { Browser } from '../testing/browser.ts';
import { KillableServer } from '../testing/killable-server.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../testing/on-postgres.ts';
import { answeredBy, COLLECTOR, databaseOf, followed, paused, resumed } from '../testing/standbys.ts';

jest.setTimeout(300_000);

const NAME = 'counts';
const server = new KillableServer();
const postgres = postgresOfFile();
// one that still runs would be forgotten by the next start
afterEach(() => server.kill());
afterAll(() => server.remove());

const hostOf = ({ url }: { url: string }) => new URL(url).host;

onPostgres(
  'of several hosts whichever follows is read, and nobody fails while they change places',
  async () => {
    const primary = await newDatabase(postgres(), NAME);
    server.prepare({ DATABASE_URL: primary });
    const [one, other] = [await postgres().standby('one'), await postgres().standby('other')];
    const [first, second] = [databaseOf(one, NAME), databaseOf(other, NAME)];
    const hosts = [postgres(), one, other].map(hostOf).join(',');
    await server.start(path.join(server.root, 'files'), {
      env: {
        DATABASE_URL: primary,
        // the one that takes writes now may be named, too: it is none today
        DATABASE_REPLICA_URL: `postgres://count_exchange@${hosts}/${NAME}`,
        DATABASE_REPLICA_LAG: '3600',
        METRICS_TOKEN: COLLECTOR,
      },
    });
    const ann = await Browser.signIn(server, 'user');
    const look = () => answeredBy(server, () => ann.call(server, 'GET /stations/summary'));
    /** One that was away is left alone for a while. */
    const untilRead = async () => {
      while (!(await look()).includes('replica'));
    };
    let times = 0;
    const write = () =>
      ann.call(server, 'PUT /users/:userId', {
        params: { userId: '3' },
        body: { name: `Uma ${(times += 1)}` },
      });
    await Promise.all([followed(primary, first), followed(primary, second)]);
    await untilRead();

    // the one is behind what she wrote: the other answers, and the primary when neither is as far
    await paused(primary, first);
    await write();
    await followed(primary, second);
    await untilRead();
    await paused(primary, second);
    await write();
    expect(await look()).not.toContain('replica');
    await Promise.all([resumed(first), resumed(second)]);
    await Promise.all([followed(primary, first), followed(primary, second)]);

    // whichever of them falls away, the other is read; without both the primary
    one.halt();
    await untilRead();
    other.halt();
    expect(await look()).not.toContain('replica');
    one.goOn();
    other.goOn();
    await Promise.all([followed(primary, first), followed(primary, second)]);
    await untilRead();

    // one that takes writes of its own is none any more, whatever it says from now on
    one.promote();
    await untilRead();
    other.halt();
    for (let time = 0; time < 3; time += 1) expect(await look()).not.toContain('replica');
    other.goOn();
    await followed(primary, second);
    await untilRead();
  },
);

onPostgres('a start needs one of them that may be a standby', async () => {
  const primary = await newDatabase(postgres(), 'alone');
  const { host } = new URL(primary);
  await expect(
    server.start(path.join(server.root, 'alone'), {
      env: { DATABASE_URL: primary, DATABASE_REPLICA_URL: `postgres://count_exchange@${host},${host}/alone` },
    }),
  ).rejects.toThrow(
    'DATABASE_REPLICA_URL leads to servers that take writes themselves: none of them is a standby.',
  );
});
