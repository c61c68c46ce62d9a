import { spawnSync } from 'node:child_process';
import { VERIFY_IN_NODE, VERIFY_IN_PYTHON } from './verify-examples.ts';

// a message of Standard Webhooks' check value, signed now by the same secret would be another: the clock is set to its time
const SECONDS = 1773046800;
const secret = 'whsec_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcH';
const body = '{"type":"counts.certified","timestamp":"2026-03-08T09:00:00Z","data":{"station":"AU0012"}}';
const GOOD = 'v1,sM+zyI2NebcjYW0KJKLW+Wb0vlFqYPh+c3tG9bNMTQI=';

type Case = { at: number; signature: string; body: string };
const cases: [string, Case, boolean][] = [
  ['is taken', { at: SECONDS, signature: GOOD, body }, true],
  ['beside one of another secret is taken', { at: SECONDS, signature: `v1,AAAA ${GOOD}`, body }, true],
  ['of another body is not', { at: SECONDS, signature: GOOD, body: `${body} ` }, false],
  ['of six minutes ago is not', { at: SECONDS + 360, signature: GOOD, body }, false],
];
const headersOf = (signature: string) => ({
  'webhook-id': 'msg_example1',
  'webhook-timestamp': String(SECONDS),
  'webhook-signature': signature,
});

const said = (command: string, args: string[], input: string): string => {
  const { stdout, stderr } = spawnSync(command, args, { input, encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return stdout.trim();
};

test.each(cases)('in Node a signature %s', (_, { at, signature, body: sent }, is) => {
  const call = `Date.now = () => ${at * 1000};
console.log(isFromCountExchange(${JSON.stringify(secret)}, ${JSON.stringify(headersOf(signature))}, Buffer.from(${JSON.stringify(sent)})));`;
  expect(said(process.execPath, ['--input-type=module', '-'], `${VERIFY_IN_NODE}\n${call}`)).toBe(String(is));
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
(hasPython ? test.each(cases) : test.skip.each(cases))(
  'in Python a signature %s',
  (_, { at, signature, body: sent }, is) => {
    const call = `time.time = lambda: ${at}
print(is_from_count_exchange(${JSON.stringify(secret)}, ${JSON.stringify(headersOf(signature))}, ${JSON.stringify(sent)}.encode()))`;
    expect(said('python3', ['-'], `${VERIFY_IN_PYTHON}\n${call}`)).toBe(is ? 'True' : 'False');
  },
);
