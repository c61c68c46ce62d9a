import { useEffect, useMemo, useState } from 'react';
import { findTerms, termsIn } from 'shared-domain/glossary';
import { TextField } from 'shared-ui/form';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Link, useLocation } from 'shared-ui/router';
import { Card, Icon, Page } from 'shared-ui/ui';
import { glossaryTexts } from './texts.ts';
import './glossary.css';

/** /glossary: terms of counting with a search; `#term` leads to one of them. */
export function GlossaryScreen() {
  const t = useTexts(glossaryTexts);
  const [language] = useLanguage();
  const { hash } = useLocation();
  const wanted = hash.slice(1);
  const [search, setSearch] = useState('');
  const terms = useMemo(() => termsIn(language), [language]);
  const shown = findTerms(terms, search);

  useEffect(() => {
    const place = wanted ? document.getElementById(wanted) : null;
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [wanted]);

  return (
    <Page title={t('title')} intro={t('intro')}>
      <Card>
        <div className="cx-choice">
          <TextField
            label={t('search')}
            type="search"
            value={search}
            onChange={setSearch}
            autoComplete="off"
          />
        </div>
        <output className="cx-muted">{shown.length ? t('found', { count: shown.length }) : t('none')}</output>
        <dl className="sh-glossary">
          {shown.map(({ id, term, meaning }) => (
            <div key={id} id={id} tabIndex={-1} className={id === wanted ? 'is-wanted' : undefined}>
              <dt>
                {term}
                <Link to={`#${id}`} aria-label={t('linkTo', { term })}>
                  <Icon name="link" />
                </Link>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Page>
  );
}
