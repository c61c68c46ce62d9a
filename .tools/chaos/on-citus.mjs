// A server on a database whose counts are spread over two workers, with the tests' data, started.
import { spreadInstallation } from '../../mock-api/src/testing/spread-installation.ts';
import { startCitus } from '../citus.mjs';
import { withServer } from './parts.mjs';

/** Runs something with a server over a coordinator and two workers, where the extension citus is installed. */
export async function withSpread(work) {
  const citus = await startCitus();
  if (!citus) return { skipped: 'no PostgreSQL server with the extension citus is installed here' };
  try {
    return await withServer(async ({ server, mail, env }) => {
      const spread = await spreadInstallation(citus, { server, name: 'spread' });
      const folder = server.folder('spread');
      const start = () => server.start(folder, { env: { ...env, ...spread } });
      await start();
      return work({ server, mail, start, citus });
    });
  } finally {
    citus.stop();
  }
}
