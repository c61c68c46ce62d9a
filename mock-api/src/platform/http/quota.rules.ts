/** How many files an agency may keep, and how many bytes; 0 sets no limit. */
export type Quota = { files: number; bytes: number };

/** What an agency keeps. */
export type Used = { files: number; bytes: number };

/** Bytes that still fit; none once the number of files is reached. */
export function roomOf(quota: Quota, used: Used): number {
  if (quota.files > 0 && used.files >= quota.files) return 0;
  return quota.bytes > 0 ? Math.max(quota.bytes - used.bytes, 0) : Infinity;
}
