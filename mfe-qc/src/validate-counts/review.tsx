import { lazy, Suspense, useState } from 'react';
import type { CountFilters, Station, Suspect } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Button, Spinner } from 'shared-ui/ui';
import { CertifyButton } from './certify/certify-button.tsx';
import { CountsCard } from './counts-card.tsx';
import { CountsFilters } from './counts-filters.tsx';
import { filtersInWords } from './filter-words.rules.ts';
import { isNarrowed, NO_FILTERS } from './filters.rules.ts';
import { FindingsCard } from './findings/findings-card.tsx';
import { PictureEmbed, useEmbed } from './picture/picture-embed.tsx';
import { ReviewBar } from './review-bar.tsx';
import { LateNotice, WaitingNotice } from './review-notices.tsx';
import { validateTexts } from './texts.ts';
import { useDesk } from './use-desk.ts';
import type { useDiscardGuard } from './use-discard-guard.ts';
import type { useReviewAddress } from './use-review-address.ts';
import { useReview } from './use-review.ts';

// the list does not wait for the charts' library
const YearPicture = lazy(async () => ({ default: (await import('./picture/year-picture.tsx')).YearPicture }));

type Props = {
  station: Station;
  suspects: Suspect[];
  address: ReturnType<typeof useReviewAddress>;
  guard: ReturnType<typeof useDiscardGuard>;
  /** With the station as it has become: certifying, or with counts reopened. */
  onStation: (station: Station) => void;
};

/** A station's counts under review: picture, findings, filters, list and certification. */
export function Review({ station, suspects, address, guard, onStation }: Props) {
  const t = useTexts(validateTexts);
  const stationId = station.station_id_tmg;
  const { filters } = address;
  const review = useReview(stationId, address, guard);
  const { scope, revision, bulk, history, mayDiscard } = review;
  const { flows, queue, keys, listPlace, findingsPlace, showRows, goToFindings } = useDesk(
    station,
    address,
    review,
  );
  const inWords = (some: CountFilters) => filtersInWords(some, { channels: station.channels, suspects }, t);
  const { count_type, travel_direction, street_side } = filters;
  const flowFilters = inWords({ count_type, travel_direction, street_side });
  const embed = useEmbed(stationId, filters.show_null_values ?? false);
  // the day that the list is at shows in the picture
  const [here, setHere] = useState<string | null>(null);
  const change = (part: CountFilters) => void review.changeFilters(part);
  const onClear = () => change(NO_FILTERS);
  const onReopened = (reopened: Station) => {
    onStation(reopened);
    review.onChanged();
  };
  return (
    <>
      <ReviewBar {...{ station, suspects, history, keys, onReopened }} onRulesChanged={queue.reload}>
        <CertifyButton
          {...{ station, filters, mayDiscard }}
          onFindings={goToFindings}
          onStarted={onStation}
        />
      </ReviewBar>
      {queue.list?.late ? <LateNotice late={queue.list.late} onShow={change} /> : null}
      <div className="qc-desk">
        {embed ? (
          <PictureEmbed address={embed} />
        ) : (
          <Suspense fallback={<Spinner />}>
            {embed === null ? (
              <YearPicture
                {...{ station, filters, revision, flowFilters, onClear }}
                matching={bulk.matching}
                findings={queue.marked}
                focus={queue.focus}
                here={here}
                onSelect={change}
                onMark={review.markMatching}
              />
            ) : (
              <Spinner />
            )}
          </Suspense>
        )}
        <div ref={findingsPlace} className="qc-findings-place">
          <FindingsCard
            {...{ stationId, queue, suspects, revision, flowFilters, onClear }}
            flowName={flows.name}
            singleKeys={keys.single}
            onRows={showRows}
          />
        </div>
      </div>
      {scope && !isNarrowed(filters) ? (
        <WaitingNotice scope={scope} firstCount={station.first_count} onShow={change} />
      ) : null}
      <CountsFilters {...{ station, suspects, filters }} onChange={change} />
      <div ref={listPlace} className="qc-list-place">
        <CountsCard
          key={JSON.stringify(filters)}
          {...{ stationId, filters, suspects, bulk, mayDiscard }}
          inUse={inWords(filters)}
          onClear={onClear}
          outside={review.outside}
          onDirty={review.setDirty}
          findings={queue.marked}
          onDay={setHere}
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
