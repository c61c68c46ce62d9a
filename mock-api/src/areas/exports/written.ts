/** What has been written so far of how much. */
export type Written = { rows: number; total: number };

/**
 * Refuses a file whose station was read in part before a change and in part after it, because counts were certified or
 * reopened meanwhile: an export says what was certified at one moment. Its job then starts over.
 */
export function refuseChanged({ found, read }: { found: number; read: number }): void {
  if (read !== found) throw new Error(`Counts changed during the export: ${found} were found, ${read} read`);
}
