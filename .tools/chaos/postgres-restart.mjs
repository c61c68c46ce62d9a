// PostgreSQL crashes and comes back while the server, which goes on, is in the middle of everything.
import { runCycles } from '../../mock-api/src/testing/chaos/cycles.ts';
import { withDatabase, withPostgres } from './on-postgres.mjs';

export function run({ seed, rounds, say }) {
  return withPostgres((postgres) =>
    withDatabase(postgres, 'restarted', async ({ server, mail }) => {
      const { pid } = server;
      const strike = () => Promise.resolve(postgres.restart());
      const tally = await runCycles({ server, mail, cycles: rounds, seed, strike, say });
      if (!server.isRunning) tally.faults.push({ kind: 'lost', what: `the server (process ${pid}) itself` });
      return tally;
    }),
  );
}
