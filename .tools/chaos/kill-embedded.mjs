// kill -9 in the middle of everything, on the embedded database.
import { runCycles } from '../../mock-api/src/testing/chaos/cycles.ts';
import { withServer } from './parts.mjs';

export function run({ seed, cycles, say }) {
  return withServer(async ({ server, mail, env }) => {
    const folder = server.folder('chaos');
    await server.start(folder, { env });
    const strike = async () => {
      await server.kill();
      await server.start(folder, { env });
    };
    return runCycles({ server, mail, cycles, seed, strike, say });
  });
}
