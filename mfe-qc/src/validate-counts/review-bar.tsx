import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { CertifyButton } from './certify/certify-button.tsx';
import { LedgerDialog } from './certify/ledger-dialog.tsx';
import { certifyTexts } from './certify/texts.ts';
import { ChangeLogDialog } from './history/change-log-dialog.tsx';
import { historyTexts } from './history/texts.ts';
import { UndoButtons } from './history/undo-buttons.tsx';
import { keyOf } from './shortcuts/key-hint.tsx';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx';
import { shortcutTexts } from './shortcuts/texts.ts';
import { useActs, useReview } from './store/review-context.tsx';
import { thresholdTexts } from './thresholds/texts.ts';
import { ThresholdsDialog } from './thresholds/thresholds-dialog.tsx';

/** What is at hand through the whole review: undo, the change log, the keys, and what stands at its end. */
export function ReviewBar() {
  const t = useTexts(historyTexts);
  const tk = useTexts(shortcutTexts);
  const tc = useTexts(certifyTexts);
  const tt = useTexts(thresholdTexts);
  const [open, setOpen] = useState<'log' | 'ledger' | 'thresholds' | null>(null);
  const close = () => setOpen(null);
  const singleKeys = useReview((state) => state.singleKeys);
  const help = useReview((state) => state.help);
  const { screen } = useActs();
  return (
    <div className="qc-bar">
      <UndoButtons />
      <span className="qc-bar-gap" />
      <Button severity="text" size="small" icon="sliders-h" onClick={() => setOpen('thresholds')}>
        {tt('open')}
      </Button>
      <Button severity="text" size="small" icon="verified" onClick={() => setOpen('ledger')}>
        {tc('ledger')}
      </Button>
      <Button severity="text" size="small" icon="history" onClick={() => setOpen('log')}>
        {t('log')}
      </Button>
      <Button
        severity="text"
        size="small"
        icon="question-circle"
        aria-keyshortcuts={keyOf('help', singleKeys)}
        onClick={() => screen.help(true)}
      >
        {tk('open')}
      </Button>
      <CertifyButton />
      {open === 'log' ? <ChangeLogDialog onClose={close} /> : null}
      {open === 'ledger' ? <LedgerDialog onClose={close} /> : null}
      {open === 'thresholds' ? <ThresholdsDialog onClose={close} /> : null}
      {help ? <ShortcutsDialog /> : null}
    </div>
  );
}
