import type { CountRow } from 'shared-domain';

/** Where a finding lies: a flow, and from the first of its counts to the last. */
export type FindingPlace = { flowid_txdot: string; from: string; until: string };

/** Whether a finding is about this count. */
export function isInFinding(
  { flowid_txdot: flow, date }: Pick<CountRow, 'flowid_txdot' | 'date'>,
  findings: readonly FindingPlace[],
): boolean {
  return findings.some((one) => one.flowid_txdot === flow && one.from <= date && date < one.until);
}
