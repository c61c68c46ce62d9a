// npm run fuzz [-- --seed 1] [--requests 10000] [--on embedded|postgres] [--calls]: requests from the API's own description, sound
// and hostile, on the embedded database and on PostgreSQL. No answer may be a failure, hang, or hold another agency's.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from './postgres.mjs';
import { ensurePinned, root, runPinned } from './project.mjs';

ensurePinned(import.meta.url);
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    requests: { type: 'string', default: '10000' },
    on: { type: 'string' },
    // says how each call was answered
    calls: { type: 'boolean', default: false },
  },
});
const args = [
  join(root, 'mock-api/src/testing/fuzz/main.ts'),
  '--seed',
  values.seed,
  '--requests',
  values.requests,
  ...(values.calls ? ['--calls'] : []),
];
const fuzz = (name, env) => {
  console.log(`── ${name}`);
  return runPinned(args, { keepGoing: true, env: { ...process.env, ...env } }).status === 0;
};

let ok = values.on === 'postgres' || fuzz('embedded database', { DATABASE_URL_TEST: '' });
if (values.on !== 'embedded') {
  const postgres = await startPostgres();
  if (!postgres) console.log('── PostgreSQL: no server is installed here');
  else {
    try {
      ok = fuzz('PostgreSQL', { DATABASE_URL_TEST: postgres.url }) && ok;
    } finally {
      postgres.stop();
    }
  }
}
process.exit(ok ? 0 : 1);
