import { parseArgs } from 'node:util';
import { testServer } from '../test-server.ts';
import { operations } from './description.ts';
import { fuzz } from './run.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, requests: { type: 'string', default: '10000' } },
});
const [seed, requests] = [Number(values.seed), Number(values.requests)];
const say = (line: string) => process.stdout.write(`${line}\n`);

const started = performance.now();
const report = await fuzz(await testServer(process.env['DATABASE_URL_TEST']), { seed, requests }, (finding) =>
  say(`\n${finding}`),
);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
const statuses = Object.entries(report.statuses).map(([status, times]) => `${status} × ${times}`);
say(`${report.requests} requests in ${seconds} s, seed ${seed}: ${statuses.join(', ')}`);
for (const { key } of operations) {
  const answers = Object.entries(report.calls[key] ?? {});
  if (!answers.some(([status]) => status.startsWith('2')))
    say(`never done: ${key} (${answers.map(([status, times]) => `${status} × ${times}`).join(', ')})`);
}
say(report.findings.length === 0 ? 'Nothing was found.' : `\n${report.findings.length} found.`);
process.exit(report.findings.length === 0 ? 0 : 1);
