/** A short code that stands both on the screen and in the log. */
export function newReference(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, '0').toUpperCase();
}

/** Writes a failure that the person can't mend to the browser's log; shell and remotes share it. */
export function reportError(error: unknown): void {
  // oxlint-disable-next-line no-console -- the browser's log is where operators look
  console.error('[Count Exchange]', error);
}
