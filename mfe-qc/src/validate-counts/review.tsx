import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { CountFilters, Finding, Station, Suspect } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Spinner } from 'shared-ui/ui';
import { CertifyButton } from './certify-button.tsx';
import { CountsCard } from './counts-card.tsx';
import { CountsFilters } from './counts-filters.tsx';
import type { Scope } from './counts.resource.ts';
import { flowsShown, isNarrowed } from './filters.rules.ts';
import { FindingsCard } from './findings/findings-card.tsx';
import { useQueue } from './findings/use-queue.ts';
import { daysOfSpan, spanOf } from './picture/selection.rules.ts';
import { ReviewBar } from './review-bar.tsx';
import { useShortcuts, useSingleKeys } from './shortcuts/use-shortcuts.ts';
import { validateTexts } from './texts.ts';
import { useReview } from './use-review.ts';
import { firstWaitingDay } from './waiting.rules.ts';

// the list does not wait for the charts' library
const YearPicture = lazy(async () => ({ default: (await import('./picture/year-picture.tsx')).YearPicture }));

/** A station's counts under review: picture, findings, filters, list and certification. */
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
  const stationId = station.station_id_tmg;
  const review = useReview(stationId, filters, onFilters);
  const { scope, revision, bulk, history, changeFilters, mayDiscard } = review;
  const flows = useFlows(station, filters);
  const queue = useQueue(stationId, {
    shown: flows.shown,
    revision,
    mayDiscard,
    onDecided: review.onDecided,
  });
  const list = useRef<HTMLDivElement>(null);
  const showRows = (finding: Finding) => {
    void changeFilters(daysOfSpan(spanOf(finding)));
    list.current?.scrollIntoView({ block: 'start' });
  };
  const [single, setSingle] = useSingleKeys();
  const [help, setHelp] = useState(false);
  const { current } = queue;
  useShortcuts(
    {
      next: () => queue.go(1),
      previous: () => queue.go(-1),
      ...(current && {
        accept: queue.accept,
        dismiss: () => queue.change({ reason: '' }),
        kind: () => queue.change({ allOfKind: !queue.decision.allOfKind }),
        rows: () => showRows(current),
      }),
      help: () => setHelp(true),
      undo: history.undo,
      redo: history.redo,
    },
    single,
  );
  return (
    <>
      <ReviewBar
        station={station}
        suspects={suspects}
        history={history}
        keys={{ single, onSingle: setSingle, help, onHelp: setHelp }}
      >
        <CertifyButton station={station} filters={filters} mayDiscard={mayDiscard} onStarted={onCertifying} />
      </ReviewBar>
      <div className="qc-desk">
        <Suspense fallback={<Spinner />}>
          <YearPicture
            station={station}
            filters={filters}
            revision={revision}
            matching={bulk.matching}
            findings={queue.queue}
            focus={queue.focus}
            onSelect={(days) => void changeFilters(days)}
            onMark={review.markMatching}
          />
        </Suspense>
        <FindingsCard
          stationId={stationId}
          queue={queue}
          suspects={suspects}
          flowName={flows.name}
          revision={revision}
          singleKeys={single}
          onRows={showRows}
        />
      </div>
      {scope && !isNarrowed(filters) ? (
        <Waiting scope={scope} firstCount={station.first_count} onShow={(days) => void changeFilters(days)} />
      ) : null}
      <CountsFilters
        station={station}
        suspects={suspects}
        filters={filters}
        onChange={(part) => void changeFilters(part)}
      />
      <div ref={list} className="qc-list-place">
        <CountsCard
          key={JSON.stringify(filters)}
          stationId={stationId}
          filters={filters}
          outside={review.outside}
          suspects={suspects}
          bulk={bulk}
          mayDiscard={mayDiscard}
          onDirty={review.setDirty}
          onUpdated={review.onUpdated}
          actions={
            <Button severity="outlined" disabled>
              {`${t('applyFactor')} (${t('comingSoon')})`}
            </Button>
          }
        />
      </div>
    </>
  );
}

/** Names of the station's flows, and which of them the filters let through. */
function useFlows({ channels }: Station, filters: CountFilters) {
  return useMemo(() => {
    const names = new Map(channels.map(({ id, name }) => [id, name]));
    const ids = flowsShown(channels, filters);
    return {
      name: (flowId: number) => names.get(flowId) ?? '',
      // a flow that the station no longer lists is never filtered out
      shown: (flowId: number) => ids.has(flowId) || !names.has(flowId),
    };
  }, [channels, filters]);
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
