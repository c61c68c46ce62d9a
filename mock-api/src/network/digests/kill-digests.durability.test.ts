import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { holdTable } from '../../testing/hold-table.ts';
import { KillableServer } from '../../testing/killable-server.ts';
import { askDatabase } from '../../testing/ask-database.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../../testing/on-postgres.ts';

// two servers live through the same days, hour by hour, on a machine that has other work
jest.setTimeout(300_000);

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const servers: KillableServer[] = [];
const postgres = postgresOfFile();
afterAll(() => Promise.all(servers.map((server) => server.remove())));

/** The newest Monday at 14:00 UTC that is over: past seven everywhere in Texas, and before the day is over. */
const monday = (() => {
  const now = Date.now() - 15 * HOUR_MS;
  const day = now - (now % DAY_MS);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return day - sinceMonday * DAY_MS + 14 * HOUR_MS;
})();

/** What has a process live at another time: its clock goes on from there. */
const livingAt = (moment: number): Record<string, string> => {
  const program = `const Real = Date, by = ${moment - Date.now()};
globalThis.Date = new Proxy(Real, {
  construct: (of, given, as) => Reflect.construct(of, given.length ? given : [Real.now() + by], as),
  apply: () => new Real(Real.now() + by).toString(),
  get: (of, name) => (name === 'now' ? () => Real.now() + by : Reflect.get(of, name)),
});`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
};

type World = { url: string; env: Record<string, string> };

/** The tests' counters, whose counts have ended six days before, in a database of their own; the watch begins then. */
async function world(name: string): Promise<World> {
  const url = await newDatabase(postgres(), name);
  const server = serverOf();
  const ended = monday - 6 * DAY_MS;
  server.prepare({ DATABASE_URL: url, ...livingAt(ended) });
  await askDatabase(
    url,
    `insert into health_runs values (to_timestamp(${Math.floor(ended / HOUR_MS) * 3600}), 0)`,
  );
  // everybody has chosen, so that each has a row that can be held
  await askDatabase(
    url,
    `insert into digest_choices (user_id, wanted, language, changed_at)
     select id, 'weekly', 'en', now() from users on conflict (user_id) do update set wanted = excluded.wanted`,
  );
  const env = {
    NODE_ENV: 'development',
    DATABASE_URL: url,
    FILES_URL: path.join(server.root, 'files'),
    PUBLIC_URL: 'https://counts.example',
  };
  return { url, env };
}

function serverOf(): KillableServer {
  const server = new KillableServer();
  servers.push(server);
  return server;
}

const start = (server: KillableServer, { env }: World) =>
  server.start(path.join(server.root, 'data'), { env: { ...env, ...livingAt(monday) } });
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await sleep(100);
};

/** Outages and their news as they stand. */
const outages = ({ url }: World) =>
  askDatabase<{ station: string; what: string }>(
    url,
    `select s.station_id_tmg as station, o.kind, o.start_at, o.silent_at, o.recovered_at, n.what, n.at
     from outages o join stations s on s.id = o.station_id left join outage_news n on n.outage_id = o.id
     order by s.station_id_tmg, o.start_at, n.at, n.what`,
  );
/** The e-mails about the network, without what is each one's own. */
const mails = ({ url }: World) =>
  askDatabase<{ recipient: string; week: string; subject: string; body: string }>(
    url,
    `select recipient, substring(dedupe_key from '[^:]*$') as week, subject, regexp_replace(body, '/u/\\S+', '') as body
     from outbox where dedupe_key like 'digest:%' order by recipient, id`,
  );
const numberOf = async ({ url }: World, sql: string) =>
  Number((await askDatabase<{ n: number }>(url, `select count(*) as n ${sql}`))[0]?.n);
/** Everybody who can sign in has had the week looked at. */
const isOver = async (of: World) =>
  (await numberOf(of, 'from digests')) >= (await numberOf(of, 'from users where password_hash is not null'));

/** Holds a person back; answers whether somebody waits for that, and how to let them go. */
async function holdPerson({ url }: World, email: string) {
  const mark = `held ${email}`;
  const lock = `begin; /* ${mark} */ select 1 from digest_choices where user_id = (select id from users where email = '${email}') for update; select pg_sleep(6000)`;
  const holding = askDatabase(url, lock).catch(() => undefined);
  const count = async (where: string) =>
    Number(
      (await askDatabase<{ n: number }>(url, `select count(*) as n from pg_stat_activity where ${where}`))[0]
        ?.n,
    );
  await until(async () => (await count(`query like 'begin; /* ${mark}%' and wait_event = 'PgSleep'`)) > 0);
  return {
    waiting: () =>
      count(
        `(select pid from pg_stat_activity where query like 'begin; /* ${mark}%') = any(pg_blocking_pids(pid))`,
      ),
    letGo: async () => {
      await askDatabase(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'begin; /* ${mark}%'`,
      );
      await holding;
    },
  };
}

onPostgres(
  'killed in the watch and among the digests, nobody hears twice and nobody is forgotten',
  async () => {
    const [calm, struck] = [await world('calm'), await world('struck')];
    const undisturbed = serverOf();
    await start(undisturbed, calm);
    await until(() => isOver(calm));
    await undisturbed.kill();

    // in the hour in which counters fall silent: its outages are written, and nothing is kept
    const [one, two] = [serverOf(), serverOf()];
    const news = await holdTable(struck.url, 'outage_news');
    await start(one, struck);
    await until(async () => (await news.waiting()) > 0);
    await one.kill();
    expect(await numberOf(struck, 'from outage_news')).toBe(0);
    await news.letGo();

    // between two people, at two processes at once: some have theirs, the others do not
    const held = await holdPerson(struck, 'houston@example.org');
    await Promise.all([start(one, struck), start(two, struck)]);
    await until(async () => (await held.waiting()) > 0);
    const before = await mails(struck);
    await Promise.all([one.kill(), two.kill()]);
    expect(before.length).toBeGreaterThan(0);
    await held.letGo();

    // in the middle of one: what it is made of is written, the e-mail is not
    const outbox = await holdTable(struck.url, 'outbox');
    await start(one, struck);
    await until(async () => (await outbox.waiting()) > 0);
    await one.kill();
    await outbox.letGo();
    expect(await mails(struck)).toEqual(before);

    await Promise.all([start(one, struck), start(two, struck)]);
    await until(() => isOver(struck));
    // another round begins, and finds nothing to do
    await Promise.all([one.kill(), two.kill()]);
    await start(one, struck);
    await until(
      async () => (await numberOf(struck, `from health_runs`)) >= (await numberOf(calm, 'from health_runs')),
    );
    await sleep(3000);
    expect(await outages(struck)).toEqual(await outages(calm));
    expect((await outages(struck)).filter(({ what }) => what === 'silent').length).toBeGreaterThan(0);
    const written = await mails(struck);
    expect(written).toEqual(await mails(calm));
    expect(written.length).toBeGreaterThan(before.length);
    expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(written.length);
  },
);
