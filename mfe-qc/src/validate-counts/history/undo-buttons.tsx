import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { OBSTACLE_ID } from '../certify/certify-obstacle.ts';
import { useActs, useReview, useSubject } from '../store/review-context.tsx';
import { historyTexts } from './texts.ts';
import { undoObstacle } from './undo.rules.ts';

/**
 * Undo, named after what it takes back, and redo where there is something to redo. Where nothing can be taken back the
 * button stays, says so, and keeps the focus of whoever took the last step back.
 */
export function UndoButtons() {
  const t = useTexts(historyTexts);
  const { station } = useSubject();
  const importing = station.importing === 1;
  const obstacle = useReview(({ steps }) => undoObstacle(steps, { importing }));
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
        aria-disabled={obstacle !== null}
        aria-describedby={obstacle === 'importing' ? OBSTACLE_ID : undefined}
        aria-keyshortcuts="Control+Z"
        onClick={() => void undo()}
      >
        <span>{undoable ? t('undoWhat', { what: undoable.text }) : t('nothingToUndo')}</span>
        <kbd className="cx-keys" aria-hidden>
          {t('undoKeys')}
        </kbd>
      </Button>
      {redoable ? (
        <Button
          severity="outlined"
          size="small"
          icon="refresh"
          className="qc-undo"
          loading={busy}
          aria-disabled={importing}
          aria-describedby={importing ? OBSTACLE_ID : undefined}
          aria-keyshortcuts="Control+Y"
          onClick={() => void redo()}
        >
          <span>{t('redoWhat', { what: redoable.text })}</span>
        </Button>
      ) : null}
    </>
  );
}
