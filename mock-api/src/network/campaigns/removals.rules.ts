import type { EditDetail } from '../../counts/edits/edits.tables.ts';
import type { MarkingImport, RemovedCounts } from './removals.sql.ts';

/** Counts of a flow that one step of a person, or one import, keeps out with one suspect. */
export type Removal = {
  flow_id: number;
  suspect_id: number;
  counts: number;
  /** The first and the last interval, by the clock beside the counter. */
  from: string;
  until: string;
  /** Empty where nobody knows: of counts that were there before it was kept. */
  by: string;
  detail: EditDetail;
  /** The import that the suspect came with; null where a person has put it. */
  brought: { id: number; file: string } | null;
};

/** How many counts each suspect keeps out, in the order of suspects. */
export function countsBySuspect(removed: readonly RemovedCounts[]): { suspect_id: number; counts: number }[] {
  const sums = new Map<number, number>();
  for (const { suspect_id, counts } of removed) sums.set(suspect_id, (sums.get(suspect_id) ?? 0) + counts);
  return [...sums]
    .map(([suspect_id, counts]) => ({ suspect_id, counts }))
    .toSorted((a, b) => a.suspect_id - b.suspect_id);
}

/** A suspect is the import's where no step has put it, or the import has written the counts since. */
function isBrought({ edit_id, edited_at }: RemovedCounts, came: MarkingImport | undefined): boolean {
  if (edit_id === null) return true;
  return (came?.finished_at ?? '') > (edited_at ?? '');
}

function removalOf(one: RemovedCounts, came: MarkingImport | undefined): Removal & { cause: string } {
  const { flow_id, suspect_id, counts, from, until } = one;
  const facts = { flow_id, suspect_id, counts, from, until };
  if (!isBrought(one, came))
    return {
      ...facts,
      by: one.by ?? '',
      detail: one.detail ?? {},
      brought: null,
      cause: `edit ${one.edit_id}`,
    };
  const brought = came ? { id: came.id, file: came.file_name } : null;
  const detail = one.note === null ? {} : { note: one.note };
  return { ...facts, by: came?.requested_by ?? '', detail, brought, cause: `import ${came?.id ?? 0}` };
}

const min = (a: string, b: string): string => (a < b ? a : b);
const max = (a: string, b: string): string => (a > b ? a : b);

/**
 * What keeps the most counts of a flow out, of all that are kept out now: a person's step, or an import that they came
 * marked with. The earliest of equal ones; undefined where none are kept out.
 */
export function largestRemoval(
  removed: readonly RemovedCounts[],
  imports: ReadonlyMap<number, MarkingImport>,
): Removal | undefined {
  const sums = new Map<string, Removal>();
  for (const one of removed) {
    const { cause, ...part } = removalOf(one, imports.get(one.import_id ?? 0));
    const key = `${part.suspect_id} ${cause}`;
    const sum = sums.get(key);
    sums.set(
      key,
      sum
        ? {
            ...sum,
            counts: sum.counts + part.counts,
            from: min(sum.from, part.from),
            until: max(sum.until, part.until),
            // a reason that holds for a part of them alone is not told of all
            detail: sum.detail.note === part.detail.note ? sum.detail : {},
          }
        : part,
    );
  }
  return [...sums.values()].toSorted((a, b) => b.counts - a.counts || (a.from < b.from ? -1 : 1))[0];
}
