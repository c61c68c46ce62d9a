/** What the counter vendor's platform takes of one account: requests, by its help page. */
export const VENDOR_REQUESTS = { perMinute: 100, perDay: 5000 } as const;
/** So much of a day's requests automatic imports may plan for; the rest is for people. */
export const PLANNED_SHARE = 0.8;

/** How often an agency's counts are fetched from the vendor by themselves. */
export const IMPORT_RHYTHMS = ['off', 'nightly', 'every 6 hours', 'every 3 hours'] as const;
export type ImportRhythm = (typeof IMPORT_RHYTHMS)[number];

const RUNS_A_DAY: Record<ImportRhythm, number> = {
  off: 0,
  nightly: 1,
  'every 6 hours': 4,
  'every 3 hours': 8,
};

/** How often a rhythm runs on a day. */
export const runsADay = (rhythm: ImportRhythm): number => RUNS_A_DAY[rhythm];

/** About how many requests a rhythm takes on a usual day: the list of sites with each run, and one for each channel. */
export const requestsADay = (rhythm: ImportRhythm, channels: number): number =>
  channels === 0 ? 0 : RUNS_A_DAY[rhythm] * (channels + 1);

/** Whether a rhythm fits beside what all others plan for. */
export const fitsBudget = (requests: number, others: number): boolean =>
  requests === 0 || requests + others <= VENDOR_REQUESTS.perDay * PLANNED_SHARE;
