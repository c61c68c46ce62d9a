const RANGE = /^\^?(\d+)\.(\d+)$/;

/**
 * Why a remote that needs `range` ('^1.1', or '1.1' for the same) does not run with the contract that a shell offers;
 * null when it does. The sentence names both versions.
 */
export function misfit(range: string, offered: string): string | null {
  const [, major, minor] = (RANGE.exec(range) ?? []).map(Number);
  const [shellMajor, shellMinor] = offered.split('.').map(Number);
  if (major === undefined || minor === undefined) return `needs contract ${range}, which is no version`;
  if (major === shellMajor && minor <= (shellMinor ?? 0)) return null;
  return `needs contract ${range}, and the shell offers ${offered}`;
}
