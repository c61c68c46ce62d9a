import { setTimeout as sleep } from 'node:timers/promises';
import { FIRST_PAGE } from 'shared-domain';
import { KillableServer, type Client } from '../../testing/killable-server.ts';

// a start costs seconds, and more on a busy machine
jest.setTimeout(900_000);

const STATION = 'AU0001';
/** Fewer in the part of a bounded run that comes first. */
const KILLS = process.env['TEST_PART'] === 'narrow' ? 6 : 20;
const DAYS = { minDate: '2000-01-01', maxDate: '2100-01-01' };

const server = new KillableServer();

afterAll(() => server.remove());

type State = { uncertified: number; listed: boolean[]; averaged: boolean; certifying: number; done: boolean };

/** What is seen at this moment; whatever says that it is certified is read before what must say so, too. */
async function look(client: Client): Promise<State> {
  const query = { flowid_txdot: STATION };
  const [newest] = await client.call('GET /counts/certifications', { query });
  const { certifying } = await client.call('GET /stations/:stationId', { params: { stationId: STATION } });
  const report = await client.call('GET /reports/aadt/:stationId', { params: { stationId: STATION } });
  const { counts } = await client.call('GET /counts/scope', { query });
  const { data } = await client.call('GET /counts', { query: { ...query, ...FIRST_PAGE } });
  return {
    uncertified: counts,
    listed: [...new Set(data.map(({ certified }) => certified))],
    averaged: report.flows.some(({ years }) => years.length > 0),
    certifying,
    done: newest?.kind === 'certification' && newest.status === 'done',
  };
}

/**
 * Looks until the newest certification is done; at no moment may half of it be seen, in no place: pieces that were
 * written before a kill are none to anybody. Answers after how long.
 */
async function untilCertified(client: Client, all: number): Promise<number> {
  const started = performance.now();
  for (;;) {
    const { uncertified, listed, averaged, done, certifying } = await look(client);
    expect([0, all]).toContain(uncertified);
    expect(listed).toHaveLength(1);
    if (averaged) expect(uncertified).toBe(0);
    if (uncertified === 0) expect(listed).toEqual([true]);
    if (done) {
      expect([uncertified, certifying]).toEqual([0, 0]);
      return performance.now() - started;
    }
    // looking all the time would keep the embedded database from its work
    await sleep(20);
  }
}

const certify = (client: Client) =>
  client.call('POST /counts/certify', { body: { flowid_txdot: STATION, reason: 'Known' } });

test('a server killed again and again while it certifies certifies all or nothing, and never stays at it', async () => {
  const folder = server.folder('certified');
  await server.start(folder);
  const [user, admin] = [await server.signIn('user'), await server.signIn('super')];
  const { counts: all } = await user.call('GET /counts/scope', { query: { flowid_txdot: STATION } });
  expect(all).toBeGreaterThan(1000);
  await certify(user);
  const usual = await untilCertified(admin, all);
  for (let kills = 1; kills <= KILLS; kills += 1) {
    const body = { flowid_txdot: STATION, ...DAYS, reason: 'to be certified again' };
    await admin.call('POST /counts/reopen', { body });
    await certify(user);
    await sleep((usual * 1.2 * (kills - 1)) / (KILLS - 1));
    await server.kill();
    await server.start(folder);
    await untilCertified(admin, all);
  }
  const ledger = await user.call('GET /counts/certifications', { query: { flowid_txdot: STATION } });
  const certified = ledger.filter(
    ({ kind, requested_by }) => kind === 'certification' && requested_by === 'Uma Castillo',
  );
  expect(certified.map(({ status, counts }) => [status, counts])).toEqual(
    Array.from({ length: KILLS + 1 }, () => ['done', all]),
  );
});
