import { hasCitus, startCitus, type CitusServers } from '../../../.tools/citus.mjs';

/** A test that needs a database spread over machines; where citus is not installed it is listed as skipped, never as passed. */
export const onCitus = hasCitus() ? test : test.skip;

/** A coordinator and two workers for the tests of a file, gone with the last of them; none are started where none can be. */
export function citusOfFile(): () => CitusServers {
  let servers: CitusServers | null = null;
  beforeAll(async () => {
    servers = await startCitus();
  });
  afterAll(() => servers?.stop());
  return () => {
    if (!servers) throw new Error('No citus is installed here: this is a test for `onCitus`.');
    return servers;
  };
}
