/** What has been written so far of how much. */
export type Written = { rows: number; total: number };
