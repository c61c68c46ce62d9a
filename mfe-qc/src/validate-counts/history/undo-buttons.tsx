import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { OBSTACLE_ID } from '../certify/certify-obstacle.ts';
import { useActs, useReview, useSubject } from '../store/review-context.tsx';
import { useHeld } from '../use-held.ts';
import { historyTexts } from './texts.ts';
import { undoObstacle } from './undo.rules.ts';

/**
 * Undo, named after what it takes back, once there is something to take back or to redo; and redo where there is something
 * to redo. A button that has nothing more to do says so, and stays as long as it has the focus of whoever pressed it.
 */
export function UndoButtons() {
  return (
    <>
      <Undo />
      <Redo />
    </>
  );
}

function Undo() {
  const t = useTexts(historyTexts);
  const importing = useSubject().station.importing === 1;
  const obstacle = useReview(({ steps }) => undoObstacle(steps, { importing }));
  const undoable = useReview(({ steps }) => steps.undo.at(-1) ?? null);
  const isOfUse = useReview(({ steps }) => steps.undo.length + steps.redo.length > 0);
  const busy = useReview((state) => state.stepping);
  const { undo } = useActs().history;
  const { held, holding } = useHeld();
  if (!isOfUse && !held) return null;
  return (
    <Button
      {...holding}
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
  );
}

function Redo() {
  const t = useTexts(historyTexts);
  const importing = useSubject().station.importing === 1;
  const redoable = useReview(({ steps }) => steps.redo.at(-1) ?? null);
  const busy = useReview((state) => state.stepping);
  const { redo } = useActs().history;
  const { held, holding } = useHeld();
  if (!redoable && !held) return null;
  return (
    <Button
      {...holding}
      severity="outlined"
      size="small"
      icon="refresh"
      className="qc-undo"
      loading={busy}
      aria-disabled={redoable === null || importing}
      aria-describedby={importing ? OBSTACLE_ID : undefined}
      aria-keyshortcuts="Control+Y"
      onClick={() => void redo()}
    >
      <span>{redoable ? t('redoWhat', { what: redoable.text }) : t('nothingToRedo')}</span>
    </Button>
  );
}
