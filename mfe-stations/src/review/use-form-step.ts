import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'shared-ui/router';

/** Address of the review of the form at this path. */
const REVIEW = '?step=review';

/**
 * Whether a form or its review is shown. It stands in the address, under the form's own path: the form stays drawn with
 * what was typed, and the browser's Back leads from the one to the other.
 */
export type FormStep = {
  isReview: boolean;
  /** The address that opens the form at a field. */
  hrefOf: (field: string) => string;
  openReview: () => void;
  /** Goes to the form, at a field if one is named. */
  openForm: (field?: string) => void;
};

/** The step of a form with a review. `goTo` opens the form's tab or row at the field that a link of the review names. */
export function useFormStep(goTo: (field: string) => void): FormStep {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const openReview = useCallback(() => void navigate(REVIEW), [navigate]);
  const openForm = useCallback(
    (name?: string) => setSearch(name === undefined ? {} : { field: name }, { replace: true }),
    [setSearch],
  );
  const field = search.get('field');
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = goTo;
  });
  useEffect(() => {
    if (field === null) return;
    latest.current(field);
    // Without the field in the address, the same link leads there again.
    openForm();
  }, [field, openForm]);
  return { isReview: isReview(search), hrefOf, openReview, openForm };
}

/** Whether an address shows the review. */
export function isReview(search: URLSearchParams): boolean {
  return search.get('step') === 'review';
}

function hrefOf(field: string): string {
  return `?${new URLSearchParams({ field }).toString()}`;
}
