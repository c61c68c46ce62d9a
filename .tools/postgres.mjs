// A PostgreSQL server for the length of a test run, from the binaries that the machine has; none is no fault.
import { spawnSync } from 'node:child_process';
import fs, { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const asRoot = process.getuid?.() === 0;

/** The newest installed server's folder of binaries, as Debian and as others lay them out. */
export function binaries() {
  const debian = fs.globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed();
  const path = (process.env.PATH ?? '').split(':');
  return [...debian, ...path].find((folder) => existsSync(join(folder, 'initdb')));
}

/** The number of the account that the server runs as where we are root; null where the machine has none. */
export const serverAccount = () =>
  Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout) || null;

/** Whether a server can be started here. */
export const hasPostgres = () => binaries() !== undefined && (!asRoot || serverAccount() !== null);

/** A port that nobody listens on. */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Runs a server binary; PostgreSQL refuses root, so root steps down to the user that Debian makes for it. */
export function run(folder, name, args) {
  const [command, ...rest] = asRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', join(folder, name), ...args]
    : [join(folder, name), ...args];
  const result = spawnSync(command, rest, {
    cwd: tmpdir(),
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (result.status !== 0) throw new Error(`${name}: ${result.stderr || result.error?.message}`);
}

/** Starts a server over this cluster and waits until it answers; one that doesn't come up is told with what its log says last. */
export function startCluster(folder, { cluster, log, options }) {
  try {
    run(folder, 'pg_ctl', ['-D', cluster, '-w', '-l', log, '-o', options, 'start']);
  } catch (error) {
    const said = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-5) : [];
    throw new Error([error.message.trimEnd(), ...said].join('\n'), { cause: error });
  }
}

/** A new folder that only the server's account may look into. */
export function ownFolder(prefix) {
  const folder = mkdtempSync(prefix);
  if (asRoot) chownSync(folder, serverAccount(), serverAccount());
  chmodSync(folder, 0o700);
  return folder;
}

/**
 * Starts a server over a folder of its own in the one named; answers its address, how to halt it and have it go on, and how to end it.
 * Null where there is none.
 */
export async function startPostgres(within = tmpdir()) {
  const folder = binaries();
  if (!folder || !hasPostgres()) return null;
  const data = ownFolder(join(within, 'count-exchange-pg-'));
  const port = await freePort();
  const cluster = join(data, 'cluster');
  run(folder, 'initdb', ['-D', cluster, '-U', 'count_exchange', '-A', 'trust', '--no-sync', '-E', 'UTF8']);
  const options = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off`;
  const start = () => startCluster(folder, { cluster, log: join(data, 'log'), options });
  const halt = () => run(folder, 'pg_ctl', ['-D', cluster, '-m', 'immediate', 'stop']);
  start();
  /** The clusters of those that follow this one. */
  const following = new Set();
  return {
    halt,
    /** A server that follows this one (streaming replication) under this name; it ends with this one. */
    async standby(name) {
      const at = ownFolder(join(data, 'standby-'));
      const [own, follows] = [join(at, 'cluster'), await freePort()];
      const from = `host=127.0.0.1 port=${port} user=count_exchange application_name=${name}`;
      run(folder, 'pg_basebackup', ['-D', own, '-d', from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
      const set = `-p ${follows} -k ${at} -c listen_addresses=127.0.0.1 -c fsync=off`;
      const begin = () => startCluster(folder, { cluster: own, log: join(at, 'log'), options: set });
      begin();
      const end = () => run(folder, 'pg_ctl', ['-D', own, '-m', 'immediate', 'stop']);
      following.add(own);
      return {
        url: `postgres://count_exchange@127.0.0.1:${follows}/postgres`,
        halt: end,
        goOn: begin,
        /** Has it take writes itself from now on. */
        promote: () => run(folder, 'pg_ctl', ['-D', own, '-w', 'promote']),
      };
    },
    goOn: start,
    url: `postgres://count_exchange@127.0.0.1:${port}/postgres`,
    /** Brings it down as a crash does, in the middle of whatever it is at, and up again. */
    restart() {
      run(folder, 'pg_ctl', ['-D', cluster, '-w', '-m', 'immediate', '-l', join(data, 'log'), 'restart']);
    },
    stop() {
      for (const own of [...following, cluster])
        if (existsSync(join(own, 'postmaster.pid')))
          run(folder, 'pg_ctl', ['-D', own, '-m', 'immediate', 'stop']);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
