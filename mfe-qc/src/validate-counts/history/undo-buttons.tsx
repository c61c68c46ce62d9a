import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { historyTexts } from './texts.ts';
import type { Step } from './undo.rules.ts';

/** Undo, named after what it takes back, and redo where there is something to redo. */
export function UndoButtons({
  undoable,
  redoable,
  busy,
  onUndo,
  onRedo,
}: {
  undoable: Step | null;
  redoable: Step | null;
  busy: boolean;
  onUndo: () => void;
  onRedo: () => void;
}) {
  const t = useTexts(historyTexts);
  return (
    <>
      <Button
        severity="outlined"
        size="small"
        icon="undo"
        className="qc-undo"
        loading={busy}
        disabled={!undoable}
        aria-keyshortcuts="Control+Z"
        onClick={onUndo}
      >
        <span>{undoable ? t('undoWhat', { what: undoable.text }) : t('undo')}</span>
        <kbd aria-hidden>{t('undoKeys')}</kbd>
      </Button>
      {redoable ? (
        <Button
          severity="outlined"
          size="small"
          icon="refresh"
          className="qc-undo"
          loading={busy}
          aria-keyshortcuts="Control+Y"
          onClick={onRedo}
        >
          <span>{t('redoWhat', { what: redoable.text })}</span>
        </Button>
      ) : null}
    </>
  );
}
