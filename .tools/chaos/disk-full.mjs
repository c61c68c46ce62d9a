// The disk of the data folder is full: in the middle of an upload, then in the middle of everything. A small disk in
// memory stands for it, which takes the right to mount one.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCycles } from '../../mock-api/src/testing/chaos/cycles.ts';
import { withServer } from './parts.mjs';

const MEGA = 1024 * 1024;
const DISK = 700 * MEGA;
/** What an upload that is larger finds. */
const ROOM = 60 * MEGA;
/** So long the disk stays full, in milliseconds. */
const FULL_MS = 1500;

const free = (place) => {
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize;
};

/** Fills the disk until so many bytes are left, or none. */
function fill(place, leave = 0) {
  const file = openSync(join(place, 'ballast'), 'w');
  try {
    for (const piece of [MEGA, 4096].map((size) => Buffer.alloc(size, 1)))
      while (free(place) - piece.length >= leave) writeSync(file, piece);
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}
const clear = (place) => rmSync(join(place, 'ballast'), { force: true });

export async function run({ seed, rounds, say }) {
  const place = mkdtempSync(join(tmpdir(), 'count-exchange-full-'));
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=700`, 'tmpfs', place]);
  if (mount.status !== 0) {
    rmSync(place, { recursive: true });
    return { skipped: 'this account may not mount a small disk' };
  }
  try {
    return await withServer(({ server, mail, env }) =>
      onDisk(place, { server, mail, env, seed, rounds, say }),
    );
  } finally {
    spawnSync('umount', ['--lazy', place]);
    rmSync(place, { recursive: true, force: true });
  }
}

async function onDisk(place, { server, mail, env, seed, rounds, say }) {
  const folder = join(place, 'data');
  server.prepare({}, folder);
  await server.start(folder, { env });
  const faults = await uploadTooMuch(place, folder, server);
  let restarts = 0;
  const strike = async () => {
    fill(place);
    await sleep(FULL_MS);
    clear(place);
    if (await isReady(server)) return;
    // what an operator does once there is room again
    restarts += 1;
    await server.kill();
    await server.start(folder, { env });
  };
  const tally = await runCycles({ server, mail, cycles: rounds, seed, strike, say });
  const note = `${restarts} of ${rounds} times the server had to be started again`;
  return { ...tally, faults: [...faults, ...tally.faults], note };
}

async function isReady(server) {
  const answer = await fetch(`${server.url}/api/ready`).catch(() => null);
  return answer?.ok ?? false;
}

/** An upload that the disk has no room for is refused with a sentence, and nothing of it stays. */
async function uploadTooMuch(place, folder, server) {
  fill(place, ROOM);
  const form = new FormData();
  const lines = `Date,NB\n${'2024-06-01 00:00:00,1\n'.repeat((2 * ROOM) / 22)}`;
  form.append('file', new Blob([lines]), 'large.csv');
  const headers = { authorization: `Bearer ${await server.token('user')}`, 'accept-language': 'en' };
  const answer = await fetch(`${server.url}/api/counts/upload`, { method: 'POST', headers, body: form });
  const { message } = await answer.json();
  clear(place);
  const left = readdirSync(join(folder, 'files'));
  const faults = [];
  if (answer.status !== 503 || !/disk of the server is full/.test(message))
    faults.push({ kind: 'lost', what: `the sentence about the full disk: ${answer.status} ${message}` });
  if (left.length > 0) faults.push({ kind: 'stuck', what: `left over: ${left.join(', ')}` });
  return faults;
}
