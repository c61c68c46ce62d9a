import path from 'node:path';
import type { Compiler, RspackPluginInstance, Stats } from '@rspack/core';
import { root, versionOf } from '../project.mjs';
import { writeNotices } from '../third-party/ship-notices.ts';
import { compressAll } from './compress.ts';
import { writeRelease, writeShell } from './registry.ts';

/** What is left to do with the files of a sound build; the command ends when it is done, and fails when it fails. */
export class AfterBuild implements RspackPluginInstance {
  private readonly work: (stats: Stats) => Promise<void>;

  constructor(work: (stats: Stats) => Promise<void>) {
    this.work = work;
  }

  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise('AfterBuild', async (stats) => {
      if (!stats.hasErrors()) await this.work(stats);
    });
  }
}

/** Of the shell: licences, what it offers remotes, compressed twins. */
export const finishShell = new AfterBuild(async (stats) => {
  writeNotices(root, 'shell', 'dist', stats);
  await writeShell();
  await compressAll(path.join(root, 'shell/dist'));
});

/** Of a remote: licences, its release, compressed twins. */
export const finishRemote = (part: string) =>
  new AfterBuild(async (stats) => {
    const folder = `dist/${versionOf(part)}`;
    writeNotices(root, part, folder, stats);
    await writeRelease(part);
    await compressAll(path.join(root, part, folder));
  });
