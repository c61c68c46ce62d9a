import { paths, type Station, type Suspect } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { lookups, useLoaded } from 'shared-ui/query';
import { useParams } from 'shared-ui/router';
import { Alert, LinkButton, LoadState, Page, Spinner, StationLink } from 'shared-ui/ui';
import { stationQuery } from './counts.resource.ts';
import { Review } from './review.tsx';
import { ReviewProvider } from './store/review-context.tsx';
import { useOpenReview } from './store/use-open-review.ts';
import { useWaitingFirst } from './use-waiting-first.ts';
import { validateTexts } from './texts.ts';
import './validate-counts.css';

/**
 * Validate Count Data: the counts of one station, reviewed and certified. While a certification runs the station is
 * asked for again until it is over.
 */
export function ValidateCountsScreen() {
  const t = useTexts(validateTexts);
  const { stationId = '' } = useParams();
  const { load, reload } = useLoaded(stationQuery(stationId));
  const station = load.state === 'loaded' ? load.value : null;
  return (
    <Page
      title={t('title')}
      intro={
        station && (
          <>
            <StationLink stationId={station.station_id_tmg}>
              {t('subject', { id: station.station_id_tmg, name: station.station_name })}
            </StationLink>
            {'. '}
            {t('intro')}
          </>
        )
      }
    >
      <LoadState
        load={load}
        retry={reload}
        label={t('loadingStation')}
        list={{ to: paths.qualityControl.href(), label: t('toQualityControl') }}
      >
        {(loaded) => <LoadedStation key={stationId} stationId={stationId} station={loaded} />}
      </LoadState>
    </Page>
  );
}

function LoadedStation({ stationId, station }: { stationId: string; station: Station }) {
  const t = useTexts(validateTexts);
  const arrived = useWaitingFirst(station);
  const { load, reload } = useLoaded(lookups.suspects);
  if (station.certifying === 1) {
    return (
      <div className="qc-certifying">
        <Alert severity="info">{t('certifying', { station: station.station_name })}</Alert>
        <LinkButton to={paths.qualityControl.href()}>{t('toQualityControl')}</LinkButton>
      </div>
    );
  }
  if (!arrived) return <Spinner label={t('loadingStation')} />;
  return (
    <LoadState load={load} retry={reload}>
      {(suspects) => <OpenReview {...{ stationId, station, suspects }} />}
    </LoadState>
  );
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
