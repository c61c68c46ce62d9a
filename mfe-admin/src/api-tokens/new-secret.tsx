import './api-tokens.css';
import { useState } from 'react';
import type { MadeApiToken } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Dialog } from 'shared-ui/ui';
import { tokenTexts } from './texts.ts';

/** A new token, this once: only who says that it is copied goes on. */
export function NewSecret({ made: { secret, token }, onKept }: { made: MadeApiToken; onKept: () => void }) {
  const t = useTexts(tokenTexts);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome('copied');
    } catch {
      // browsers refuse the clipboard to pages without a secure address
      setOutcome('refused');
    }
  };
  return (
    <Dialog title={t('secretTitle')} open required footer={<Button onClick={onKept}>{t('kept')}</Button>}>
      <div className="cx-stack">
        <p>{t('secretText', { name: token.name })}</p>
        <section aria-label={t('secret')}>
          <code className="admin-secret">{secret}</code>
        </section>
        <div className="cx-actions">
          <Button severity="outlined" icon="copy" onClick={copy}>
            <span aria-live="polite">{t(outcome === 'copied' ? 'copied' : 'copy')}</span>
          </Button>
        </div>
        {outcome === 'refused' ? <Alert severity="warning">{t('copyFailed')}</Alert> : null}
      </div>
    </Dialog>
  );
}
