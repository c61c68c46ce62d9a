import type { CountRow, Suspect } from 'shared-domain';
import type { CellValue } from 'shared-domain/table';
import type { Translate } from 'shared-ui/i18n';
import type { Column } from '../grid/columns.ts';
import { shownDate } from '../grid/grid.rules.ts';
import type { paperTexts } from '../paper/texts.ts';
import type { validateTexts } from '../texts.ts';
import type { fileTexts } from './texts.ts';

type CountColumn = { field: string; header: string; value: (row: CountRow) => CellValue };

/** The texts that the columns are named and filled with. */
type Words = {
  t: Translate<typeof validateTexts.en>;
  tf: Translate<typeof fileTexts.en>;
  tp: Translate<typeof paperTexts.en>;
};

/**
 * The list's columns as a file has them, without those that are put `away`: what a row shows by a mark is a word, and a missing count
 * is empty.
 */
export function countColumns(
  suspects: readonly Suspect[],
  { t, tf, tp }: Words,
  away: readonly Column[],
): CountColumn[] {
  const names = new Map(suspects.map(({ id, validity_condition }) => [id, validity_condition]));
  const columns: CountColumn[] = [
    { field: 'date', header: t('columnDate'), value: ({ date }) => shownDate(date) },
    { field: 'flow', header: tf('flow'), value: ({ flowid_txdot: flow }) => flow },
    { field: 'count_type', header: t('columnCountType'), value: ({ count_type: type }) => type },
    { field: 'direction', header: t('columnDirection'), value: ({ direction }) => direction },
    { field: 'count_int', header: t('columnInterval'), value: ({ count_int: minutes }) => minutes },
    { field: 'count', header: t('columnCount'), value: ({ count }) => count },
    { field: 'vendor_status', header: t('vendorStatus'), value: ({ vendor_status: status }) => status },
    {
      field: 'suspect',
      header: t('columnSuspect'),
      value: ({ suspect_id: id }) => (id === null ? t('valid') : (names.get(id) ?? '')),
    },
    { field: 'note', header: t('columnNote'), value: ({ note }) => note },
    {
      field: 'certified',
      header: t('certified'),
      value: ({ certified }) => (certified ? t('certified') : tp('waits')),
    },
  ];
  return columns.filter(({ field }) => !away.some((column) => column === field));
}
