import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Link, useSearchParams } from 'shared-ui/router';
import { Alert, Button, Card, LinkButton } from 'shared-ui/ui';
import { labelIn, type ReviewEntry, type ReviewSection } from './review-entries.ts';
import { reviewTexts } from './texts.ts';
import { formHref } from './use-form-step.ts';
import './review.css';

type ReviewProps = {
  sections: readonly ReviewSection[];
  /** Said before the sections. */
  intro?: ReactNode;
  /** What the server answered to the last attempt, such as a refusal. */
  notice?: ReactNode;
  /** Label of the button that publishes. */
  publishLabel: string;
  publishing: boolean;
  onPublish: () => void;
};

/** Everything that is about to be published, field by field, each with the way back to it. */
export function Review({ sections, intro, notice, publishLabel, publishing, onPublish }: ReviewProps) {
  const t = useTexts(reviewTexts);
  const [search] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const faults = sections.flatMap((section) =>
    section.entries.filter(({ fault }) => fault !== undefined).map((entry) => labelIn(section, entry)),
  );
  return (
    <div className="cx-stack">
      <h2 ref={heading} tabIndex={-1}>
        {t('heading')}
      </h2>
      <p className="review-how">{t('text')}</p>
      {intro}
      {faults.length > 0 && (
        <Alert severity="warning">{t('unready', { count: faults.length, list: faults.join(', ') })}</Alert>
      )}
      {sections.map((section, index) => (
        // Two flows may have the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <Card key={index} title={section.title}>
          <dl className="review-entries">
            {section.entries.map((entry) => (
              <Entry key={entry.name} entry={entry} name={labelIn(section, entry)} />
            ))}
          </dl>
        </Card>
      ))}
      {notice}
      <div className="review-buttons">
        <LinkButton to={formHref(search)} severity="text">
          {t('back')}
        </LinkButton>
        <Button disabled={faults.length > 0} loading={publishing} onClick={onPublish}>
          {publishLabel}
        </Button>
      </div>
    </div>
  );
}

function Entry({ entry: { label, words, fault, to }, name }: { entry: ReviewEntry; name: string }) {
  const t = useTexts(reviewTexts);
  return (
    <div>
      <dt>{label}</dt>
      <dd className={words ? undefined : 'review-empty'}>
        {words || t('empty')}
        {fault !== undefined && <span className="cx-error">{fault}</span>}
      </dd>
      <dd>
        <Link to={to} aria-label={t('editOf', { field: name })}>
          {t('edit')}
        </Link>
      </dd>
    </div>
  );
}
