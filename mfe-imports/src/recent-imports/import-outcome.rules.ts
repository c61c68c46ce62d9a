import type { CountImport, ImportResult } from 'shared-ui/domain';

/** Whether an import is still to finish, so that its row has to be asked for again. */
export function isUnderWay({ status }: Pick<CountImport, 'status'>): boolean {
  return status === 'waiting' || status === 'running';
}

/** The parts of an import's outcome that are worth a word, in the order in which they are told (C7). */
export const OUTCOME_PARTS = ['read', 'added', 'replaced', 'unchanged', 'certified'] as const;
/** One of them. */
export type OutcomePart = (typeof OUTCOME_PARTS)[number];

/** What happened to the counts of a file: how many were read, and each fate that befell at least one. */
export function outcomeParts(result: ImportResult): { part: OutcomePart; count: number }[] {
  return OUTCOME_PARTS.map((part) => ({ part, count: result[part] })).filter(
    ({ part, count }) => part === 'read' || count > 0,
  );
}
