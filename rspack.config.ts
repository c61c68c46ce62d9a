import { defineConfig } from '@rspack/cli';
import type { Configuration } from '@rspack/core';
import { REMOTES } from './.tools/project.mjs';

const load = async (part: string) =>
  ((await import(`./${part}/rspack.config.ts`)) as { default: Configuration }).default;

/**
 * All parts in one process, which is a sixth cheaper than one each: `rspack build`. `--config-name mfe-qc` takes those
 * named, and reads no other's configuration; in a part's folder `rspack build` takes that one.
 */
export default defineConfig((_env, { configName }) =>
  Promise.all((configName ?? ['shell', ...REMOTES]).map(load)),
);
