import path from 'node:path';
import { Browser } from '../testing/browser.ts';
import type { Persona } from '../testing/index.ts';
import { KillableServer } from '../testing/killable-server.ts';
import { askDatabase } from '../testing/ask-database.ts';
import { newDatabase, postgresOfFile } from '../testing/on-postgres.ts';
import { onNginx, startNginx } from '../testing/nginx.ts';
import { completeStation } from '../testing/walk/walk.bodies.ts';

jest.setTimeout(300_000);

const servers = [new KillableServer(), new KillableServer()] as const;
const [one] = servers;
const postgres = postgresOfFile();
afterAll(() => Promise.all(servers.map((server) => server.remove())));

/** Lets the others work until something is so; a test's time is the end of it. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

onNginx('processes behind nginx are renewed and every POST is answered, and done once', async () => {
  const DATABASE_URL = await newDatabase(postgres(), 'behind');
  // whichever is free at first, and the same from then on
  const ports: [number, number] = [0, 0];
  one.prepare({ DATABASE_URL });
  const FILES_URL = path.join(one.root, 'files');
  const start = async (at: 0 | 1): Promise<void> => {
    const env = { DATABASE_URL, FILES_URL, PORT: String(ports[at]), TRUSTED_PROXIES: '127.0.0.1' };
    try {
      await servers[at].start(path.join(servers[at].root, 'data'), { env });
    } catch (error) {
      // somebody else of this machine has it for a while
      if (String(error).includes('EADDRINUSE')) return start(at);
      throw error;
    }
    ports[at] = Number(new URL(servers[at].url).port);
  };
  await Promise.all([start(0), start(1)]);
  const proxy = await startNginx(ports);

  const made: number[] = [];
  const over = new AbortController();
  const work = async (who: Persona) => {
    const person = await Browser.signIn(proxy, who);
    for (let time = 1; !over.signal.aborted; time += 1) {
      // nothing says that it is the same when it comes again: one that was done twice would be two
      const body = { ...completeStation, station_name: 'Made while renewing' };
      const { data } = await person.call(proxy, 'POST /next-draft-stations', { body });
      made.push(data.id);
      // how many of them a person may make is not what this is about
      if (time % 100 === 0) await askDatabase(DATABASE_URL, 'delete from tries');
    }
  };
  const working = Promise.all((['super', 'admin', 'super', 'admin'] as const).map(work));
  // whoever is not answered ends the test with what was said instead
  const renewing = (async () => {
    for (const at of [0, 1, 0, 1] as const) {
      const before = made.length;
      await until(() => made.length > before + 20 || over.signal.aborted);
      if (over.signal.aborted) return;
      expect((await servers[at].end()).code).toBe(0);
      await start(at);
    }
    over.abort();
  })();
  try {
    await Promise.all([working, renewing]);
  } finally {
    over.abort();
    await proxy.stop();
  }
  const stored = await askDatabase<{ n: number }>(
    DATABASE_URL,
    `select count(*)::int as n from stations where station_name = 'Made while renewing'`,
  );
  expect(stored).toEqual([{ n: made.length }]);
  expect(new Set(made).size).toBe(made.length);
});
