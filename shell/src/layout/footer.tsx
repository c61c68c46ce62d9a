import { useTexts } from 'shared-ui/i18n';
import { shellTexts } from '../texts.ts';

const COPYRIGHT_YEAR = '2024';

/** The line at the end of every page. */
export function Footer() {
  const t = useTexts(shellTexts);
  return (
    <footer className="sh-footer">
      <p>{t('copyright', { year: COPYRIGHT_YEAR })}</p>
    </footer>
  );
}
