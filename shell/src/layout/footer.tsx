import { useLoad } from 'shared-ui/api';
import { DEFAULT_INSTITUTE, paths } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { shellTexts } from '../texts.ts';
import { loadSite } from './site.resource.ts';

const COPYRIGHT_YEAR = '2024';

/** The line at the end of every page: whose it is, and the terms; for people who are signed in the diagnostics too. */
export function Footer({ signedIn = false }: { signedIn?: boolean }) {
  const t = useTexts(shellTexts);
  const { load } = useLoad(loadSite, []);
  const institute = load.state === 'loaded' ? load.value.institute : DEFAULT_INSTITUTE;
  return (
    <footer className="sh-footer">
      <p>{t('copyright', { year: COPYRIGHT_YEAR, institute })}</p>
      <p className="sh-footer-links">
        {signedIn ? <Link to={paths.diagnostics.href()}>{t('diagnostics')}</Link> : null}
        <Link to={paths.terms.href()}>{t('termsAndConditions')}</Link>
      </p>
    </footer>
  );
}
