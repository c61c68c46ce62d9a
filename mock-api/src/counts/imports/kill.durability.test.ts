import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CountImport } from 'shared-domain';
import { wallClock } from 'shared-domain';
import { KillableServer, type Client } from '../../testing/killable-server.ts';

jest.setTimeout(300_000);

/** Certified from end to end, and imported into, while the server is killed. */
const CERTIFIED = 'AU0001';
const IMPORTED = 'AU0009';

const DAYS = 182;
const QUARTERS = DAYS * 96;
/** Half a year of quarters of an hour: several of the pieces in which an import is written. */
const file = [
  'Date,NB',
  ...Array.from(
    { length: QUARTERS },
    (_, at) => `${wallClock(Date.UTC(2024, 0, 1) / 60_000 + at * 15)},${at % 7}`,
  ),
].join('\n');

const server = new KillableServer();

afterEach(() => server.kill());
afterAll(() => server.remove());

/** Asks for an import and for a certification; both then run in the background. */
async function askForBoth(client: Client): Promise<CountImport> {
  const form = new FormData();
  form.append('file', new Blob([file]), 'half-a-year.csv');
  const upload = await client.call('POST /counts/upload', { body: form });
  const station = await client.call('GET /stations/:stationId', { params: { stationId: IMPORTED } });
  const channels = upload.headers.map((header, at) => ({ id: station.channels[at]?.id ?? 0, header }));
  const body = { file: upload.file, vendor: '0', station: IMPORTED, channels, interval: 15 };
  const started = await client.call('POST /counts/import', { body });
  await client.call('POST /counts/certify', { body: { flowid_txdot: CERTIFIED, reason: 'Known' } });
  return started.import;
}

type State = { imported: number; isImported: boolean; uncertified: number; isCertified: boolean };

/** What can be seen at this moment; what says "done" is read before what must then be done. */
async function look(client: Client, importId: number): Promise<State> {
  const { status } = await client.call('GET /imports/:id', { params: { id: String(importId) } });
  const { total } = await client.call('GET /counts', { query: { flowid_txdot: IMPORTED, limit: 1 } });
  const [ledger] = await client.call('GET /counts/certifications', { query: { flowid_txdot: CERTIFIED } });
  const { counts } = await client.call('GET /counts/scope', { query: { flowid_txdot: CERTIFIED } });
  return {
    imported: total,
    isImported: status === 'done',
    uncertified: counts,
    isCertified: ledger?.status === 'done',
  };
}

/** At no moment may half of either be seen. */
function expectWhole(state: State, certifiable: number): void {
  expect([0, QUARTERS]).toContain(state.imported);
  expect([0, certifiable]).toContain(state.uncertified);
  if (state.isImported) expect(state.imported).toBe(QUARTERS);
  if (state.isCertified) expect(state.uncertified).toBe(0);
}

/** Looks until both are done. */
async function watchUntilDone(client: Client, importId: number, certifiable: number): Promise<void> {
  for (;;) {
    const state = await look(client, importId);
    expectWhole(state, certifiable);
    if (state.isImported && state.isCertified) return;
    // looking all the time would keep the embedded database from its work
    await sleep(100);
  }
}

async function expectAllDone(client: Client): Promise<void> {
  const certified = await client.call('GET /stations/:stationId', { params: { stationId: CERTIFIED } });
  expect(certified).toMatchObject({ certifying: 0, importing: 0, days_count: null });
  const imported = await client.call('GET /stations/:stationId', { params: { stationId: IMPORTED } });
  expect(imported).toMatchObject({ certifying: 0, importing: 0, days_count: DAYS });
  const { data } = await client.call('GET /notifications');
  expect(data).toHaveLength(2);
  expect(new Set(data.map(({ kind, ok }) => `${kind} ${ok}`))).toEqual(
    new Set(['certification true', 'import true']),
  );
}

/** How long both take when nothing happens, in milliseconds. */
async function measure(folder: string): Promise<{ duration: number; certifiable: number }> {
  await server.start(folder);
  const client = await server.signIn('user');
  const { counts } = await client.call('GET /counts/scope', { query: { flowid_txdot: CERTIFIED } });
  const { id } = await askForBoth(client);
  const started = performance.now();
  await watchUntilDone(client, id, counts);
  const duration = performance.now() - started;
  await expectAllDone(client);
  return { duration, certifiable: counts };
}

describe('a server that is killed while it imports and certifies', () => {
  let usual = { duration: 0, certifiable: 0 };

  test('does both when it is let alone', async () => {
    usual = await measure(server.folder('undisturbed'));
  });

  // twenty kills in all, fewer in the part of a bounded run that comes first; a job is tried five times before it is given up
  test.each(process.env['TEST_PART'] === 'narrow' ? [0.2, 0.6] : [0, 0.2, 0.4, 0.6, 0.8])(
    'four times, at %f of the way and on, leaves all or nothing, then completes both once',
    async (share) => {
      const folder = server.folder(`killed-${share}`);
      await server.start(folder);
      // the session outlives the process
      const client = await server.signIn('user');
      const { id } = await askForBoth(client);
      for (const further of [0, 0.05, 0.1, 0.15]) {
        await sleep((share + further) * usual.duration);
        await server.kill();
        await server.start(folder);
        expectWhole(await look(client, id), usual.certifiable);
      }
      await watchUntilDone(client, id, usual.certifiable);
      await expectAllDone(client);
      rmSync(folder, { recursive: true, force: true });
    },
  );
});
