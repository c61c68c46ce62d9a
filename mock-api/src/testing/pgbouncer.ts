import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasPostgres } from '../../../.tools/postgres.mjs';
import { answers, freePort } from './ports.ts';

const isRoot = process.getuid?.() === 0;
/** Debian keeps it where people's paths don't lead. */
const PROGRAM = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
  (program) => spawnSync(program, ['--version']).status === 0,
);

/** A test that needs PostgreSQL and a PgBouncer; where one is not installed it is listed as skipped, never as passed. */
export const onPgBouncer = hasPostgres() && PROGRAM ? test : test.skip;

/** Starts one as it comes, with no settings but its mode, before a database; answers the address through it. */
export async function startPgBouncer(
  database: string,
  mode: 'session' | 'transaction',
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'count-exchange-bouncer-'));
  const { hostname, port: to, pathname, username } = new URL(database);
  const port = await freePort();
  const name = pathname.slice(1);
  const file = path.join(folder, 'pgbouncer.ini');
  const ini = `[databases]
${name} = host=${hostname} port=${to} dbname=${name} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`;
  writeFileSync(file, ini);
  // it refuses to run as root
  if (isRoot) spawnSync('chown', ['-R', 'postgres', folder]);
  const [command, ...args] = [
    ...(isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : []),
    PROGRAM ?? '',
    file,
  ];
  const child = spawn(command, args, { stdio: 'ignore', cwd: folder });
  await answers(port);
  return {
    url: Object.assign(new URL(database), { port: String(port) }).href,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
