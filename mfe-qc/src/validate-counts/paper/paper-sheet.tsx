import { memo, useMemo } from 'react';
import type { Suspect } from 'shared-domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import type { Column } from '../grid/columns.ts';
import { shownDate } from '../grid/grid.rules.ts';
import { validateTexts } from '../texts.ts';
import type { PaperCounts } from './paper.rules.ts';
import { paperTexts } from './texts.ts';

/**
 * The counts as a plain table, which is on paper what the list is on a screen: nothing to press, its heads on each
 * sheet, all that the filters reach. On a screen nothing of it shows.
 */
export const PaperSheet = memo(function PaperSheet({
  paper: { counts, total },
  suspects,
  away,
}: {
  paper: PaperCounts;
  suspects: readonly Suspect[];
  /** The columns that are put away. */
  away: readonly Column[];
}) {
  const t = useTexts(validateTexts);
  const tp = useTexts(paperTexts);
  const names = useMemo(
    () => new Map(suspects.map(({ id, validity_condition }) => [id, validity_condition])),
    [suspects],
  );
  const hidden = (column: Column) => ({ hidden: away.includes(column) });
  const left = total - counts.length;
  return (
    <div className="qc-paper-sheet">
      {left > 0 ? (
        <p className="qc-paper-cut">
          {tp('cut', {
            count: formatNumber(counts.length),
            total: formatNumber(total),
            left: formatNumber(left),
          })}
        </p>
      ) : null}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('columnDate')}</th>
            <th scope="col" {...hidden('count_type')}>
              {t('columnCountType')}
            </th>
            <th scope="col" {...hidden('direction')}>
              {t('columnDirection')}
            </th>
            <th scope="col" className="qc-number" {...hidden('count_int')}>
              {t('columnInterval')}
            </th>
            <th scope="col" className="qc-number">
              {t('columnCount')}
            </th>
            <th scope="col">{t('columnSuspect')}</th>
            <th scope="col">{t('columnNote')}</th>
            <th scope="col">{t('certified')}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => (
            <tr key={count.id}>
              <th scope="row">{shownDate(count.date)}</th>
              <td {...hidden('count_type')}>{count.count_type}</td>
              <td {...hidden('direction')}>{count.direction}</td>
              <td className="qc-number" {...hidden('count_int')}>
                {count.count_int}
              </td>
              <td className="qc-number">
                {count.count ?? t('null')}
                {count.vendor_status ? ` ${t('statusOf', { status: count.vendor_status })}` : null}
              </td>
              <td>{count.suspect_id === null ? t('valid') : (names.get(count.suspect_id) ?? '')}</td>
              <td>{count.note}</td>
              <td>{count.certified ? t('certified') : tp('waits')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
