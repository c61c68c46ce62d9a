import { suspects, useLoad, useReloadOnLanguage, useWatched } from 'shared-ui/api';
import { paths, type Station } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useParams } from 'shared-ui/router';
import { Alert, LinkButton, LoadState, Page, Spinner } from 'shared-ui/ui';
import { loadStation } from './counts.resource.ts';
import { isNarrowed } from './filters.rules.ts';
import { Review } from './review.tsx';
import { useDiscardGuard } from './use-discard-guard.ts';
import { useReviewAddress } from './use-review-address.ts';
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
  const { load, reload, replace } = useWatched(
    () => loadStation(stationId),
    [stationId],
    (station) => station.certifying === 1,
  );
  useReloadOnLanguage(reload);
  const station = load.state === 'loaded' ? load.value : null;
  return (
    <Page
      title={t('title')}
      intro={station ? t('intro', { id: station.station_id_tmg, name: station.station_name }) : undefined}
    >
      <LoadState
        load={load}
        retry={reload}
        label={t('loadingStation')}
        list={{ to: paths.qualityControl.href(), label: t('toQualityControl') }}
      >
        {(loaded) => (
          <LoadedStation
            key={loaded.station_id_tmg}
            station={loaded}
            stationId={stationId}
            onStation={replace}
          />
        )}
      </LoadState>
    </Page>
  );
}

function LoadedStation({
  station,
  stationId,
  onStation,
}: {
  station: Station;
  /** The one asked for. */
  stationId: string;
  onStation: (station: Station) => void;
}) {
  const t = useTexts(validateTexts);
  const guard = useDiscardGuard();
  const address = useReviewAddress(guard.mayDiscard);
  const arrived = useWaitingFirst(station, isNarrowed(address.filters), (minDate) =>
    address.changeFilters({ minDate }),
  );
  const { load, reload } = useLoad(suspects, []);
  useReloadOnLanguage(reload);
  if (station.certifying === 1) {
    return (
      <div className="qc-certifying">
        <Alert severity="info">{t('certifying', { station: station.station_name })}</Alert>
        <LinkButton to={paths.qualityControl.href()}>{t('toQualityControl')}</LinkButton>
      </div>
    );
  }
  if (station.station_id_tmg !== stationId || !arrived) return <Spinner label={t('loadingStation')} />;
  return (
    <LoadState load={load} retry={reload}>
      {(list) => <Review {...{ station, address, guard, onStation }} suspects={list} />}
    </LoadState>
  );
}
