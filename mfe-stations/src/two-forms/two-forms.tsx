import { mayOpen, paths } from 'shared-domain';
import { useUser } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { Link, useSearchParams } from 'shared-ui/router';
import { isReview } from '../review/use-form-step.ts';
import { twoFormsTexts } from './texts.ts';
import './two-forms.css';

/** What this form is beside the other one, and the way there, for whom may open both (S1, S13); nothing for others, nor over the review. */
export function TwoForms({ form, other }: { form: 'v1' | 'next'; other: string }) {
  const t = useTexts(twoFormsTexts);
  const [search] = useSearchParams();
  if (!mayOpen(useUser(), paths.importNextStations) || isReview(search)) return null;
  return (
    <p className="two-forms">
      {t(form)} <Link to={other}>{t(form === 'v1' ? 'toNext' : 'toV1')}</Link>
    </p>
  );
}
