import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { branchInto } from '../../.tools/recipe/branch.ts';
import { makeScratch } from '../../.tools/scratch.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A developer who has a copy of the repository, and runs quality control from it as `npm start -w mfe-qc` does. */
export type Developer = {
  /** Where the development server answers. */
  origin: string;
  /** Writes another text in the place of one that stands in a file once. */
  edit: (file: string, before: string, after: string) => void;
  leave: () => Promise<void>;
};

/** Starts the development server on its own origin, before the API at `api`, and waits until it has compiled. */
export async function startDeveloper(origin: string, api: string): Promise<Developer> {
  const copy = makeScratch();
  branchInto(root, copy);
  const server = spawn(process.execPath, ['.tools/standalone.mjs', 'mfe-qc'], {
    cwd: copy,
    env: { ...process.env, PORT: new URL(origin).port, COUNT_EXCHANGE_API: api },
    stdio: ['ignore', 'ignore', 'pipe'],
    // the command starts the bundler: both are ended together
    detached: true,
  });
  let told = '';
  server.stderr.on('data', (text: Buffer) => (told += text.toString()));
  const end = () => void (server.exitCode === null && server.pid && process.kill(-server.pid));
  process.once('exit', end);
  const isThere = async () => {
    if (server.exitCode !== null) throw new Error(`The development server ended: ${told}`);
    const reply = await fetch(`${origin}/mf-manifest.json`).catch(() => null);
    return reply?.ok ?? false;
  };
  await expect.poll(isThere, { timeout: 180_000 }).toBe(true);
  return {
    origin,
    edit: (file, before, after) => {
      const at = path.join(copy, file);
      const parts = readFileSync(at, 'utf8').split(before);
      expect(parts).toHaveLength(2);
      writeFileSync(at, parts.join(after));
    },
    leave: async () => {
      process.off('exit', end);
      if (server.exitCode === null) {
        const over = once(server, 'exit');
        end();
        await over;
      }
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
