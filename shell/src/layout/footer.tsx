import { paths } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { shellTexts } from '../texts.ts';

const COPYRIGHT_YEAR = '2024';

/** The line at the end of every page; `terms` where no other link of the page leads to them. */
export function Footer({ terms = false }: { terms?: boolean }) {
  const t = useTexts(shellTexts);
  return (
    <footer className="sh-footer">
      <p>{t('copyright', { year: COPYRIGHT_YEAR })}</p>
      {terms ? <Link to={paths.terms.href()}>{t('termsAndConditions')}</Link> : null}
    </footer>
  );
}
