import type { CountImport } from 'shared-domain';
import type { Language, Text } from '../../platform/text/language.ts';
import type { ImportRow } from './imports.sql.ts';

/** An import in the reader's language. */
export function wordedImport(row: ImportRow, language: Language): CountImport {
  return {
    ...row,
    message: row.message === null ? null : (JSON.parse(row.message) as Text)[language],
    result: row.result && {
      ...row.result,
      differing: row.result.differing ?? 0,
      superseded: row.result.superseded ?? 0,
      warnings: row.result.warnings.map((warning) => warning[language]),
    },
    errors: row.errors.map(({ line, reason }) => ({ line, reason: reason[language] })),
  };
}
