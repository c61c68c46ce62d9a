import type { CertifyChecklist } from 'shared-domain';

/** The points of the checklist, in the order in which they are read. */
export const CHECKS = ['once', 'checked', 'findings', 'gaps', 'days', 'leftOut'] as const;
export type Check = (typeof CHECKS)[number];

/** Findings that are open in what would be certified. */
export function openFindings({ findings }: CertifyChecklist): number {
  return findings.strong + findings.review + findings.hint;
}

/** Whether anything is known of a point: what nobody has looked for is not found. */
export function isKnown(check: Check, { checked_at }: CertifyChecklist): boolean {
  return checked_at !== null || (check !== 'findings' && check !== 'gaps');
}

/**
 * Whether a point is in order. One that is not does not forbid certifying, the person decides, knowing it; hours that
 * are counted twice alone do, the API refuses them.
 */
export function isInOrder(check: Check, list: CertifyChecklist): boolean {
  switch (check) {
    case 'once':
      return list.counted_twice.counts === 0;
    case 'checked':
      return list.checked_at !== null && !list.stale;
    case 'findings':
      return isKnown(check, list) && openFindings(list) === 0;
    case 'gaps':
      return isKnown(check, list) && list.gaps.ranges === 0;
    case 'days':
      return list.days_without_counts === 0;
    case 'leftOut':
    default:
      return list.left_out.counts === 0;
  }
}

/** Whether certifying passes over strong findings, which has to be explained (C14). */
export function needsReason({ counts, findings }: CertifyChecklist): boolean {
  return counts > 0 && findings.strong > 0;
}

/** Whether there is something to put one's name to; a reason that is missing is asked for when it is pressed. */
export function mayCertify(list: CertifyChecklist): boolean {
  return list.counts > 0 && isInOrder('once', list);
}
