// kill -9 in the middle of everything, over counts that are spread over two workers: what is promised lies on three machines.
import { runCycles } from '../../mock-api/src/testing/chaos/cycles.ts';
import { withSpread } from './on-citus.mjs';

export function run({ seed, rounds, say }) {
  return withSpread(({ server, mail, start }) => {
    const strike = async () => {
      await server.kill();
      await start();
    };
    return runCycles({ server, mail, cycles: rounds, seed, strike, say });
  });
}
