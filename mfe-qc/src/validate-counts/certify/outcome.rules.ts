import type { Certification } from 'shared-domain';

/** What a station's ledger says of where certifying stands; null: nothing of the kind. */
export type Outcome = {
  /** The one that is under way. */
  running: Certification | null;
  /** The last try, where it failed and nothing has come of another since. */
  failed: Certification | null;
  /** What was taken back last, where nothing was certified since. */
  reopened: Certification | null;
  /** The newest that still holds, in whole or in part. */
  standing: Certification | null;
};

/** Reads a ledger, newest entry first. */
export function outcomeOf(rows: readonly Certification[]): Outcome {
  const [last] = rows.filter(({ status }) => status !== 'running');
  return {
    running: rows.find(({ status }) => status === 'running') ?? null,
    failed: last?.status === 'failed' ? last : null,
    reopened: last?.kind === 'reopening' ? last : null,
    standing:
      rows.find(
        ({ kind, status, certified }) => kind === 'certification' && status === 'done' && certified > 0,
      ) ?? null,
  };
}

/** From the first to the last day of what an entry is about, as far as it is known. */
export function daysOf({ first, last, filters }: Certification): {
  from: string | null;
  until: string | null;
} {
  return {
    from: first?.slice(0, 10) ?? filters.minDate ?? null,
    until: last?.slice(0, 10) ?? filters.maxDate ?? null,
  };
}

/** What the export's address says to choose the station and the days of an entry. */
export function exportSearch(stationId: string, entry: Certification): string {
  const { from, until } = daysOf(entry);
  return new URLSearchParams({
    station: stationId,
    ...(from && { from }),
    ...(until && { to: until }),
  }).toString();
}
