import { useEffect, useRef, type ReactNode } from 'react';
import './review.css';

type FormWithReviewProps = {
  isReview: boolean;
  review: () => ReactNode;
  /** The form; it stays drawn behind the review, with all that was typed. */
  children: ReactNode;
};

/** A form, or its review in its place. Coming back from the review, the form has the focus. */
export function FormWithReview({ isReview, review, children }: FormWithReviewProps) {
  const form = useRef<HTMLDivElement>(null);
  const wasReview = useRef(isReview);
  useEffect(() => {
    if (wasReview.current && !isReview) form.current?.focus();
    wasReview.current = isReview;
  }, [isReview]);
  return (
    <>
      <div ref={form} className="review-form" tabIndex={-1} hidden={isReview}>
        <div className="cx-stack">{children}</div>
      </div>
      {isReview && review()}
    </>
  );
}
