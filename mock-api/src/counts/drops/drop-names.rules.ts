/** Names of files that a program is still writing. */
const UNFINISHED = ['.part', '.tmp', '.filepart', '.crdownload'];

/** So long nothing of a file may have changed before it is taken, in milliseconds. */
export const SETTLES_MS = 30_000;

/** Whether a name is of a whole file: none that is hidden, and none that is still being written. */
export function isWholeName(name: string): boolean {
  const low = name.toLowerCase();
  return !name.startsWith('.') && !UNFINISHED.some((ending) => low.endsWith(ending));
}

/** What a file looks like at a moment, both in milliseconds. */
export type Look = { size: number; changed: number; at: number };

/** Whether a file has settled: it was the same at two looks so far apart. */
export function hasSettled(before: Look | undefined, now: Look): boolean {
  if (!before || before.size !== now.size || before.changed !== now.changed) return false;
  return now.at - before.at >= SETTLES_MS;
}

/** The look that the next one is compared with: the first one at which the file was as it is now. */
export const keptLook = (before: Look | undefined, now: Look): Look =>
  before && before.size === now.size && before.changed === now.changed ? before : now;

/** The agency of a folder's name: its number, and behind a hyphen what people like to read; null for any other folder. */
export function agencyOfFolder(name: string): number | null {
  const [, number] = /^([1-9]\d{0,8})(?:-[\w-]*)?$/.exec(name) ?? [];
  return number === undefined ? null : Number(number);
}

/** What a file is called while it is taken up: whose it is stands in the name, whatever happens to the process. */
export const takingName = (folder: string, id: string): string => `${folder}.${id}`;

/** The agency's folder and the id in such a name; null for anything else. */
export function ofTakingName(name: string): { folder: string; id: string } | null {
  const [, folder, id] = /^([\w-]+)\.([0-9a-f-]{36})$/.exec(name) ?? [];
  return folder !== undefined && id !== undefined && agencyOfFolder(folder) !== null ? { folder, id } : null;
}

/** Under which name a file is put away: its row's number first, so that none takes the place of another. */
export const awayName = (id: number, name: string): string => `${id}-${name.slice(-180)}`;

/** The number of the row of a file that was put away; null for anything else. */
export function rowOfAway(name: string): number | null {
  const [, number] = /^([1-9]\d{0,8})-./.exec(name) ?? [];
  return number === undefined ? null : Number(number);
}
