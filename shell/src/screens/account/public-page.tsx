import type { ReactNode } from 'react';
import { paths } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Page } from 'shared-ui/ui';
import { PublicCard } from '../../layout/public-card.tsx';
import { accountTexts } from './texts.ts';

/** An account screen that needs no sign-in: a title, its content, the ways to login and terms. */
export function PublicPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  const t = useTexts(accountTexts);
  return (
    <PublicCard
      links={
        <>
          <Link to={paths.login.href()}>{t('toLogin')}</Link>
          <Link to={paths.terms.href()}>{t('terms')}</Link>
        </>
      }
    >
      <Page title={title} intro={intro}>
        {children}
      </Page>
    </PublicCard>
  );
}
