/**
 * Which remote's code an error comes from, by the addresses in its trace; null when it is none's, or the shell's. An
 * error counts for the innermost remote: the kit that it called is the shell's.
 */
export function remoteOfError(trace: string): string | null {
  return /\/(mfe-[a-z0-9-]+)\/[^/\s]+\/[^\s:)]+\.js/.exec(trace)?.[1] ?? null;
}
