import type { SpawnSyncOptions, SpawnSyncReturns } from 'node:child_process';

/** The folder of the repository, or of the team's own project. */
export const root: string;
/** The folder of a package of ours, and how its programs end: here they are sources, packed they are built. */
export function packageOf(name: string, source: string): string;
export const programs: '.ts' | '.js';
/** Every remote, in the order in which package.json names them. */
export const REMOTES: readonly string[];
/** The version that a part is built as: its own, unless a release is made under another. */
export function versionOf(part: string): string;
/** In `node_modules`: the hash of the lockfile that was installed there. */
export const STAMP: string;
/** Notes that what is installed in a folder is what its lockfile says. */
export function noteInstalled(folder?: string): void;
/** The pinned Node where its package exists for this machine, else the running one if it is new enough. */
export function pinnedNode(): string;
/** The bundler's command as a script to run under the pinned Node; configurations are read by Node itself. */
export function rspack(command: 'build' | 'dev'): string[];
/** Runs a script of ours under the pinned Node and waits; the process ends with it if it fails, unless it is to keep going. */
export function runPinned(
  args: readonly string[],
  options?: SpawnSyncOptions & { keepGoing?: boolean },
): SpawnSyncReturns<string | Buffer>;
/** Restarts the running script under the pinned Node when the current one is another; returns only when it is right. */
export function ensurePinned(scriptUrl: string): void;
/** The server as a script to run under the pinned Node. */
export const apiServer: readonly string[];
/** What the server's Node is told. */
export const SERVER_FLAGS: readonly string[];
export const serverEnvironment: Record<string, string | undefined>;
