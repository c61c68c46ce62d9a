#!/usr/bin/env node
// Stands where Playwright looks for Firefox: starts the installed one (FIREFOX_PATH) and hands their WebDriver BiDi on.
// The release that Debian carries lacks one command that Playwright sends to each new window; here it is answered.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Media features stay as the profile has them. Take the line, and then this file, away when Firefox knows it. */
const UNKNOWN = new Set(['emulation.setMediaFeaturesOverride']);

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));

/** Playwright's messages to Firefox but for what it doesn't know, and everything back; what comes early waits. */
function join(playwright, address) {
  const browser = new WebSocket(`${address}/session`, { perMessageDeflate: false });
  const opened = new Promise((resolve) => browser.once('open', resolve));
  playwright.on('message', async (data) => {
    const { id, method } = JSON.parse(data.toString());
    if (UNKNOWN.has(method)) {
      playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      return;
    }
    await opened;
    browser.send(data.toString());
  });
  browser.on('message', (data) => playwright.send(data.toString()));
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
  browser.on('error', () => playwright.close());
}

createInterface(firefox.stderr).on('line', (line) => {
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line)?.[1];
  if (!address) {
    process.stderr.write(`${line}\n`);
    return;
  }
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (playwright) => join(playwright, address));
  server.on('listening', () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
});
