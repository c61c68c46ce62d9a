import './second-factor.css';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { focusIt } from './focus.ts';
import { factorTexts } from './texts.ts';

/** New recovery codes, this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useTexts(factorTexts);
  return (
    <div className="cx-stack" ref={focusIt} tabIndex={-1}>
      <p>{t('codesText')}</p>
      <ul className="sh-codes" aria-label={t('codesTitle')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onKept}>{t('codesKept')}</Button>
    </div>
  );
}
