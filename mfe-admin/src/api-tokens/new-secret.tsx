import './api-tokens.css';
import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Dialog } from 'shared-ui/ui';
import { tokenTexts } from './texts.ts';

/** What is said of a secret. */
type Words = { title: string; text: string; label: string; copy: string; copyFailed: string };

/** A new secret, this once: only who says that it is copied goes on. */
export function NewSecret({ secret, words, onKept }: { secret: string; words: Words; onKept: () => void }) {
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
    <Dialog title={words.title} open required footer={<Button onClick={onKept}>{t('kept')}</Button>}>
      <div className="cx-stack">
        <p>{words.text}</p>
        <section aria-label={words.label}>
          <code className="admin-secret">{secret}</code>
        </section>
        <div className="cx-actions">
          <Button severity="outlined" icon="copy" onClick={copy}>
            <span aria-live="polite">{outcome === 'copied' ? t('copied') : words.copy}</span>
          </Button>
        </div>
        {outcome === 'refused' ? <Alert severity="warning">{words.copyFailed}</Alert> : null}
      </div>
    </Dialog>
  );
}
