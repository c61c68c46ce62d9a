// A power cut: what the embedded database has written but not synced is gone, or half of it is.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCycles } from '../../mock-api/src/testing/chaos/cycles.ts';
import { randomStream } from '../../mock-api/src/demo/seed/generator/random.ts';
import { afterPowerCut } from './disk.mjs';
import { withServer } from './parts.mjs';

const RECORDER = pathToFileURL(join(import.meta.dirname, 'record-syncs.mjs')).href;

export function run({ seed, rounds, say }) {
  const random = randomStream(seed + 1);
  return withServer(async ({ server, mail, env }) => {
    const disk = mkdtempSync(join(tmpdir(), 'count-exchange-disk-'));
    try {
      const folder = server.folder('power');
      const database = join(folder, 'database');
      const synced = join(disk, 'synced');
      const start = async () => {
        rmSync(synced, { recursive: true, force: true });
        cpSync(database, synced, { recursive: true });
        const recorded = { NODE_OPTIONS: `--import ${RECORDER}`, CHAOS_DISK: database, CHAOS_SYNCED: synced };
        await server.start(folder, { env: { ...env, ...recorded } });
      };
      let dropped = 0;
      const strike = async () => {
        await server.kill();
        dropped += afterPowerCut(database, synced, random);
        await start();
      };
      await start();
      const tally = await runCycles({ server, mail, cycles: rounds, seed, strike, say });
      const note = `${dropped} pages of 4 KB that were written and not synced were taken away`;
      return { ...tally, note: `${note}: what was promised had been synced` };
    } finally {
      rmSync(disk, { recursive: true, force: true });
    }
  });
}
