import type { FindingState } from 'shared-domain';

/** What makes a finding the same as one of an earlier run; times are text that sorts. */
export type FindingKey = { rule: string; flow_id: number; from: string; until: string };

/** What one rule found there. */
export type FoundPiece = Omit<FindingKey, 'flow_id'>;

/** A finding of a run: what it is, and what each of its rules found. */
export type FoundCase = FindingKey & { parts: readonly FoundPiece[] };

/** A finding that is stored already. */
export type KnownFinding = FindingKey & { id: number; state: FindingState; rules: readonly string[] };

/** What a new run changes: open ones that are gone go, known ones are brought up to date, new ones are added. */
export type Reconciled<F extends FindingKey> = {
  gone: number[];
  again: { id: number; found: F }[];
  added: F[];
};

const isDecided = ({ state }: KnownFinding): boolean => state === 'accepted' || state === 'dismissed';

/** Whether the same findings are answered, in the same way. */
export function hasSameAnswers(before: readonly KnownFinding[], now: readonly KnownFinding[]): boolean {
  const answers = new Map(before.filter(isDecided).map(({ id, state }) => [id, state]));
  const decided = now.filter(isDecided);
  return decided.length === answers.size && decided.every(({ id, state }) => answers.get(id) === state);
}

/**
 * Says what a person has answered: what lies within an accepted or dismissed finding of the flow, by one of its rules.
 * Certifying answers nothing that is found in counts that are still, or again, uncertified.
 */
export function answeredIn(known: readonly KnownFinding[]): (flowId: number, piece: FoundPiece) => boolean {
  const byFlow = Map.groupBy(known.filter(isDecided), ({ flow_id }) => flow_id);
  return (flowId, { rule, from, until }) =>
    byFlow.get(flowId)?.some((one) => one.rules.includes(rule) && one.from <= from && until <= one.until) ??
    false;
}

/**
 * Sets a new run beside what is stored. Decisions stay whatever is found now; what has been answered does not come
 * back. What certifying had decided is open again when it is found again.
 */
export function reconcile<F extends FoundCase>(
  known: readonly KnownFinding[],
  found: readonly F[],
): Reconciled<F> {
  const ids = new Map(known.filter((one) => !isDecided(one)).map((one) => [keyOf(one), one.id]));
  const exactly = new Set(known.filter(isDecided).map(keyOf));
  const isAnswered = answeredIn(known);
  const again: { id: number; found: F }[] = [];
  const added: F[] = [];
  for (const one of found) {
    if (exactly.has(keyOf(one)) || one.parts.every((part) => isAnswered(one.flow_id, part))) continue;
    const id = ids.get(keyOf(one));
    if (id === undefined) added.push(one);
    else again.push({ id, found: one });
  }
  const kept = new Set(again.map(({ id }) => id));
  const gone = known.filter(({ id, state }) => state === 'open' && !kept.has(id)).map(({ id }) => id);
  return { gone, again, added };
}

const keyOf = ({ rule, flow_id, from, until }: FindingKey): string => `${rule} ${flow_id} ${from} ${until}`;
