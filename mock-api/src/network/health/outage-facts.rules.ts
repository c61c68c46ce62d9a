import type { Outage } from 'shared-domain';

/** What a person says of an outage. */
export type OutageFacts = Pick<Outage, 'level' | 'investigation' | 'note'>;

/** Why an outage can't be muted so: by a day that is over, for too long, without a reason. Null where it can, or is no more. */
export function muteFault(
  { until, reason }: { until: string | null; reason: string | null },
  { today, last }: { today: string; last: string },
): { field: 'until' | 'reason'; says: 'muteOver' | 'tooLong' | 'reasonRequired' } | null {
  if (until === null) return null;
  if (until < today) return { field: 'until', says: 'muteOver' };
  if (until > last) return { field: 'until', says: 'tooLong' };
  return (reason ?? '').trim() === '' ? { field: 'reason', says: 'reasonRequired' } : null;
}

/** Why it can't be kept: who closes or classifies an outage says why. */
export const lacksNote = ({ level, investigation, note }: OutageFacts): boolean =>
  (level !== null || investigation === 'closed') && (note ?? '').trim() === '';
