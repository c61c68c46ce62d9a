// PostgreSQL servers with the extension citus, for the length of a test run: a coordinator and two workers, from the binaries that
// the machine has; none is no fault.
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binaries, freePort, hasPostgres, ownFolder, run, startCluster } from './postgres.mjs';

/** Where Debian, and where those who build it themselves, put what a server can load. */
const EXTENSIONS = [
  (folder) => folder.replace('/usr/lib/', '/usr/share/').replace(/\/bin$/, '/extension'),
  (folder) => join(folder, '../share/extension'),
  (folder) => join(folder, '../share/postgresql/extension'),
];

/** Whether servers with the extension can be started here. */
export function hasCitus() {
  const folder = binaries();
  if (!folder || !hasPostgres()) return false;
  return EXTENSIONS.some((at) => existsSync(join(at(folder), 'citus.control')));
}

/** Few shards: each is a table, and what tests ask is small. A commit that a worker has missed is made up for at once. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  shared_preload_libraries: 'citus',
  wal_level: 'logical',
  max_connections: 200,
  max_prepared_transactions: 200,
  shared_buffers: '64MB',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  'citus.shard_count': 4,
  'citus.recover_2pc_interval': '1s',
  'citus.node_conninfo': 'sslmode=disable',
};

async function startNode(folder, within) {
  const [cluster, port] = [join(within, 'cluster'), await freePort()];
  run(folder, 'initdb', ['-D', cluster, '-U', 'count_exchange', '-A', 'trust', '--no-sync', '-E', 'UTF8']);
  const set = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value}`);
  const options = `-p ${port} -k ${within} ${set.join(' ')}`;
  const goOn = () => startCluster(folder, { cluster, log: join(within, 'log'), options });
  const halt = () => run(folder, 'pg_ctl', ['-D', cluster, '-m', 'immediate', 'stop']);
  goOn();
  return {
    address: `127.0.0.1:${port}`,
    halt,
    goOn,
    stop() {
      if (existsSync(join(cluster, 'postmaster.pid'))) halt();
      rmSync(within, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a coordinator and two workers that don't know each other yet, over folders in the one named; null where they can't be
 * started. `url` leads to the coordinator, and names the workers as tests want them (`workers=host:port,host:port`).
 */
export async function startCitus(within = tmpdir()) {
  const folder = binaries();
  if (!folder || !hasCitus()) return null;
  const nodes = [];
  const stop = () => nodes.forEach((node) => node.stop());
  try {
    for (const name of ['coordinator', 'worker', 'worker'])
      nodes.push(await startNode(folder, ownFolder(join(within, `count-exchange-${name}-`))));
  } catch (error) {
    stop();
    throw error;
  }
  const [coordinator, ...workers] = nodes;
  const named = workers.map(({ address }) => address).join(',');
  const url = `postgres://count_exchange@${coordinator.address}/postgres?workers=${named}`;
  return { url, coordinator, workers, stop };
}
