import path from 'node:path';
import type { Compiler, RspackPluginInstance, Stats } from '@rspack/core';
import { root, versionOf } from '../project.mjs';
import { writeNotices } from '../third-party/ship-notices.ts';
import { compressAll } from './compress.ts';
import { remoteRelease, shellRelease } from './built-release.ts';
import { putIntoUse } from './put-into-use.ts';

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

/** Of the shell: licences, compressed twins, its release. */
export const finishShell = new AfterBuild(async (stats) => {
  const folder = `dist/${versionOf('shell')}`;
  writeNotices(root, 'shell', folder, stats);
  const release = await shellRelease(stats);
  await compressAll(path.join(root, 'shell', folder));
  putIntoUse('shell', release);
});

/** Of a remote: licences, compressed twins, its release. */
export const finishRemote = (part: string) =>
  new AfterBuild(async (stats) => {
    const folder = `dist/${versionOf(part)}`;
    writeNotices(root, part, folder, stats);
    const release = await remoteRelease(part, stats);
    await compressAll(path.join(root, part, folder));
    putIntoUse(part, release);
  });
