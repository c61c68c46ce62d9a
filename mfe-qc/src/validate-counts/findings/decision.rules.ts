import { NOTE_MAX, REASON_MAX, type Finding, type Suspect } from 'shared-domain';

/**
 * What the person is about to decide. `suspect`: '' takes what the rule proposes, 'none' marks nothing, else a
 * suspect's id as text. `reason` is null while dismissing is not asked for.
 */
export type Decision = { suspect: string; note: string; allOfKind: boolean; reason: string | null };

export const NO_DECISION: Decision = { suspect: '', note: '', allOfKind: false, reason: null };

/** Whether anything of it was chosen or typed. */
export const isBegun = ({ suspect, note, allOfKind, reason }: Decision): boolean =>
  suspect !== '' || note !== '' || allOfKind || reason !== null;

/** The decision as fields of POST /findings/accept. */
export function marksOf({ suspect, note }: Decision): { suspect_id?: number | null; note?: string } {
  return {
    ...(suspect === '' ? {} : { suspect_id: suspect === 'none' ? null : Number(suspect) }),
    ...(note.trim() === '' ? {} : { note: note.trim().slice(0, NOTE_MAX) }),
  };
}

/** Whether the reason will do: not empty, not too long. */
export function isReason(reason: string | null): reason is string {
  const length = reason?.trim().length ?? 0;
  return length > 0 && length <= REASON_MAX;
}

/** The suspects to choose from: what the rule thinks of too comes first; what it proposes has an option of its own. */
export function suspectChoices({ suspect_id, other_suspects }: Finding, suspects: Suspect[]): Suspect[] {
  const rest = suspects.filter(({ id }) => id !== suspect_id);
  return [
    ...rest.filter(({ id }) => other_suspects.includes(id)),
    ...rest.filter(({ id }) => !other_suspects.includes(id)),
  ];
}

/** The findings that the decision is about: the very ones that were seen; what was found since is not decided along. */
export function decidedIds({ allOfKind }: Decision, current: Finding, kind: Finding[]): number[] {
  return allOfKind ? kind.map(({ id }) => id) : [current.id];
}
