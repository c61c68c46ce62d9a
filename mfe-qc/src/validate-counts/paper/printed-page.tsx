import { COUNTS_PAGE_SIZE, type CountsPage } from 'shared-domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { paperTexts } from './texts.ts';

/** That only the page of the list is printed, where there are more; the browser's own command waits for no others. */
export function PrintedPage({ page: { data, current_page: at, total } }: { page: CountsPage }) {
  const t = useTexts(paperTexts);
  if (data.length >= total) return null;
  const first = (at - 1) * COUNTS_PAGE_SIZE + 1;
  return (
    <p className="qc-paper-cut">
      {t('page', {
        first: formatNumber(first),
        last: formatNumber(first + data.length - 1),
        total: formatNumber(total),
      })}
    </p>
  );
}
