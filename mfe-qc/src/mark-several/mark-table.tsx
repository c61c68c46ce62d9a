import { paths } from 'shared-domain';
import { formatNumber, formatPeriod, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Button } from 'shared-ui/ui';
import { verdictOn, type MarkRow } from './marking.rules.ts';
import { markTexts } from './texts.ts';

const HEADS = ['station', 'period', 'changing', 'certified', 'state'] as const;
const dayOf = (time: string | null) => time?.slice(0, 10) ?? null;

/** What the mark would change at each station; once it is made, what became of each. */
export function MarkTable({ rows, onUndo }: { rows: MarkRow[]; onUndo: (row: MarkRow) => void }) {
  const t = useTexts(markTexts);
  return (
    // scrolls by itself, so the keyboard must get there
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="qc-several qc-row-cards" tabIndex={0} aria-label={t('preview')}>
      <table>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.station.id} row={row} onUndo={onUndo} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The figures of a row: what would change or did, and what is certified. */
function figuresOf({ marking }: MarkRow) {
  if (marking.step === 'seen') return { ...marking.scope, count: marking.scope.changing };
  if (marking.step !== 'marked') return null;
  const { edit, certified, updated } = marking.outcome;
  return { first: edit?.first ?? null, last: edit?.last ?? null, certified, count: updated };
}

function Row({ row, onUndo }: { row: MarkRow; onUndo: (row: MarkRow) => void }) {
  const t = useTexts(markTexts);
  const figures = figuresOf(row);
  const { id, name } = row.station;
  return (
    <tr>
      <th scope="row">
        {id} {name}
      </th>
      <td data-head={t('period')}>
        {figures?.first ? formatPeriod(dayOf(figures.first), dayOf(figures.last)) : null}
      </td>
      <td data-head={t('changing')}>{figures ? formatNumber(figures.count) : null}</td>
      <td data-head={t('certified')}>{figures ? formatNumber(figures.certified) : null}</td>
      <td className="qc-several-state">
        <output>
          <State row={row} />
        </output>
        <Undo row={row} onUndo={onUndo} />
      </td>
    </tr>
  );
}

function State({ row: { station, marking } }: { row: MarkRow }) {
  const t = useTexts(markTexts);
  if (marking.step === 'looking') return t('looking');
  if (marking.step === 'seen') return t(verdictOn(marking.scope));
  if (marking.step === 'marked' && marking.undone) return t('undone');
  const words = marking.step === 'refused' ? marking.words : marking.outcome.refusal;
  if (words === null) return t('marked', { count: marking.step === 'marked' ? marking.outcome.updated : 0 });
  return (
    <>
      {words} <Link to={paths.validateCounts.href({ stationId: station.id })}>{t('toReview')}</Link>
    </>
  );
}

function Undo({ row, onUndo }: { row: MarkRow; onUndo: (row: MarkRow) => void }) {
  const t = useTexts(markTexts);
  const { marking, station } = row;
  if (marking.step !== 'marked' || !marking.outcome.edit || marking.undone) return null;
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
