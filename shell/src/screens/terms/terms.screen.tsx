import { useSession } from 'shared-ui/auth';
import { paths, SUPPORT_EMAIL } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Page } from 'shared-ui/ui';
import { PublicCard } from '../../layout/public-card.tsx';
import { termsTexts } from './texts.ts';

/** Made by the build from what went into it. */
const NOTICES = '/third-party-notices.txt';

const SECTIONS = [
  ['purposeTitle', 'purpose'],
  ['accountTitle', 'account'],
  ['dataTitle', 'data'],
  ['certifyTitle', 'certify'],
  ['qualityTitle', 'quality'],
  ['conductTitle', 'conduct'],
  ['privacyTitle', 'privacy'],
  ['endTitle', 'end'],
  ['contactTitle', 'contact'],
  ['sourcesTitle', 'sources'],
] as const;

function Terms() {
  const t = useTexts(termsTexts);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <div className="cx-stack sh-terms">
        {SECTIONS.map(([title, text]) => (
          <section key={title}>
            <h2>{t(title)}</h2>
            <p>{t(text, { email: SUPPORT_EMAIL })}</p>
          </section>
        ))}
        <p>
          <a href={NOTICES}>{t('notices')}</a>
        </p>
      </div>
    </Page>
  );
}

/** /terms-and-conditions: for the signed-in within the frame, for others as a page with the ways to login and register. */
export function TermsScreen() {
  const t = useTexts(termsTexts);
  const signedIn = useSession((state) => state.user !== null);
  if (signedIn) return <Terms />;
  return (
    <PublicCard
      wide
      links={
        <>
          <Link to={paths.login.href()}>{t('toLogin')}</Link>
          <Link to={paths.register.href()}>{t('toRegister')}</Link>
        </>
      }
    >
      <Terms />
    </PublicCard>
  );
}
