import type { CountImport } from 'shared-domain';
import type { Language, Text } from '../../platform/text/language.ts';
import type { ImportRow } from './imports.sql.ts';
import type { StoredResult } from './imports.tables.ts';

/** What is told of the counter's batteries stands among what is known of its station's equipment. */
function withoutBattery(stored: StoredResult) {
  const { battery: _, ...result } = stored;
  return result;
}

/** An import in the reader's language. */
export function wordedImport(row: ImportRow, language: Language): CountImport {
  return {
    ...row,
    message: row.message === null ? null : (JSON.parse(row.message) as Text)[language],
    result: row.result && {
      ...withoutBattery(row.result),
      differing: row.result.differing ?? 0,
      superseded: row.result.superseded ?? 0,
      warnings: row.result.warnings.map((warning) => warning[language]),
    },
    errors: row.errors.map(({ line, reason }) => ({ line, reason: reason[language] })),
  };
}
