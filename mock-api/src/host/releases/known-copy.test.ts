import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyIn } from './known-copy.ts';
import { entryOf } from './testing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'count-exchange-copy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes one registry after the other, each with many releases, until it is killed. */
const WRITER = `
  const [module, file, entry] = process.argv.slice(1);
  const { copyIn } = await import(module);
  const remotes = Array(500).fill(JSON.parse(entry));
  for (let revision = 1; ; revision += 1) {
    await copyIn(file).write({ registry: { revision, remotes } });
    if (revision === 1) process.stdout.write('begun');
  }
`;

test('a process that is killed while it writes leaves a whole registry', async () => {
  const file = path.join(folder, 'registry.json');
  for (const ms of [40, 75, 110]) {
    const writer = spawn(process.execPath, [
      '--input-type=module',
      '--disable-warning=ExperimentalWarning',
      '-e',
      WRITER,
      path.join(import.meta.dirname, 'known-copy.ts'),
      file,
      JSON.stringify(entryOf('mfe-qc', '1.0.0')),
    ]);
    await once(writer.stdout, 'data');
    await sleep(ms);
    writer.kill('SIGKILL');
    await once(writer, 'close');
    expect((await copyIn(file).read())?.registry.remotes).toHaveLength(500);
  }
});
