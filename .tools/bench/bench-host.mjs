// The app under measurement: the real server over a data folder of its own, kept between runs in .data-bench.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill } from './fill.mjs';
import { apiServer, pinnedNode, root, serverEnvironment } from '../project.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 3200);
export const url = `http://localhost:${PORT}`;
const data = process.env.COUNT_EXCHANGE_DATA ?? join(root, '.data-bench');

/** Starts the server and waits until it answers; returns it with the milliseconds that took. */
export const startServer = (port = PORT, folder = data, more = {}) =>
  startScript(apiServer, port, { COUNT_EXCHANGE_DATA: folder, ...more });

/** Whether a server on this port says that it is well. */
const answers = (port) =>
  fetch(`http://localhost:${port}/api/health`).then(
    (r) => r.ok,
    () => false,
  );

/** The same for any script that serves on a port and tells of its health. */
export async function startScript(args, port, more = {}) {
  // one that an ended run has left would be measured in the place of ours
  if (await answers(port)) throw new Error(`Something answers on port ${port} already.`);
  const start = performance.now();
  const child = spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...serverEnvironment, NODE_ENV: '', PORT: String(port), ...more },
  });
  const until = Date.now() + 300_000;
  for (;;) {
    if (await answers(port)) break;
    if (child.exitCode !== null || Date.now() > until) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    ms: performance.now() - start,
    pid: child.pid,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

/** Opens what the measurements share: the server, and calls signed in as a demo account. */
export async function openBench() {
  if (process.argv.includes('--fresh')) rmSync(data, { recursive: true, force: true });
  const first = !existsSync(data);
  let server = await startServer();
  const firstStart = first ? server.ms : undefined;
  if (process.env.BENCH_COUNTS) {
    await server.stop();
    await fill(data, Number(process.env.BENCH_COUNTS));
    server = await startServer();
  }
  const token = await signIn('admin@example.org');
  return {
    url,
    data,
    firstStart,
    token,
    /** Stops the server and starts it again over the same data; answers the milliseconds until it serves. */
    async restart() {
      await server.stop();
      server = await startServer();
      return server.ms;
    },
    call: (path, options) => call(token, path, options),
    close: () => server.stop(),
  };
}

/** Runs something with a server over a data folder of its own, which something else has filled; both are gone afterwards. */
export async function withFilled(port, filling, work) {
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-bench-'));
  let server;
  try {
    // the first start makes the schema and the demo accounts
    await (await startServer(port, folder)).stop();
    await filling(folder);
    server = await startServer(port, folder);
    return await work();
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The token of a demo account. */
export async function signIn(email, port = PORT) {
  const { access_token: token } = await call(
    '',
    '/user/login',
    { body: { email, password: 'count-exchange' } },
    port,
  );
  return token;
}

/** Calls of a server signed in as a demo account. */
export async function signedIn(email, port) {
  const token = await signIn(email, port);
  return (path, options) => call(token, path, options, port);
}

/**
 * One call of the API; throws with the answer's text when refused.
 * @param {string} token
 * @param {string} path
 * @param {{ body?: object, method?: string }} [sent]
 * @param {number} [port]
 */
export async function call(token, path, sent = {}, port = PORT) {
  const { body, method = body ? 'POST' : 'GET' } = sent;
  const form = body instanceof FormData;
  const response = await fetch(`http://localhost:${port}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body && !form ? { 'Content-Type': 'application/json' } : {}),
    },
    body: form ? body : body ? JSON.stringify(body) : undefined,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Looks at the memory of a process ten times a second; `stop` answers the most, in megabytes. */
export function watchMemory(pid) {
  let most = 0;
  const look = () => {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    most = Math.max(most, Number(kilobytes ?? 0) / 1024);
  };
  look();
  const timer = setInterval(look, 100);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}
