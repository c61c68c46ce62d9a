import { defineConfig } from '@rspack/cli';
import type { Configuration } from '@rspack/core';

const load = async (part: string) =>
  ((await import(`./${part}/rspack.config.ts`)) as { default: Configuration }).default;

/** Those named: `rspack build --config-name mfe-…`. */
export default defineConfig((_env, { configName }) => Promise.all((configName ?? []).map(load)));
