import { useReloadOnLanguage } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Card, FilteredEmpty, Spinner, StationLink, usePrinting } from 'shared-ui/ui';
import { CountsEditor } from './counts-editor.tsx';
import { fileTexts } from './file/texts.ts';
import { useCountsFile } from './file/use-counts-file.ts';
import { PagingBar } from './paging-bar.tsx';
import { AgencyAhead, PaperHead } from './paper/paper-head.tsx';
import { PaperSheet } from './paper/paper-sheet.tsx';
import { PrintedPage } from './paper/printed-page.tsx';
import { paperTexts } from './paper/texts.ts';
import { usePaper } from './paper/use-paper.ts';
import { useActs, useReviewItself, useSubject } from './store/review-context.tsx';
import { validateTexts } from './texts.ts';
import { useCountsPage } from './use-counts-page.ts';
import { useFiltersInWords } from './use-filters-in-words.ts';
import { LateTools } from './views/late-tools.tsx';
import { useAway } from './views/use-columns.ts';

/** The counts list with its paging. */
export function CountsCard() {
  const t = useTexts(validateTexts);
  const inUse = useFiltersInWords('all');
  const { filters, counts } = useActs();
  const { store } = useReviewItself();
  const { page, name, error, busy, isFormer, reload } = useCountsPage();
  useReloadOnLanguage(() => {
    // typed work is worth more than the names of codes in another language
    if (!store.getState().typed) void reload();
  });
  const isEmpty = page?.total === 0;
  const tp = useTexts(paperTexts);
  const tf = useTexts(fileTexts);
  const { station, suspects } = useSubject();
  const printing = usePrinting();
  const { paper, print } = usePaper();
  const away = useAway();
  const save = useCountsFile();
  // the browser's own print command waits for nothing: it has the page of the list
  const sheet = paper ?? (printing && page ? { counts: page.data, total: page.data.length } : null);
  return (
    <Card
      title={t('counts')}
      className="qc-counts-card"
      actions={
        <>
          <Button severity="outlined" icon="download" disabled={!page || isEmpty} onClick={save}>
            {tf('save')}
          </Button>
          <Button severity="outlined" icon="print" disabled={!page || isEmpty} onClick={print}>
            {tp('print')}
          </Button>
          <Button severity="outlined" disabled>
            {`${t('applyFactor')} (${t('comingSoon')})`}
          </Button>
          <StationLink stationId={station.station_id_tmg}>{t('stationFactors')}</StationLink>
        </>
      }
    >
      <AgencyAhead />
      {printing && page ? <PaperHead total={page.total} /> : null}
      {printing && page && !paper ? <PrintedPage page={page} /> : null}
      {sheet ? <PaperSheet paper={sheet} suspects={suspects} away={away} /> : null}
      {page ? <LateTools /> : null}
      {error === null ? null : <Alert severity="danger">{error}</Alert>}
      {page === null && error === null ? <Spinner label={t('loadingCounts')} /> : null}
      {isEmpty && inUse.length > 0 ? <FilteredEmpty filters={inUse} onClear={filters.clear} /> : null}
      {isEmpty && inUse.length === 0 ? <p>{t('noCounts')}</p> : null}
      {page && !isEmpty ? (
        <div className="qc-list" aria-busy={busy}>
          <CountsEditor key={name} counts={page.data} isFormer={isFormer} />
          <PagingBar page={page} busy={busy} onGo={(to) => void counts.goTo(to)} />
        </div>
      ) : null}
    </Card>
  );
}
