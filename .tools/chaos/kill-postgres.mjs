// kill -9 in the middle of everything, on PostgreSQL, in lanes side by side: each a server and a database of its own.
import { runCycles } from '../../mock-api/src/testing/chaos/cycles.ts';
import { withDatabase, withPostgres } from './on-postgres.mjs';
import { together } from './tallies.mjs';

export function run({ seed, cycles, lanes, say }) {
  const share = (lane) => Math.floor(cycles / lanes) + (lane < cycles % lanes ? 1 : 0);
  return withPostgres(async (postgres) => {
    const lane = (number) =>
      withDatabase(postgres, `lane_${number}`, ({ server, mail, start }) => {
        const strike = async () => {
          await server.kill();
          await start();
        };
        const told = (line) => say(`lane ${number}, ${line}`);
        return runCycles({ server, mail, cycles: share(number), seed: seed + number, strike, say: told });
      });
    return together(await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number))));
  });
}
