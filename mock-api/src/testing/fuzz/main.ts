import { parseArgs } from 'node:util';
import { testServer } from '../test-server.ts';
import { operations } from './description.ts';
import { unsound } from './never.ts';
import { fuzz, timesOf } from './run.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '10000' },
    calls: { type: 'boolean', default: false },
  },
});
const [seed, requests] = [Number(values.seed), Number(values.requests)];
const say = (line: string) => process.stdout.write(`${line}\n`);

const started = performance.now();
const report = await fuzz(await testServer(process.env['DATABASE_URL_TEST']), { seed, requests }, (finding) =>
  say(`\n${finding}`),
);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
say(`${report.requests} requests in ${seconds} s, seed ${seed}: ${timesOf(report.statuses)}`);
if (values.calls) for (const { key } of operations) say(`${key}: ${timesOf(report.calls[key] ?? {})}`);
const wrong = unsound(
  report.calls,
  operations.map(({ key }) => key),
);
for (const line of wrong) say(line);
say(report.findings.length === 0 ? 'Nothing was found.' : `\n${report.findings.length} found.`);
process.exit(report.findings.length + wrong.length === 0 ? 0 : 1);
