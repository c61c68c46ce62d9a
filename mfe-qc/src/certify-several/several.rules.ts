import { MARK_STATIONS_MAX, type CertifyChecklist, type StationSummary } from 'shared-domain';
import { needsReason } from '../validate-counts/certify/checklist.rules.ts';

/** So many stations are certified at once: each has a checklist to read. */
export const MOST_AT_ONCE = MARK_STATIONS_MAX;

/** What can become of a station with others: certified, or by itself alone, because of what stands there. */
export type Verdict = 'ready' | 'strong' | 'twice' | 'nothing';

/** Judges a station's checklist; strong findings want a reason of their own, which is given where they are seen. */
export function verdictOf(list: CertifyChecklist): Verdict {
  if (list.counts === 0) return 'nothing';
  if (list.counted_twice.counts > 0) return 'twice';
  return needsReason(list) ? 'strong' : 'ready';
}

/** A station that waits for review, as it is offered. */
export type Candidate = { id: string; name: string; days: number; certifying: number; importing: number };

/** The stations of a list that can be offered: those that have a number. */
export function candidatesOf(stations: readonly StationSummary[]): Candidate[] {
  return stations.flatMap(
    ({ station_id_tmg: id, station_name: name, days_count: days, certifying, importing }) =>
      id === null || days === null ? [] : [{ id, name, days, certifying, importing }],
  );
}

/** Why a station can't be chosen; null: it can. `chosen`: how many are, without it. */
export function choiceObstacle(
  { certifying, importing }: Pick<Candidate, 'certifying' | 'importing'>,
  chosen: number,
): 'certifying' | 'importing' | 'most' | null {
  if (certifying === 1) return 'certifying';
  if (importing === 1) return 'importing';
  return chosen >= MOST_AT_ONCE ? 'most' : null;
}

/** How far one chosen station is. */
export type Progress =
  | { step: 'refused'; words: string }
  | { step: 'checked'; list: CertifyChecklist }
  | { step: 'started'; list: CertifyChecklist };

/** What of the chosen stations would be certified: how many stations, and how many counts. */
export function readyOf(rows: readonly Progress[]): { stations: number; counts: number } {
  const counts = rows.flatMap((row) =>
    row.step === 'checked' && verdictOf(row.list) === 'ready' ? [row.list.counts] : [],
  );
  return { stations: counts.length, counts: counts.reduce((sum, one) => sum + one, 0) };
}
