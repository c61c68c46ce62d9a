import { useUser } from 'shared-ui/auth';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { usePrinting } from 'shared-ui/ui';
import { paperTexts } from './paper.texts.ts';

/** On top of what is printed: who printed it, of which agency, and when. On a screen it isn't there. */
export function PaperLine() {
  const t = useTexts(paperTexts);
  const { name, agency } = useUser();
  const at = usePrinting();
  if (!at) return null;
  return (
    <p className="sh-paper-line">
      {t('printed', { who: name, agency: agency.name, when: formatDate(at.toISOString()) })}
    </p>
  );
}
