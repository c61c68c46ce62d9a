// npm run chaos [-- step …] [--seed=13] [--cycles=100] [--rounds=20] [--lanes=3]: strikes the real server in the middle of
// its work, and exits non-zero when anything that was promised is lost, there twice, or never ends.
import { parseArgs } from 'node:util';
import { ensureInstalled, ensurePinned } from './project.mjs';

ensurePinned(import.meta.url);
ensureInstalled();

const ALL = [
  'kill-embedded',
  'kill-postgres',
  'power-cut',
  'disk-full',
  'containers',
  'postgres-restart',
  'kill-spread',
  'lost-machine',
];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    cycles: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '20' },
    // a killed server's jobs are taken over on PostgreSQL once its heartbeat is missing: lanes wait side by side
    lanes: { type: 'string', default: '3' },
  },
});
const numbers = Object.entries(values).map(([name, text]) => [name, Number(text)]);
const unknown = [
  ...positionals.filter((name) => !ALL.includes(name)),
  ...numbers.filter(([, value]) => !Number.isSafeInteger(value) || value < 1).map(([name]) => `--${name}`),
];
if (unknown.length > 0) {
  console.error(`Not understood: ${unknown.join(', ')}. Steps are: ${ALL.join(', ')}.`);
  process.exit(2);
}

const { printTallies } = await import('./chaos/tallies.mjs');
const options = { ...Object.fromEntries(numbers), say: (line) => console.log(line) };
console.log(`seed ${options.seed}`);
const tallies = [];
for (const name of positionals.length ? positionals : ALL) {
  console.log(`\n── ${name}`);
  const { run } = await import(`./chaos/${name}.mjs`);
  try {
    tallies.push({ name, ...(await run(options)) });
  } catch (error) {
    console.error(error);
    tallies.push({ name, broken: error instanceof Error ? error.message.split('\n')[0] : String(error) });
  }
}
process.exitCode = printTallies(tallies, options.seed) ? 0 : 1;
