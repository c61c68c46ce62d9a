import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button, copyText, usePrinting } from 'shared-ui/ui';
import { publishTexts } from './texts.ts';

/** How much of a hash is shown: enough to compare by eye. */
const SHOWN = 12;

/** A hash, shortened, and the whole of it to copy; on paper, where nobody copies, the whole. */
export function HashLine({ hash }: { hash: string }) {
  const t = useTexts(publishTexts);
  const { notify } = useServices();
  const printing = usePrinting() !== null;
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (await copyText(hash)) setCopied(true);
    else notify('warning', t('copyFailed', { hash }));
  };
  return (
    <span className="figures-hash">
      <code>{printing ? hash : t('hash', { hash: hash.slice(0, SHOWN) })}</code>{' '}
      <Button severity="text" size="small" icon="copy" onClick={copy}>
        <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
      </Button>
    </span>
  );
}
