import { lazy, Suspense, useCallback, useState } from 'react';
import { useLoad } from 'shared-ui/api';
import { ALERT_SECONDS, type CountFilters, type Station, type Suspect } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert, Button, Spinner } from 'shared-ui/ui';
import { bulkUpdateOf } from './bulk.rules.ts';
import type { BulkTarget } from './bulk-update-panel.tsx';
import { CertifyButton } from './certify-button.tsx';
import { CountsCard } from './counts-card.tsx';
import { CountsFilters } from './counts-filters.tsx';
import { loadScope, updateMatching, type Scope } from './counts.resource.ts';
import { isNarrowed } from './filters.rules.ts';
import { validateTexts } from './texts.ts';
import { useDiscardGuard } from './use-discard-guard.ts';
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
  const { notify } = useServices();
  const stationId = station.station_id_tmg;
  const { setDirty, mayDiscard } = useDiscardGuard();
  const [revision, setRevision] = useState(0);
  const [target, setTarget] = useState<BulkTarget>('checked');
  const [asked, setAsked] = useState(0);
  const onUpdated = useCallback(() => setRevision((n) => n + 1), []);
  const scope = useLoad(() => loadScope(stationId, filters), [stationId, filters, revision]).load;
  const matching = scope.state === 'loaded' ? scope.value.counts : null;

  const changeFilters = async (next: CountFilters) => {
    if (await mayDiscard()) onFilters(next);
  };
  const bulk = {
    target,
    onTarget: setTarget,
    asked,
    matching,
    updateMatching: async (input: Parameters<typeof bulkUpdateOf>[0]) => {
      if (!(await mayDiscard())) return false;
      const count = await updateMatching(stationId, filters, bulkUpdateOf(input));
      notify('success', t('bulkDone', { count }), ALERT_SECONDS.counts);
      onUpdated();
      return true;
    },
  };
  return (
    <>
      <Suspense fallback={<Spinner />}>
        <YearPicture
          station={station}
          filters={filters}
          revision={revision}
          matching={matching}
          onSelect={(days) => void changeFilters({ ...filters, ...days })}
          onMark={() => {
            setTarget('matching');
            setAsked((n) => n + 1);
          }}
        />
      </Suspense>
      {scope.state === 'loaded' && !isNarrowed(filters) ? (
        <Waiting
          scope={scope.value}
          firstCount={station.first_count}
          onShow={(days) => void changeFilters(days)}
        />
      ) : null}
      <CountsFilters
        station={station}
        suspects={suspects}
        filters={filters}
        onChange={(next) => void changeFilters(next)}
      />
      <CountsCard
        key={JSON.stringify(filters)}
        stationId={stationId}
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
