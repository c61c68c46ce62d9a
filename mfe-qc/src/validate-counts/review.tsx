import { memo } from 'react';
import { CampaignNotice } from './campaign-notice.tsx';
import { CertifiedState } from './certify/certified-state.tsx';
import { CountsCard } from './counts-card.tsx';
import { CountsFilters } from './counts-filters.tsx';
import { FindingsCard } from './findings/findings-card.tsx';
import { Picture } from './picture/picture.tsx';
import { ReviewBar } from './review-bar.tsx';
import { LateNotice, OpenedNotice, WaitingNotice } from './review-notices.tsx';
import { usePlaces } from './store/review-context.tsx';
import { Duties } from './store/duties.tsx';
import { useReviewKeys } from './store/use-review-keys.ts';

/** A station's counts under review: picture, findings, filters, list and certification. */
export const Review = memo(function Review() {
  useReviewKeys();
  const { findings, list } = usePlaces();
  return (
    <>
      <Duties />
      <ReviewBar />
      <CertifiedState />
      <LateNotice />
      <div className="qc-desk">
        <Picture />
        <div ref={findings} className="qc-findings-place">
          <FindingsCard />
        </div>
      </div>
      {/* below what one looks at first: its answer comes late, and would move it */}
      <CampaignNotice />
      <WaitingNotice />
      <OpenedNotice />
      <CountsFilters />
      <div ref={list} className="qc-list-place">
        <CountsCard />
      </div>
    </>
  );
});
