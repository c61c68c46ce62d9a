import { paths } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { shellTexts } from '../texts.ts';

const COPYRIGHT_YEAR = '2024';

/** The line at the end of every page; for people who are signed in with the links that no other part of the page has. */
export function Footer({ signedIn = false }: { signedIn?: boolean }) {
  const t = useTexts(shellTexts);
  return (
    <footer className="sh-footer">
      <p>{t('copyright', { year: COPYRIGHT_YEAR })}</p>
      {signedIn ? (
        <p className="sh-footer-links">
          <Link to={paths.diagnostics.href()}>{t('diagnostics')}</Link>
          <Link to={paths.terms.href()}>{t('termsAndConditions')}</Link>
        </p>
      ) : null}
    </footer>
  );
}
