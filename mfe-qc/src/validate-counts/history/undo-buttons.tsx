import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { useActs, useReview } from '../store/review-context.tsx';
import { historyTexts } from './texts.ts';

/** Undo, named after what it takes back, and redo where there is something to redo. */
export function UndoButtons() {
  const t = useTexts(historyTexts);
  const undoable = useReview(({ steps }) => steps.undo.at(-1) ?? null);
  const redoable = useReview(({ steps }) => steps.redo.at(-1) ?? null);
  const busy = useReview((state) => state.stepping);
  const { undo, redo } = useActs().history;
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
        onClick={() => void undo()}
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
          onClick={() => void redo()}
        >
          <span>{t('redoWhat', { what: redoable.text })}</span>
        </Button>
      ) : null}
    </>
  );
}
