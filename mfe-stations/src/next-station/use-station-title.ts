import { useTexts } from 'shared-ui/i18n';
import { useSearchParams } from 'shared-ui/router';
import { reviewTexts } from '../review/texts.ts';
import { isReview } from '../review/use-form-step.ts';
import { formTexts } from './texts.ts';

/** The page's title: that of the form, or that of the review while it is shown. */
export function useStationTitle(form: 'addTitle' | 'editTitle' | 'editDraftTitle'): string {
  const t = useTexts(formTexts);
  const word = useTexts(reviewTexts);
  const [search] = useSearchParams();
  return isReview(search) ? word('title') : t(form);
}
