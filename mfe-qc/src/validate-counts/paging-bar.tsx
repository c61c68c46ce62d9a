import { COUNTS_PAGE_SIZE, nextPage, previousPage, type CountsCursor, type CountsPage } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { validateTexts } from './texts.ts';

/** Previous and Next with the place in the whole list. */
export function PagingBar({
  page,
  busy,
  onGo,
}: {
  page: CountsPage;
  busy: boolean;
  onGo: (to: CountsCursor) => void;
}) {
  const t = useTexts(validateTexts);
  const previous = previousPage(page);
  const next = nextPage(page);
  // while a page is on its way the buttons wait without being disabled: that would take the focus from them
  const go = (to: CountsCursor | null) => {
    if (to && !busy) onGo(to);
  };
  const first = (page.current_page - 1) * COUNTS_PAGE_SIZE + 1;
  return (
    <nav className="qc-paging" aria-label={t('pages')}>
      <Button severity="outlined" disabled={!previous} onClick={() => go(previous)}>
        {t('previous')}
      </Button>
      <p aria-live="polite">{t('place', { first, last: first + page.data.length - 1, total: page.total })}</p>
      <Button severity="outlined" disabled={!next} onClick={() => go(next)}>
        {t('next')}
      </Button>
    </nav>
  );
}
