import type { Outage } from 'shared-domain';

/** What a person says of an outage. */
export type OutageFacts = Pick<Outage, 'level' | 'investigation' | 'note'>;

/** Why it can't be kept: who closes or classifies an outage says why. */
export const lacksNote = ({ level, investigation, note }: OutageFacts): boolean =>
  (level !== null || investigation === 'closed') && (note ?? '').trim() === '';
