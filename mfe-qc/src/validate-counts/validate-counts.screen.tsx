import { useEffect, useMemo, useRef } from 'react';
import { suspects, useLoad, useWatched } from 'shared-ui/api';
import { paths, type CountFilters, type Station } from 'shared-ui/domain';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { useParams, useSearchParams } from 'shared-ui/router';
import { Alert, LinkButton, LoadState, Page, Spinner } from 'shared-ui/ui';
import { loadStation } from './counts.resource.ts';
import { filtersFromSearch, searchFromFilters } from './filters.rules.ts';
import { Review } from './review.tsx';
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
  useInLanguage(reload);
  const station = load.state === 'loaded' ? load.value : null;
  return (
    <Page
      title={t('title')}
      intro={station ? t('intro', { id: station.station_id_tmg, name: station.station_name }) : undefined}
    >
      <LoadState load={load} retry={reload} label={t('loadingStation')}>
        {(loaded) => <LoadedStation station={loaded} stationId={stationId} onStation={replace} />}
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
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const filters = useMemo(() => filtersFromSearch(new URLSearchParams(text)), [text]);
  const onFilters = (next: CountFilters) => setSearch(searchFromFilters(next), { replace: true });
  const arrived = useWaitingFirst(station, text !== '', (minDate) => onFilters({ minDate }));
  const { load, reload } = useLoad(suspects, []);
  useInLanguage(reload);
  if (station.certifying === 1) {
    return (
      <div className="qc-certifying">
        <Alert severity="info">{t('certifying', { name: station.station_name })}</Alert>
        <LinkButton to={paths.qualityControl.href()}>{t('toQualityControl')}</LinkButton>
      </div>
    );
  }
  if (station.station_id_tmg !== stationId || !arrived) return <Spinner label={t('loadingStation')} />;
  return (
    <LoadState load={load} retry={reload}>
      {(list) => (
        <Review
          station={station}
          suspects={list}
          filters={filters}
          onFilters={onFilters}
          onStation={onStation}
        />
      )}
    </LoadState>
  );
}

/** Asks again when the language changes, keeping what is shown: names of codes come from the server. */
function useInLanguage(reload: () => void): void {
  const [language] = useLanguage();
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current !== language) reload();
    asked.current = language;
  }, [language, reload]);
}
