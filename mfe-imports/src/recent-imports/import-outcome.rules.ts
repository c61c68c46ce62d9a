import type { CountImport, ImportResult } from 'shared-domain';

/** Whether an import is still to finish, so that its row has to be asked for again. */
export function isUnderWay({ status }: Pick<CountImport, 'status'>): boolean {
  return status === 'waiting' || status === 'running' || status === 'undoing';
}

/** Whether an import has changed anything, so that there is something to take back. */
export function hasWritten({ result }: Pick<CountImport, 'result'>): boolean {
  return result !== null && result.added + result.replaced + result.superseded > 0;
}

/** How an import's state is drawn: one being undone is at work, one undone is of no use any more. */
export function workState(status: CountImport['status']): 'waiting' | 'running' | 'done' | 'failed' | 'over' {
  if (status === 'undoing') return 'running';
  return status === 'undone' ? 'over' : status;
}

/** The parts of an import's outcome that are worth a word, in the order in which they are told (C7). */
const OUTCOME_PARTS = ['read', 'added', 'replaced', 'superseded', 'unchanged', 'certified'] as const;
/** One of them. */
export type OutcomePart = (typeof OUTCOME_PARTS)[number];
/** How many counts met which fate. */
export type Fates = Pick<ImportResult, OutcomePart>;

/** What happened to the counts of a file: how many were read, and each fate that befell at least one. */
export function outcomeParts(fates: Fates): { part: OutcomePart; count: number }[] {
  return OUTCOME_PARTS.map((part) => ({ part, count: fates[part] })).filter(
    ({ part, count }) => part === 'read' || count > 0,
  );
}

/** The newest imports before those that were shown already; of a row that both have, the newer state. */
export function withOlder(newest: readonly CountImport[], shown: readonly CountImport[]): CountImport[] {
  const known = new Set(newest.map(({ id }) => id));
  return [...newest, ...shown.filter(({ id }) => !known.has(id))].sort((a, b) => b.id - a.id);
}
