import type { CertifyChecklist } from 'shared-domain';
import type { Progress } from '../several/candidates.rules.ts';
import { needsReason } from '../validate-counts/certify/checklist.rules.ts';

/** What can become of a station with others: certified, or by itself alone, because of what stands there. */
export type Verdict = 'ready' | 'strong' | 'twice' | 'nothing';

/** Judges a station's checklist; strong findings want a reason of their own, which is given where they are seen. */
export function verdictOf(list: CertifyChecklist): Verdict {
  if (list.counts === 0) return 'nothing';
  if (list.counted_twice.counts > 0) return 'twice';
  return needsReason(list) ? 'strong' : 'ready';
}

/** What certifying a station has come to: its checklist was read, or its job is started. */
export type Certifying = { step: 'checked' | 'started'; list: CertifyChecklist };

/** What of the chosen stations would be certified: how many stations, and how many counts. */
export function readyOf(rows: readonly Progress<Certifying>[]): { stations: number; counts: number } {
  const counts = rows.flatMap((row) =>
    row.step === 'checked' && verdictOf(row.list) === 'ready' ? [row.list.counts] : [],
  );
  return { stations: counts.length, counts: counts.reduce((sum, one) => sum + one, 0) };
}
