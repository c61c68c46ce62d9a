import { lazy, Suspense } from 'react';
import type { CountFilters, Station, Suspect } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Spinner } from 'shared-ui/ui';
import { CertifyButton } from './certify-button.tsx';
import { CountsCard } from './counts-card.tsx';
import { CountsFilters } from './counts-filters.tsx';
import type { Scope } from './counts.resource.ts';
import { isNarrowed } from './filters.rules.ts';
import { validateTexts } from './texts.ts';
import { useReview } from './use-review.ts';
import { firstWaitingDay } from './waiting.rules.ts';

// the list does not wait for the charts' library
const YearPicture = lazy(async () => ({ default: (await import('./picture/year-picture.tsx')).YearPicture }));

/** A station's counts under review: picture, filters, list and certification. */
export function Review({
  station,
  suspects,
  filters,
  onFilters,
  onCertifying,
}: {
  station: Station;
  suspects: Suspect[];
  filters: CountFilters;
  onFilters: (filters: CountFilters) => void;
  onCertifying: (station: Station) => void;
}) {
  const t = useTexts(validateTexts);
  const { scope, revision, onUpdated, bulk, markMatching, changeFilters, setDirty, mayDiscard } = useReview(
    station.station_id_tmg,
    filters,
    onFilters,
  );
  return (
    <>
      <Suspense fallback={<Spinner />}>
        <YearPicture
          station={station}
          filters={filters}
          revision={revision}
          matching={bulk.matching}
          onSelect={(days) => void changeFilters(days)}
          onMark={markMatching}
        />
      </Suspense>
      {scope && !isNarrowed(filters) ? (
        <Waiting scope={scope} firstCount={station.first_count} onShow={(days) => void changeFilters(days)} />
      ) : null}
      <CountsFilters
        station={station}
        suspects={suspects}
        filters={filters}
        onChange={(part) => void changeFilters(part)}
      />
      <CountsCard
        key={JSON.stringify(filters)}
        stationId={station.station_id_tmg}
        filters={filters}
        suspects={suspects}
        bulk={bulk}
        mayDiscard={mayDiscard}
        onDirty={setDirty}
        onUpdated={onUpdated}
        actions={
          <>
            <Button severity="outlined" disabled>
              {`${t('applyFactor')} (${t('comingSoon')})`}
            </Button>
            <CertifyButton
              station={station}
              filters={filters}
              mayDiscard={mayDiscard}
              onStarted={onCertifying}
            />
          </>
        }
      />
    </>
  );
}

/** Where the counts to review are, when years of certified ones come before them. */
function Waiting({
  scope,
  firstCount,
  onShow,
}: {
  scope: Scope;
  firstCount: string | null;
  onShow: (days: { minDate: string }) => void;
}) {
  const t = useTexts(validateTexts);
  const from = firstWaitingDay(scope, firstCount);
  if (!from || !scope.last) return null;
  return (
    <Alert severity="info" announce={false}>
      <div className="cx-row">
        <span>{t('waiting', { count: scope.counts, from, to: scope.last.slice(0, 10) })}</span>
        <Button severity="outlined" size="small" onClick={() => onShow({ minDate: from })}>
          {t('showWaiting')}
        </Button>
      </div>
    </Alert>
  );
}
