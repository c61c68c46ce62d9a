import { tellFailure } from './tell-failures.ts';

/** Writes a failure that the person can't mend to the browser's log, and tells the server; shell and remotes share it. */
export function reportError(error: unknown): void {
  // oxlint-disable-next-line no-console -- the browser's log is where operators look
  console.error('[Count Exchange]', error);
  tellFailure(error);
}
