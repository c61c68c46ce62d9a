// The database servers that `scale` measures on: one of PostgreSQL, or with --citus three, over which the counts are spread.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openPostgres } from '../../mock-api/src/platform/db/postgres.ts';
import { machineFrom } from '../../mock-api/src/host/spread/machine.rules.ts';
import { spread } from '../../mock-api/src/host/spread/spread.ts';
import { startCitus } from '../citus.mjs';
import { startPostgres } from '../postgres.mjs';
import { root } from '../project.mjs';

const { Client } = createRequire(join(root, 'mock-api/package.json'))('pg');

/** The address of another database of the same server. */
export const databaseOf = (url, name) => Object.assign(new URL(url), { pathname: name, search: '' }).href;

/** Servers to measure on; null, and a line of why, where none can be started. */
export async function scaleServers({ citus }) {
  const named = process.env.BENCH_SCALE_URL;
  if (named) return { url: named, ...spreadBy(named), stop() {} };
  const servers = citus ? await startCitus() : await startPostgres();
  if (!servers)
    console.log(
      `    no ${citus ? 'extension citus beside a PostgreSQL server' : 'PostgreSQL'} on this machine: not measured`,
    );
  return servers && { url: servers.url, ...spreadBy(servers.url), stop: () => servers.stop() };
}

/** Spreads a filled database over the workers that the address names (`workers=host:port,…`); nothing where it names none. */
function spreadBy(url) {
  const { host, searchParams } = new URL(url);
  const workers = searchParams.get('workers')?.split(',') ?? [];
  return {
    isSpread: workers.length > 0,
    async spread(name) {
      for (const worker of workers) {
        await ask(
          databaseOf(Object.assign(new URL(url), { host: worker }), 'postgres'),
          `create database ${name}`,
        );
        await ask(databaseOf(Object.assign(new URL(url), { host: worker }), name), 'create extension citus');
      }
      const db = openPostgres(databaseOf(url, name));
      await spread(db, {
        add: workers.map(machineFrom),
        coordinator: machineFrom(host),
        say: () => undefined,
      });
      await db.close();
    },
  };
}

/** Asks a database something, on a connection of its own. */
export async function ask(url, sql) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
