/** Writes a failure that the person can't mend to the browser's log; shell and remotes share it. */
export function reportError(error: unknown): void {
  // oxlint-disable-next-line no-console -- the browser's log is where operators look
  console.error('[Count Exchange]', error);
}
