import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'shared-ui/router';

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
  const openReview = useCallback(() => setSearch((now) => withStep(now, { step: 'review' })), [setSearch]);
  const openForm = useCallback(
    (name?: string) => setSearch((now) => withStep(now, { field: name }), { replace: true }),
    [setSearch],
  );
  const hrefOf = useCallback((name: string) => `?${withStep(search, { field: name }).toString()}`, [search]);
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

/** The address of the form that is reviewed. */
export function formHref(search: URLSearchParams): string {
  return `?${withStep(search, {}).toString()}`;
}

/** Whether an address shows the review. */
export function isReview(search: URLSearchParams): boolean {
  return search.get('step') === 'review';
}

/** The address at a step, or at a field of the form; what else stands in it, as a list's filters, stays. */
function withStep(
  search: URLSearchParams,
  to: { step?: string; field?: string | undefined },
): URLSearchParams {
  const others = [...search].filter(([name]) => name !== 'step' && name !== 'field');
  const own = Object.entries(to).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return new URLSearchParams([...others, ...own]);
}
