#!/usr/bin/env node
// count-exchange build|standalone|release|release-key|new …: the project's commands, for a project that stands on its own.
import process from 'node:process';

const [command, ...args] = process.argv.slice(2);
const COMMANDS = {
  build: '../build.mjs',
  standalone: '../standalone.mjs',
  release: '../release.mjs',
  'release-key': '../release-key.mjs',
  new: './create.mjs',
};
if (!Object.hasOwn(COMMANDS, command)) {
  console.error(`One of ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(1);
}
const file = new URL(COMMANDS[command], import.meta.url);
process.argv = [process.argv[0], file.pathname, ...args];
await import(file);
