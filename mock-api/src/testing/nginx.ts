import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasPostgres } from '../../../.tools/postgres.mjs';
import { answers, freePort } from './ports.ts';

/** Debian keeps it where people's paths don't lead. */
const PROGRAM = ['nginx', '/usr/sbin/nginx'].find((program) => spawnSync(program, ['-v']).status === 0);

/** A test that needs PostgreSQL and nginx; where one is not installed it is listed as skipped, never as passed. */
export const onNginx = hasPostgres() && PROGRAM ? test : test.skip;

/** What operators are given, with other ports, without TLS and with a place of its own for what it writes. */
function here(
  given: string,
  folder: string,
  { at, to }: { at: number; to: readonly [number, number] },
): string {
  const [before = ''] = given.split(/^(?=server \{)/m);
  const encrypted = given.slice(given.indexOf('server {\n  listen 443'));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const conf = (before + encrypted)
    .replace(':3000', `:${to[0]}`)
    .replace(':3001', `:${to[1]}`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${at};`)
    .replace(/^ +(listen \[|ssl_).*\n/gm, '')
    .replace('/var/log/nginx/count-exchange.log', path.join(folder, 'access.log'));
  return `daemon off; master_process off; pid ${path.join(folder, 'pid')};
error_log ${path.join(folder, 'error.log')};
events {}
http {
${places.map((name) => `${name}_temp_path ${path.join(folder, name)};`).join('\n')}
${conf}}
`;
}

/** Starts one with the configuration that operators are given, in front of two ports of this machine. */
export async function startNginx(
  to: readonly [number, number],
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'count-exchange-nginx-'));
  const at = await freePort();
  const file = path.join(folder, 'nginx.conf');
  const given = readFileSync(path.join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
  writeFileSync(file, here(given, folder, { at, to }));
  const child = spawn(PROGRAM ?? '', ['-p', folder, '-c', file], { stdio: 'ignore' });
  await answers(at);
  return {
    url: `http://127.0.0.1:${at}`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
