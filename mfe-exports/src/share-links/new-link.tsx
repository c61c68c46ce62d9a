import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Dialog } from 'shared-ui/ui';
import type { MadeShareLink } from './share-links.resource.ts';
import { shareLinkTexts } from './texts.ts';

/** A new link, this once: only who says that it is copied goes on. */
export function NewLink({ made: { address, link }, onKept }: { made: MadeShareLink; onKept: () => void }) {
  const t = useTexts(shareLinkTexts);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      // browsers refuse the clipboard to pages without a secure address
      setOutcome('refused');
    }
  };
  return (
    <Dialog title={t('newTitle')} open required footer={<Button onClick={onKept}>{t('kept')}</Button>}>
      <div className="cx-stack">
        <p>{t('newText', { name: link.name })}</p>
        <section aria-label={t('address')}>
          <code className="exports-address">{address}</code>
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
