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

const KIT = /^\^?(\d+\.\d+)\.\d+$/;

/**
 * Whether a kit in the version that is offered does for who requires one ('^1.9.0', or '1.9.0' for the same). Its version
 * is the contract's, so that is the contract's to say. Kits before 1.0 didn't follow it: of them the contract alone says.
 */
export function kitFits(required: string, offered: string): boolean {
  const [needs, has] = [required, offered].map((version) => KIT.exec(version)?.[1]);
  if (needs === undefined || has === undefined) return false;
  if (needs.startsWith('0.') || has.startsWith('0.')) return true;
  return misfit(needs, has) === null;
}
