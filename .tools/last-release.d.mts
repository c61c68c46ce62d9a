/** Whether all that one lockfile asks for, the repository's own parts aside, stands as it asks in what another installed. */
export function covers(installed: string, asked: string): boolean;

/** The newest release of a part in which a path was otherwise than here; null where there is none, or no history to ask. */
export function releaseWithOther(part: string, path: string): string | null;

/** Puts some paths of a commit into a folder of their own, able to run; null where it asks for other packages. */
export function extract(
  commit: string,
  paths: readonly string[],
): { folder: string; remove: () => void } | null;
