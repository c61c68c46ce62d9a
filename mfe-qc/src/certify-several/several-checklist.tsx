import { weightsInWords, weightTexts } from 'shared-domain/texts';
import { formatNumber, formatPeriod, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import type { Row } from '../several/candidates.rules.ts';
import { Alone, periodOf, SeveralTable } from '../several/several-table.tsx';
import { chosenTexts } from '../several/texts.ts';
import { watchedLedger } from '../validate-counts/certify/certify.resource.ts';
import { daysOf, outcomeOf } from '../validate-counts/certify/outcome.rules.ts';
import { verdictOf, type Certifying } from './several.rules.ts';
import { severalTexts } from './texts.ts';

/** The checklists of all chosen stations as one table; once they are started, what becomes of each. */
export function SeveralChecklist({ rows }: { rows: Row<Certifying>[] }) {
  const t = useTexts(severalTexts);
  const weight = useTexts(weightTexts);
  const chosen = useTexts(chosenTexts);
  const figuresOf = ({ progress }: Row<Certifying>) => {
    if (!('list' in progress)) return [];
    const { list } = progress;
    return [
      <>
        {periodOf(list)} <span className="cx-muted">{t('daysWith', { count: list.days })}</span>
      </>,
      formatNumber(list.counts),
      weightsInWords(list.findings, weight) || t('noFindings'),
      formatNumber(list.gaps.ranges),
    ];
  };
  return (
    <SeveralTable
      label={t('checklist')}
      heads={[chosen('period'), t('counts'), t('findings'), t('gaps')]}
      lines={rows.map((row) => ({
        station: row.station,
        figures: figuresOf(row),
        state: <State row={row} />,
      }))}
    />
  );
}

function State({ row: { station, progress } }: { row: Row<Certifying> }) {
  const t = useTexts(severalTexts);
  const { id } = station;
  if (progress.step === 'asking') return t('checking');
  if (progress.step === 'started') return <Started id={id} />;
  if (progress.step === 'refused') return <Alone id={id} words={progress.words} />;
  const verdict = verdictOf(progress.list);
  if (verdict === 'ready') return t(progress.list.stale ? 'unseen' : 'ready');
  return <Alone id={id} words={t(verdict)} />;
}

/** How far the job of a station is, and how it ended. */
function Started({ id }: { id: string }) {
  const t = useTexts(severalTexts);
  const { load } = useLoaded(watchedLedger(id));
  if (load.state !== 'loaded') return t('running');
  const { running, failed, standing } = outcomeOf(load.value);
  if (running) return t('running');
  if (failed) return <Alone id={id} words={failed.failure ?? ''} />;
  if (!standing) return null;
  const { from, until } = daysOf(standing);
  return t('done', { count: standing.certified, days: formatPeriod(from, until) });
}
