import type { CountImport, ImportResult } from './contract/imports.schema.ts';

/** Whether an import is still to finish, so that its row has to be asked for again. */
export function isImportUnderWay({ status }: Pick<CountImport, 'status'>): boolean {
  return status === 'waiting' || status === 'running' || status === 'undoing';
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

/** The same as a sentence: '96 counts read: 90 added, 6 unchanged.'; `say` words a part. */
export function outcomeInWords(fates: Fates, say: (part: OutcomePart, count: number) => string): string {
  const [read, ...rest] = outcomeParts(fates).map(({ part, count }) => say(part, count));
  return rest.length > 0 ? `${read}: ${rest.join(', ')}.` : `${read}.`;
}
