import path from 'node:path';
import { holdTable } from '../testing/hold-table.ts';
import { until } from '../testing/keep-marking.ts';
import { KillableServer, type Client } from '../testing/killable-server.ts';
import { citusOfFile, onCitus } from '../testing/on-citus.ts';
import { spreadInstallation } from '../testing/spread-installation.ts';
import { askDatabase } from '../testing/ask-database.ts';
import { askForImport, quartersFile } from '../testing/quarters-file.ts';
import { runCommand } from '../testing/run-command.ts';
import { csvOf } from '../testing/walk/walk.bodies.ts';

jest.setTimeout(900_000);

/** Certified from end to end, and imported into, while the process that works is killed. */
const CERTIFIED = 'AU0001';
const IMPORTED = 'AU0009';
const DAYS = 30;
const COUNTS = DAYS * 96;

const servers = citusOfFile();
/** One answers people, the other works, and is killed. */
const [people, worker] = [new KillableServer(), new KillableServer()];
let env: { DATABASE_URL: string } & Record<string, string> = { DATABASE_URL: '' };
afterAll(() => Promise.all([people, worker].map((server) => server.remove())));

const start = (server: KillableServer, ROLE: string) =>
  server.start(path.join(people.root, 'data'), { env: { ...env, ROLE } });

/** A job whose process has died is taken over when it has not been heard of for a quarter of a minute: it is over at once. */
const missHeartbeat = () =>
  askDatabase(
    env.DATABASE_URL,
    `update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
  );

const certifiable = async (client: Client) =>
  (await client.call('GET /counts/scope', { query: { flowid_txdot: CERTIFIED } })).counts;
const stored = async (client: Client) =>
  (await client.call('GET /counts', { query: { flowid_txdot: IMPORTED, limit: 1 } })).total;

/** The steps at which the process is killed, by the table that it is about to write to, and how many of the two are there then. */
const STEPS: [step: string, table: string, jobs: number][] = [
  ['the first counts of both', 'counts', 2],
  ['the months of an import', 'count_months', 1],
  ['the days of a piece', 'certifying_days', 1],
  ['the days of the whole', 'certified_days', 1],
  ['what tells of both', 'notifications', 2],
];

onCitus(
  'a process killed at each step of an import and a certification leaves all or nothing on three machines, and another does both once',
  async () => {
    env = await spreadInstallation(servers(), { server: people, name: 'killed' });
    await start(people, 'api');
    const [user, admin] = [await people.signIn('user'), await people.signIn('super')];
    const all = await certifiable(user);
    expect(all).toBeGreaterThan(1000);

    for (const [at, [step, table, jobs]] of STEPS.entries()) {
      const before = await stored(user);
      const importId = await askForImport(user, IMPORTED, quartersFile(2010 + at, DAYS));
      await user.call('POST /counts/certify', { body: { flowid_txdot: CERTIFIED, reason: 'Known' } });
      /** What says "done" is read before what must then be done; at no moment half of either is seen. */
      const look = async () => {
        const { status } = await user.call('GET /imports/:id', { params: { id: importId } });
        const [ledger] = await user.call('GET /counts/certifications', {
          query: { flowid_txdot: CERTIFIED },
        });
        const [counts, open] = [await stored(user), await certifiable(user)];
        expect([step, [before, before + COUNTS].includes(counts), [0, all].includes(open)]).toEqual([
          step,
          true,
          true,
        ]);
        if (status === 'done') expect([step, counts]).toEqual([step, before + COUNTS]);
        const isCertified = ledger?.kind === 'certification' && ledger.status === 'done';
        if (isCertified) expect([step, open]).toEqual([step, 0]);
        return status === 'done' && isCertified;
      };

      const held = await holdTable(env.DATABASE_URL, table);
      await start(worker, 'worker');
      await until(async () => (await held.waiting()) >= jobs);
      await worker.kill();
      expect(await look()).toBe(false);
      await held.letGo();
      expect(await look()).toBe(false);
      await start(worker, 'worker');
      await missHeartbeat();
      await until(look);
      await worker.kill();
      const days = { minDate: '2000-01-01', maxDate: '2100-01-01' };
      await admin.call('POST /counts/reopen', { body: { flowid_txdot: CERTIFIED, ...days, reason: step } });
      expect([step, await certifiable(user)]).toEqual([step, all]);
    }

    expect(await stored(user)).toBe(STEPS.length * COUNTS);
    const ledger = await user.call('GET /counts/certifications', { query: { flowid_txdot: CERTIFIED } });
    const own = ledger.filter(
      ({ kind, requested_by }) => kind === 'certification' && requested_by === 'Uma Castillo',
    );
    expect(own.map(({ status, counts }) => [status, counts])).toEqual(STEPS.map(() => ['done', all]));
    const told = (await user.call('GET /notifications')).data.map(({ kind, ok }) => `${kind} ${ok}`);
    expect(told.filter((one) => one === 'import true')).toHaveLength(STEPS.length);
    expect(told.filter((one) => one === 'certification true')).toHaveLength(STEPS.length);
    expect(await runCommand('check-counts', { env })).toMatchObject({ code: 0 });
  },
);

onCitus(
  'the main job goes through on three machines: upload, import, review, certify, export, download',
  async () => {
    await people.kill();
    env = await spreadInstallation(servers(), { server: people, name: 'main_job' });
    await start(people, 'both');
    const user = await people.signIn('user');
    const station = { flowid_txdot: IMPORTED };
    // a counter that stuck for four hours
    const stuck = quartersFile(2024, DAYS).replaceAll(/(2024-01-20 1[0-3]:\d\d:\d\d),\d+/g, '$1,77');
    const before = await stored(user);
    const id = await askForImport(user, IMPORTED, stuck);
    await until(async () => (await user.call('GET /imports/:id', { params: { id } })).status === 'done');
    expect(await stored(user)).toBe(before + COUNTS);

    // reviewed: the rules have looked, what they found is answered, a count is marked
    const open = async () =>
      (await user.call('GET /findings', { query: station })).data.filter(({ state }) => state === 'open');
    await until(async () => (await open()).length > 0);
    const [found] = await open();
    const reason = 'It was a race';
    await user.call('POST /findings/dismiss', { body: { ...station, ids: [found?.id ?? 0], reason } });
    expect((await open()).map((one) => one.id)).not.toContain(found?.id);
    const filters = { minDate: '2024-01-01', maxDate: '2024-01-01' };
    await user.call('POST /counts/update', { body: { ...station, filters, note: 'the first day' } });

    await user.call('POST /counts/certify', { body: { ...station, filters: {}, reason } });
    const status = async () => (await user.call('GET /counts/certifications', { query: station }))[0]?.status;
    await until(async () => (await status()) === 'done');
    expect((await user.call('GET /counts/scope', { query: station })).counts).toBe(0);

    const order = { ...csvOf(IMPORTED), fromDate: '01/01/2024', toDate: '12/31/2024' };
    await user.call('POST /export/prepare-csv', { body: order });
    const newest = async () => (await user.call('GET /exports'))[0];
    await until(async () => (await newest())?.status === 'done');
    const [, ...rows] = (await user.text((await newest())?.download ?? '')).trimEnd().split('\r\n');
    expect(rows).toHaveLength(COUNTS);
    expect(rows.filter((row) => row.includes('the first day'))).toHaveLength(96);
  },
);
