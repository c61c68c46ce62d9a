// npm run bench [-- name …]: measures the built app against its limits, side by side with the reference named on each
// line, and exits non-zero when a limit is missed. Absolute times on a noisy machine mean little: read the ratios.
// `throughput` is page, import-large and exports. `scale` and `load` are measured where they are named; they take --counts 100m and --embedded, `scale` --citus. BENCH_COUNTS=10000000 adds stations with
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
  'uptime',
  'pages',
  'public',
  'typing',
  'picture',
  'form',
  'parts',
];
/** What is asked for by one name. */
const SEVERAL = { throughput: ['page', 'import-large', 'exports'] };
const KNOWN = new Set([...ALL, 'scale', 'load']);
const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    counts: { type: 'string' },
    embedded: { type: 'boolean' },
    fresh: { type: 'boolean' },
    citus: { type: 'boolean' },
  },
});
const wanted = positionals.flatMap((name) => SEVERAL[name] ?? name);
const unknown = wanted.filter((name) => !KNOWN.has(name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark called ${unknown.join(', ')}. Known: ${[...KNOWN, ...Object.keys(SEVERAL)].join(', ')}.`,
  );
  process.exit(2);
}
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
