import { formatNumber, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { Alone, periodOf, SeveralTable } from '../several/several-table.tsx';
import { chosenTexts } from '../several/texts.ts';
import { verdictOn, type MarkRow } from './marking.rules.ts';
import { markTexts } from './texts.ts';

type MarkTableProps = { rows: MarkRow[]; onUndo: (row: MarkRow) => void };

/** What the mark would change at each station; once it is made, what became of each. */
export function MarkTable({ rows, onUndo }: MarkTableProps) {
  const t = useTexts(markTexts);
  const chosen = useTexts(chosenTexts);
  return (
    <SeveralTable
      label={t('preview')}
      heads={[chosen('period'), t('changing'), t('certified')]}
      lines={rows.map((row) => ({
        station: row.station,
        figures: figuresOf(row),
        state: <State row={row} />,
        act: <Undo row={row} onUndo={onUndo} />,
      }))}
    />
  );
}

/** The figures of a row: the days and counts that would change or did, and what is certified. */
function figuresOf({ progress }: MarkRow) {
  if (progress.step === 'seen') {
    const { changing, certified } = progress.scope;
    return [periodOf(progress.scope), formatNumber(changing), formatNumber(certified)];
  }
  if (progress.step !== 'marked') return [];
  const { edit, certified, updated } = progress.outcome;
  return [edit && periodOf(edit), formatNumber(updated), formatNumber(certified)];
}

function State({ row: { station, progress } }: { row: MarkRow }) {
  const t = useTexts(markTexts);
  if (progress.step === 'asking') return t('looking');
  if (progress.step === 'seen') return t(verdictOn(progress.scope));
  if (progress.step === 'marked' && progress.undone) return t('undone');
  const words = progress.step === 'refused' ? progress.words : progress.outcome.refusal;
  if (words === null)
    return t('marked', { count: progress.step === 'marked' ? progress.outcome.updated : 0 });
  return <Alone id={station.id} words={words} />;
}

function Undo({ row, onUndo }: { row: MarkRow; onUndo: (row: MarkRow) => void }) {
  const t = useTexts(markTexts);
  const { progress, station } = row;
  if (progress.step !== 'marked' || !progress.outcome.edit || progress.undone) return null;
  return (
    <Button
      severity="text"
      size="small"
      icon="undo"
      aria-label={t('undoOf', { station: `${station.id} ${station.name}` })}
      onClick={() => onUndo(row)}
    >
      {t('undo')}
    </Button>
  );
}
