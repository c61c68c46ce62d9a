import { wallClock } from 'shared-domain';
import type { Text } from '../../platform/text/language.ts';
import type { StoredResult } from './imports.tables.ts';
import { texts } from './texts.ts';
import type { Battery } from './vendors/layout.ts';

/**
 * What there is to say of counts once all are read: how many, the first and last time as wall-clock minutes (null without any), what
 * to warn about, and what is told of the counter's batteries.
 */
export type ImportSummary = {
  read: number;
  first: number | null;
  last: number | null;
  warnings: Text[];
  battery?: Battery | undefined;
};

/** What became of the counts, and what is noted beside. */
type Outcome = {
  fates: Pick<StoredResult, 'added' | 'replaced' | 'unchanged' | 'certified'> & { differing: number };
  notes: Text[];
  superseded: number;
};

/** The result of an import as it is stored. */
export function resultOf(
  { read, first, last, warnings, battery }: ImportSummary,
  { fates, notes, superseded }: Outcome,
): StoredResult {
  return {
    read,
    ...fates,
    superseded,
    first: first === null ? null : wallClock(first),
    last: last === null ? null : wallClock(last),
    ...(battery && { battery }),
    warnings: [
      ...warnings,
      ...notes,
      ...(fates.differing > 0 ? [texts.certifiedDiffer({ counts: fates.differing })] : []),
    ],
  };
}
