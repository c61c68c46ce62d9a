import './shown-once.css';
import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';
import { Dialog } from './dialog.tsx';
import { uiTexts } from './texts.ts';

type Words = {
  title: string;
  text: string;
  /** What the value is called. */
  label: string;
  copy: string;
  copyFailed: string;
};

/** A secret or an address that is never shown again: only who says that it is copied goes on. */
export function ShownOnce({ value, words, onKept }: { value: string; words: Words; onKept: () => void }) {
  const t = useTexts(uiTexts);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => setOutcome((await copyText(value)) ? 'copied' : 'refused');
  return (
    <Dialog title={words.title} open required footer={<Button onClick={onKept}>{t('kept')}</Button>}>
      <div className="cx-stack">
        <p>{words.text}</p>
        <section aria-label={words.label}>
          <code className="cx-shown-once">{value}</code>
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
