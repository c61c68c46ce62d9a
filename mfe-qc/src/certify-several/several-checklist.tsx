import { paths } from 'shared-domain';
import { formatNumber, formatPeriod, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Link } from 'shared-ui/router';
import { watchedLedger } from '../validate-counts/certify/certify.resource.ts';
import { daysOf, outcomeOf } from '../validate-counts/certify/outcome.rules.ts';
import { verdictOf } from './several.rules.ts';
import { severalTexts } from './texts.ts';
import type { Chosen } from './use-several.ts';

const HEADS = ['station', 'period', 'counts', 'findings', 'gaps', 'state'] as const;

/** The checklists of all chosen stations as one table; once they are started, what becomes of each. */
export function SeveralChecklist({ rows }: { rows: Chosen[] }) {
  const t = useTexts(severalTexts);
  return (
    // scrolls by itself, so the keyboard must get there
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="qc-several qc-row-cards" tabIndex={0} aria-label={t('checklist')}>
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
            <Row key={row.station.id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row: { station, progress } }: { row: Chosen }) {
  const t = useTexts(severalTexts);
  const list = progress?.step === 'checked' || progress?.step === 'started' ? progress.list : null;
  const { id, name } = station;
  return (
    <tr>
      <th scope="row">
        {id} {name}
      </th>
      <td data-head={t('period')}>
        {list ? formatPeriod(list.first?.slice(0, 10) ?? null, list.last?.slice(0, 10) ?? null) : null}
        {list ? <span className="cx-muted"> {t('daysWith', { count: list.days })}</span> : null}
      </td>
      <td data-head={t('counts')}>{list ? formatNumber(list.counts) : null}</td>
      <td data-head={t('findings')}>{list ? t('weights', list.findings) : null}</td>
      <td data-head={t('gaps')}>{list ? formatNumber(list.gaps.ranges) : null}</td>
      <td className="qc-several-state">
        <output>
          <State row={{ station, progress }} />
        </output>
      </td>
    </tr>
  );
}

function State({ row: { station, progress } }: { row: Chosen }) {
  const t = useTexts(severalTexts);
  const { id } = station;
  if (progress === null) return t('checking');
  if (progress.step === 'started') return <Started id={id} />;
  if (progress.step === 'refused') return <Alone id={id} words={progress.words} />;
  const verdict = verdictOf(progress.list);
  if (verdict === 'ready') return t(progress.list.stale ? 'unseen' : 'ready');
  return <Alone id={id} words={t(verdict)} />;
}

/** Why a station goes by itself, and the way to where it can. */
function Alone({ id, words }: { id: string; words: string }) {
  const t = useTexts(severalTexts);
  return (
    <>
      {words} <Link to={paths.validateCounts.href({ stationId: id })}>{t('toReview')}</Link>
    </>
  );
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
