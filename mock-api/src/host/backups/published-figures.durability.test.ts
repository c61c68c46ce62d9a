import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { KillableServer, QUICK, type Client } from '../../testing/killable-server.ts';

jest.setTimeout(240_000);

const server = new KillableServer();
const other = new KillableServer();
afterEach(async () => {
  await server.kill();
  await other.kill();
});
afterAll(async () => {
  await server.remove();
  await other.remove();
});

/** Certifies the counts of the station that has some. */
async function certify(client: Client): Promise<void> {
  await client.call('POST /counts/certify', { body: { flowid_txdot: 'AU0001', reason: 'Known' } });
  for (let status = ''; status !== 'done'; await sleep(20)) {
    const [ledger] = await client.call('GET /counts/certifications', { query: { flowid_txdot: 'AU0001' } });
    status = ledger?.kind === 'certification' ? ledger.status : '';
  }
}

/** A figure of the demonstration's counts, by the method that has one of a few days, too. */
const METHOD = { method: 'simple' } as const;
async function aFigure(client: Client) {
  const { year, rows } = await client.call('GET /figures', { query: {} });
  const [row] = rows.filter(({ taken }) => taken !== 'one direction');
  if (!row) throw new Error(`no figure of ${year}`);
  return { params: { stationId: row.station_id_tmg }, which: { year, mode: row.mode, ...METHOD } };
}

/** Runs a command as an operator does. */
function run(command: 'backup' | 'restore', folder: string, backup: string): void {
  const args = [...QUICK, `mock-api/src/host/${command}.ts`, backup];
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', COUNT_EXCHANGE_DATA: folder };
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}

/** Approves a factor of the station's first flow, keeps a validation count, and publishes the year with that factor. */
async function publishWithFactor(client: Client): Promise<void> {
  const { params, which } = await aFigure(client);
  const { flows } = await client.call('GET /stations/:stationId/factors', { params });
  const flow_id = flows[0]?.id;
  const entered = { value: 1.1, low: 1.05, high: 1.15, valid_from: '2024-01-01', valid_until: null };
  const { id } = await client.call('POST /stations/:stationId/factors', {
    params,
    body: { flow_id, validation_id: null, ...entered, reason: 'As told by the vendor' },
  });
  const of = { ...params, factorId: String(id) };
  await client.call('POST /stations/:stationId/factors/:factorId/propose', {
    params: of,
    body: { version: 1 },
  });
  await client.call('POST /stations/:stationId/factors/:factorId/approve', {
    params: of,
    body: { version: 2 },
  });
  const pairs = [{ start: '08:00', people: 18 }];
  await client.call('POST /stations/:stationId/validation-counts', {
    params,
    body: { flow_id, date: '2025-05-07', interval: 60, pairs, method: 'manual', note: null },
  });
  const { value } = await client.call('GET /figures/:stationId/provenance', { params, query: which });
  const shown = String(Math.round(value ?? 0));
  await client.call('POST /publications', {
    body: { station_id_tmg: params.stationId, ...which, shown, reason: 'Few days', supersedes: null },
  });
}

/** All that a server tells of the station's figures, factors and publications. */
async function toldBy(of: KillableServer) {
  const client = await of.signIn('super');
  const { params, which } = await aFigure(client);
  const { data } = await client.call('GET /publications', { query: {} });
  const id = String(data[0]?.id);
  const { comparison, ...opened } = await client.call('GET /publications/:id', { params: { id } });
  return {
    data,
    opened,
    isUnchanged: comparison.unchanged,
    figures: await client.call('GET /figures/:stationId', { params, query: { year: which.year } }),
    provenance: await client.call('GET /figures/:stationId/provenance', { params, query: which }),
    factors: await client.call('GET /stations/:stationId/factors', { params }),
  };
}

test('figures, factors and publications are after a restore what they were: to the digit, the letter and the hash', async () => {
  const folder = server.folder('figures');
  await server.start(folder);
  const client = await server.signIn('super');
  await certify(client);
  await publishWithFactor(client);
  const before = await toldBy(server);
  expect(before).toMatchObject({ isUnchanged: true, data: [{ method: 'simple' }] });
  expect(before.provenance.factors).toHaveLength(1);
  expect(before.factors.validations).toHaveLength(1);
  await server.end();
  const backup = path.join(server.root, 'of-figures');
  run('backup', folder, backup);
  const fresh = path.join(server.root, 'fresh-figures');
  run('restore', fresh, backup);
  await other.start(fresh);
  expect(await toldBy(other)).toEqual(before);
});
