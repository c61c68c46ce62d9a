import type { FindingState } from 'shared-ui/domain';

/** What makes a finding the same as one of an earlier run; times are text that sorts. */
export type FindingKey = { rule: string; flow_id: number; from: string; until: string };

/** A finding that is stored already. */
export type KnownFinding = FindingKey & { id: number; state: FindingState };

/** What a new run changes: open ones that are gone go, known ones are brought up to date, new ones are added. */
export type Reconciled<F extends FindingKey> = {
  gone: number[];
  again: { id: number; found: F }[];
  added: F[];
};

/**
 * Sets a new run beside what is stored. Decisions stay whatever is found now; what lies within one of the same rule
 * and flow has been answered and does not come back.
 */
export function reconcile<F extends FindingKey>(
  known: readonly KnownFinding[],
  found: readonly F[],
): Reconciled<F> {
  const open = new Map(known.filter(({ state }) => state === 'open').map((one) => [keyOf(one), one.id]));
  const decided = Map.groupBy(
    known.filter(({ state }) => state !== 'open'),
    kindOf,
  );
  const exactly = new Set(known.filter(({ state }) => state !== 'open').map(keyOf));
  const isAnswered = (one: F) =>
    exactly.has(keyOf(one)) ||
    decided.get(kindOf(one))?.some(({ from, until }) => from <= one.from && one.until <= until);
  const again: { id: number; found: F }[] = [];
  const added: F[] = [];
  for (const one of found) {
    if (isAnswered(one)) continue;
    const id = open.get(keyOf(one));
    if (id === undefined) added.push(one);
    else again.push({ id, found: one });
  }
  const kept = new Set(again.map(({ id }) => id));
  return { gone: [...open.values()].filter((id) => !kept.has(id)), again, added };
}

const kindOf = ({ rule, flow_id }: FindingKey): string => `${rule} ${flow_id}`;
const keyOf = (one: FindingKey): string => `${kindOf(one)} ${one.from} ${one.until}`;
