import { useMemo } from 'react';
import {
  COMPARISONS,
  paths,
  type Api,
  type ComparedSeriesReply,
  type DatedComparison,
  type TableView,
} from 'shared-domain';
import { seriesTraits, type Language } from 'shared-domain/texts';
import { messageOf } from 'shared-ui/api';
import { formatPeriod, useLanguage, useTexts } from 'shared-ui/i18n';
import { LineKeys, SeriesStroke } from 'shared-ui/marks';
import { invalidate, useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Link } from 'shared-ui/router';
import { pinView } from 'shared-ui/table';
import { Button, Card, LoadState } from 'shared-ui/ui';
import { dashboardQuery } from './dashboard.resource.ts';
import { pinnedComparison, pinnedQuery } from './pinned.resource.ts';
import { PinnedLines } from './pinned-lines.tsx';
import { pinnedLines } from './pinned.rules.ts';
import { pinnedTexts } from './pinned.texts.ts';
import './pinned.css';

/** The comparisons that the person has on their dashboard, each as small lines with the way to it. */
export function Pinned({ views }: { views: readonly TableView[] }) {
  const t = useTexts(pinnedTexts);
  if (views.length === 0) return null;
  return (
    <Card title={t('title')}>
      <ul className="sh-pinned">
        {views.map((view) => (
          <li key={view.id}>
            <PinnedComparison view={view} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PinnedComparison({ view }: { view: TableView }) {
  const t = useTexts(pinnedTexts);
  const comparison = useMemo(() => pinnedComparison(view), [view]);
  const { load, reload } = useLoaded(pinnedQuery(comparison));
  return (
    <article>
      <h3>
        <Link to={paths.savedComparison.href({ viewId: String(view.id) })}>{view.name}</Link>
      </h3>
      <p className="cx-muted">{formatPeriod(comparison.from, comparison.to)}</p>
      <div className={isOverTime(comparison) ? 'sh-pinned-picture' : undefined}>
        <LoadState load={load} retry={reload} label={t('loading')}>
          {(compared) => (
            <>
              {compared && compared.series.length > 0 ? (
                <Lines comparison={comparison} compared={compared} />
              ) : (
                <Nothing view={view} />
              )}
              {compared ? <LeftOut compared={compared} /> : null}
            </>
          )}
        </LoadState>
      </div>
    </article>
  );
}

/** Where nothing is left of what was pinned: the one thing that can still be done with it. */
function Nothing({ view: { id, name } }: { view: TableView }) {
  const t = useTexts(pinnedTexts);
  const { notify } = useServices();
  const unpin = async () => {
    try {
      await pinView(COMPARISONS, id, false);
      await invalidate(dashboardQuery.queryKey);
      notify('success', t('unpinned', { name }));
    } catch (error) {
      notify('danger', messageOf(error, t('pinFailed')));
    }
  };
  return (
    <div className="sh-pinned-none">
      <p>{t('nothing')}</p>
      <Button severity="text" size="small" icon="times" onClick={unpin}>
        {t('unpin')}
      </Button>
    </div>
  );
}

/** Whether its lines run over time. Means by weekday and by hour have their picture at the comparison alone. */
const isOverTime = ({ as }: Pick<DatedComparison, 'as'>) => as === 'absolute' || as === 'index';

type LinesProps = { comparison: DatedComparison; compared: Api['GET /compare']['reply'] };

/** The series as lines on one axis, and what each is called. */
function Lines({ comparison, compared }: LinesProps) {
  const t = useTexts(pinnedTexts);
  const [language] = useLanguage();
  const { series } = compared;
  const { as } = comparison;
  const names = series.map((one) => nameOf(one, t, language));
  const isDrawn = isOverTime(comparison);
  return (
    <>
      {isDrawn ? (
        <PinnedLines comparison={comparison} compared={compared} names={names} />
      ) : (
        <p>{t(as === 'hour' ? 'byHour' : 'byWeekday')}</p>
      )}
      <ul className="sh-pinned-names">
        {names.map((name, place) => (
          <li key={series[place]?.key}>
            {isDrawn ? <SeriesStroke place={place} /> : null} {name}
          </li>
        ))}
      </ul>
      {isDrawn ? <LineKeys lines={pinnedLines(comparison, compared)} /> : null}
    </>
  );
}

/** What is compared and not shown: another agency's, and what is not there any more, by its name in the address. */
function LeftOut({ compared: { hidden, unknown } }: Pick<LinesProps, 'compared'>) {
  const t = useTexts(pinnedTexts);
  return (
    <>
      {hidden > 0 ? <p className="cx-muted">{t('left', { count: hidden })}</p> : null}
      {unknown.length > 0 ? <p className="cx-muted">{t('gone', { parts: unknown.join(', ') })}</p> : null}
    </>
  );
}

const WAYS = { in: 'wayIn', out: 'wayOut', both: 'wayBoth' } as const;

function nameOf(
  { station_id_tmg, station_name, group, ...traits }: ComparedSeriesReply,
  t: (word: (typeof WAYS)[keyof typeof WAYS]) => string,
  language: Language,
): string {
  const own = group ? [group.name, t(WAYS[group.way])] : [`${station_id_tmg ?? ''} ${station_name ?? ''}`];
  return [...own, ...seriesTraits(traits, language)].join(', ');
}
