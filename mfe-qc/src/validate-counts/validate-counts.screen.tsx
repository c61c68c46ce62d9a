import { useEffect, useRef } from 'react';
import { compareHref, paths, type Certification, type Station, type Suspect } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { lookups, useLoaded } from 'shared-ui/query';
import { useParams } from 'shared-ui/router';
import { LinkButton, LoadState, Page, Spinner, StationLink } from 'shared-ui/ui';
import { watchedLedger } from './certify/certify.resource.ts';
import { CertifyingPanel } from './certify/certifying-panel.tsx';
import { outcomeOf } from './certify/outcome.rules.ts';
import { stationQuery } from './counts.resource.ts';
import { usePictureAhead } from './picture/load-picture.ts';
import { Review } from './review.tsx';
import { ReviewProvider } from './store/review-context.tsx';
import { useOpenReview } from './store/use-open-review.ts';
import { useWaitingFirst } from './use-waiting-first.ts';
import { validateTexts } from './texts.ts';
import './validate-counts.css';
import './paper/paper.css';

/**
 * Validate Count Data: the counts of one station, reviewed and certified. While a certification runs the station is
 * asked for again until it is over.
 */
export function ValidateCountsScreen() {
  const t = useTexts(validateTexts);
  const { stationId = '' } = useParams();
  usePictureAhead(stationId);
  const { load, reload } = useLoaded(stationQuery(stationId));
  const station = load.state === 'loaded' ? load.value : null;
  // asked for at once: what was certified stands above the review
  const ledger = useLoaded(watchedLedger(stationId)).load;
  return (
    <Page
      title={t('title')}
      about={station ? t('subject', { id: station.station_id_tmg, name: station.station_name }) : undefined}
      intro={
        station && (
          <>
            <StationLink stationId={station.station_id_tmg}>
              {t('subject', { id: station.station_id_tmg, name: station.station_name })}
            </StationLink>
            {'. '}
            <span className="qc-off-paper">{t('intro')}</span>
          </>
        )
      }
      actions={
        <LinkButton severity="outlined" to={compareHref(stationId)}>
          {t('compare')}
        </LinkButton>
      }
    >
      <LoadState
        load={load}
        retry={reload}
        label={t('loadingStation')}
        list={{ to: paths.qualityControl.href(), label: t('toQualityControl') }}
      >
        {(loaded) =>
          ledger.state === 'loading' ? (
            <Spinner label={t('loadingStation')} />
          ) : (
            <LoadedStation
              key={stationId}
              stationId={stationId}
              station={loaded}
              ledger={ledger.state === 'loaded' ? ledger.value : []}
            />
          )
        }
      </LoadState>
    </Page>
  );
}

function LoadedStation({
  stationId,
  station,
  ledger,
}: {
  stationId: string;
  station: Station;
  ledger: Certification[];
}) {
  const t = useTexts(validateTexts);
  const arrived = useWaitingFirst(station);
  const { load, reload } = useLoaded(lookups.suspects);
  const { running } = outcomeOf(ledger);
  const isCertifying = station.certifying === 1 || running !== null;
  const place = useFocusKept(isCertifying);
  return (
    <div ref={place} className="qc-place">
      {isCertifying ? (
        <CertifyingPanel station={station} running={running} />
      ) : arrived ? (
        <LoadState load={load} retry={reload}>
          {(suspects) => <OpenReview {...{ stationId, station, suspects }} />}
        </LoadState>
      ) : (
        <Spinner label={t('loadingStation')} />
      )}
    </div>
  );
}

/** When what stands there gives way to something else, the focus that went with it goes to what came of it. */
function useFocusKept(isCertifying: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(isCertifying);
  useEffect(() => {
    if (before.current === isCertifying) return;
    before.current = isCertifying;
    const focused = document.activeElement;
    if (focused === null || focused === document.body)
      place.current?.querySelector<HTMLElement>('[data-outcome]')?.focus();
  }, [isCertifying]);
  return place;
}

function OpenReview({
  stationId,
  station,
  suspects,
}: {
  stationId: string;
  station: Station;
  suspects: Suspect[];
}) {
  const review = useOpenReview(stationId);
  return (
    <ReviewProvider review={review} station={station} suspects={suspects}>
      <Review />
    </ReviewProvider>
  );
}
