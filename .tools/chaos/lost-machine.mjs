// One machine after another of a spread database crashes, stays away and comes back, while the server goes on.
import { setTimeout as sleep } from 'node:timers/promises';
import { runCycles } from '../../mock-api/src/testing/chaos/cycles.ts';
import { withSpread } from './on-citus.mjs';

/** So long a machine is away. */
const AWAY_MS = 2000;

export function run({ seed, rounds, say }) {
  return withSpread(async ({ server, mail, citus }) => {
    const { pid } = server;
    const machines = [...citus.workers, citus.coordinator];
    let strikes = 0;
    const strike = async () => {
      const machine = machines[strikes % machines.length];
      strikes += 1;
      machine.halt();
      await sleep(AWAY_MS);
      machine.goOn();
    };
    const tally = await runCycles({ server, mail, cycles: rounds, seed, strike, say });
    if (!server.isRunning) tally.faults.push({ kind: 'lost', what: `the server (process ${pid}) itself` });
    return tally;
  });
}
