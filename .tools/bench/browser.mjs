// Chromium as the measurements use it: slowed down on demand, and counting what comes over the wire.
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.mjs';

export const launch = async (more = []) =>
  chromium.launch({
    executablePath: (await findBrowser(() => {})).path,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', ...more],
  });

/** A CPU four times slower, as DevTools define it. */
export async function throttle(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return cdp;
}

/** Slow 4G and a CPU four times slower, as DevTools define them. */
export async function slowDown(page) {
  const cdp = await throttle(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562,
    downloadThroughput: (1.44 * 1024 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
}

/** Adds up what comes over the wire by kind of file: { js, css: { bytes, requests } }. */
export async function countBytes(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const kinds = { js: { bytes: 0, requests: 0 }, css: { bytes: 0, requests: 0 } };
  const open = new Map();
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const kind = /\.js(\?|$)/.test(response.url) ? 'js' : /\.css(\?|$)/.test(response.url) ? 'css' : null;
    if (kind) open.set(requestId, kind);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = open.get(requestId);
    if (!kind) return;
    kinds[kind].bytes += encodedDataLength;
    kinds[kind].requests += 1;
  });
  return {
    kinds,
    reset() {
      for (const kind of Object.values(kinds)) Object.assign(kind, { bytes: 0, requests: 0 });
    },
  };
}

/** Signs in through the login screen. */
export async function signIn(page, url, email = 'admin@example.org') {
  await page.goto(url);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('count-exchange');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForURL(/dashboard/);
}
