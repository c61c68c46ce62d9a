// npm run bench [-- name …]: measures the built app against its limits, side by side with the reference named on each
// line, and exits non-zero when a limit is missed. Absolute times on a noisy machine mean little: read the ratios.
// `scale` and `load` are measured where they are named; they take --counts 100m and --embedded, `scale` --citus. BENCH_COUNTS=10000000 adds stations with
// that many counts first; with DATABASE_URL, to PostgreSQL.
import { parseArgs } from 'node:util';
import { ensurePinned, runPinned } from './project.mjs';

ensurePinned(import.meta.url);
runPinned(['.tools/build.mjs', '--if-changed']);

const ALL = [
  'start',
  'api',
  'page',
  'findings',
  'review',
  'beside',
  'import',
  'import-large',
  'bucket',
  'exports',
  'statewide',
  'campaigns',
  'pages',
  'public',
  'typing',
  'picture',
  'form',
  'parts',
];
const { positionals: wanted, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    counts: { type: 'string' },
    embedded: { type: 'boolean' },
    fresh: { type: 'boolean' },
    citus: { type: 'boolean' },
  },
});
const { openBench } = await import('./bench/bench-host.mjs');
const { printRows } = await import('./bench/figures.mjs');

const bench = await openBench();
const rows = [];
let broken = false;
try {
  for (const name of wanted.length ? wanted : ALL) {
    const { measure } = await import(`./bench/${name}.mjs`);
    console.log(`measuring ${name} …`);
    try {
      rows.push(...(await measure(bench, options)));
    } catch (error) {
      // what the others measured is worth knowing all the same
      console.error(error);
      broken = true;
    }
  }
} finally {
  await bench.close();
}
process.exitCode = printRows(rows) && !broken ? 0 : 1;
