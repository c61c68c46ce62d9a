import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { CertifyButton } from './certify/certify-button.tsx';
import { certifyTexts } from './certify/texts.ts';
import { historyTexts } from './history/texts.ts';
import { UndoButtons } from './history/undo-buttons.tsx';
import { keyOf } from './shortcuts/key-hint.tsx';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx';
import { shortcutTexts } from './shortcuts/texts.ts';
import { useActs, useReview } from './store/review-context.tsx';
import { thresholdTexts } from './thresholds/texts.ts';
import { useLateDialog } from './use-late-dialog.ts';

const thresholdsDialog = async () => (await import('./thresholds/thresholds-dialog.tsx')).ThresholdsDialog;
const changeLogDialog = async () => (await import('./history/change-log-dialog.tsx')).ChangeLogDialog;
const ledgerDialog = async () => (await import('./certify/ledger-dialog.tsx')).LedgerDialog;

/** What is at hand through the whole review: undo, the change log, the keys, and what stands at its end. */
export function ReviewBar() {
  const t = useTexts(historyTexts);
  const tk = useTexts(shortcutTexts);
  const tc = useTexts(certifyTexts);
  const tt = useTexts(thresholdTexts);
  const { Dialog, open, close } = useLateDialog();
  const singleKeys = useReview((state) => state.singleKeys);
  const help = useReview((state) => state.help);
  const { screen } = useActs();
  return (
    <div className="qc-bar">
      <UndoButtons />
      <span className="qc-bar-gap" />
      <Button severity="text" size="small" icon="sliders-h" onClick={() => open(thresholdsDialog)}>
        {tt('open')}
      </Button>
      <Button severity="text" size="small" icon="verified" onClick={() => open(ledgerDialog)}>
        {tc('ledger')}
      </Button>
      <Button severity="text" size="small" icon="history" onClick={() => open(changeLogDialog)}>
        {t('log')}
      </Button>
      <Button
        severity="text"
        size="small"
        icon="question-circle"
        className="cx-keys"
        aria-keyshortcuts={keyOf('help', singleKeys)}
        onClick={() => screen.help(true)}
      >
        {tk('open')}
      </Button>
      <CertifyButton />
      {Dialog ? <Dialog onClose={close} /> : null}
      {help ? <ShortcutsDialog /> : null}
    </div>
  );
}
