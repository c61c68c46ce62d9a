/** A short code that stands both on the screen and in the log. */
export function newReference(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, '0').toUpperCase();
}

/** What the log is told of a part's failure: its name, the reference that the person reads, the cause. */
export const failureOf = (name: string, reference: string, cause: unknown): Error =>
  new Error(`${name} failed (${reference})`, { cause });
