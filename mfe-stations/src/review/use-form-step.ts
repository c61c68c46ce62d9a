import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'shared-ui/router';

/** Address of the review of the form at this path. */
const REVIEW = '?step=review';

/**
 * Whether the form or its review is shown. It stands in the address, under the form's own path: the form stays drawn
 * with what was typed, and the browser's Back leads from the one to the other.
 */
export type FormStep = {
  isReview: boolean;
  /** The field that a link of the review leads to, null without one. */
  field: string | null;
  /** The address that opens the form at a field. */
  hrefOf: (field: string) => string;
  openReview: () => void;
  /** Goes to the form; also takes the field out of the address once it has the focus. */
  openForm: () => void;
};

/** Reads and changes the step of a form with a review. */
export function useFormStep(): FormStep {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const openReview = useCallback(() => void navigate(REVIEW), [navigate]);
  const openForm = useCallback(() => setSearch({}, { replace: true }), [setSearch]);
  return {
    isReview: search.get('step') === 'review',
    field: search.get('field'),
    hrefOf,
    openReview,
    openForm,
  };
}

function hrefOf(field: string): string {
  return `?${new URLSearchParams({ field }).toString()}`;
}
