import { useState, type ReactNode } from 'react';
import type { Station, Suspect } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { LedgerDialog } from './certify/ledger-dialog.tsx';
import { certifyTexts } from './certify/texts.ts';
import { ChangeLogDialog } from './history/change-log-dialog.tsx';
import { historyTexts } from './history/texts.ts';
import { UndoButtons } from './history/undo-buttons.tsx';
import type { useHistory } from './history/use-history.ts';
import { keyOf } from './shortcuts/key-hint.tsx';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx';
import { shortcutTexts } from './shortcuts/texts.ts';
import { thresholdTexts } from './thresholds/texts.ts';
import { ThresholdsDialog } from './thresholds/thresholds-dialog.tsx';

/** The shortcuts as the bar shows and switches them. */
export type ShortcutKeys = {
  single: boolean;
  onSingle: (on: boolean) => void;
  /** Whether their explanation is open. */
  help: boolean;
  onHelp: (open: boolean) => void;
};

/** What is at hand through the whole review: undo, the change log, the keys, and what stands at its end. */
export function ReviewBar({
  station,
  suspects,
  history,
  onReopened,
  onRulesChanged,
  keys,
  children,
}: {
  station: Station;
  suspects: Suspect[];
  history: ReturnType<typeof useHistory>;
  onReopened: (station: Station) => void;
  onRulesChanged: () => void;
  keys: ShortcutKeys;
  children: ReactNode;
}) {
  const t = useTexts(historyTexts);
  const tk = useTexts(shortcutTexts);
  const tc = useTexts(certifyTexts);
  const tt = useTexts(thresholdTexts);
  const [open, setOpen] = useState<'log' | 'ledger' | 'thresholds' | null>(null);
  const close = () => setOpen(null);
  const { undoable, redoable, busy, undo, redo } = history;
  return (
    <div className="qc-bar">
      <UndoButtons undoable={undoable} redoable={redoable} busy={busy} onUndo={undo} onRedo={redo} />
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
        aria-keyshortcuts={keyOf('help', keys.single)}
        onClick={() => keys.onHelp(true)}
      >
        {tk('open')}
      </Button>
      {children}
      {open === 'log' ? <ChangeLogDialog station={station} suspects={suspects} onClose={close} /> : null}
      {open === 'ledger' ? <LedgerDialog station={station} onClose={close} onReopened={onReopened} /> : null}
      {open === 'thresholds' ? (
        <ThresholdsDialog
          station={station}
          onClose={close}
          onSaved={() => {
            close();
            onRulesChanged();
          }}
        />
      ) : null}
      {keys.help ? (
        <ShortcutsDialog single={keys.single} onSingle={keys.onSingle} onClose={() => keys.onHelp(false)} />
      ) : null}
    </div>
  );
}
