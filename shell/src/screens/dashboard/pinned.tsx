import { useMemo } from 'react';
import {
  indexOf,
  paths,
  type Api,
  type ComparedSeriesReply,
  type DatedComparison,
  type TableView,
} from 'shared-domain';
import { seriesTraits, type Language } from 'shared-domain/texts';
import { formatPeriod, useLanguage, useTexts } from 'shared-ui/i18n';
import { seriesAt, SeriesStroke, sparkline } from 'shared-ui/marks';
import { useLoaded } from 'shared-ui/query';
import { Link } from 'shared-ui/router';
import { Card, LoadState } from 'shared-ui/ui';
import { pinnedComparison, pinnedQuery } from './pinned.resource.ts';
import { pinnedTexts } from './pinned.texts.ts';
import './pinned.css';

const [WIDTH, HEIGHT] = [336, 96];

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
          {(compared) =>
            compared && compared.series.length > 0 ? (
              <Lines comparison={comparison} compared={compared} />
            ) : (
              <p>{t('nothing')}</p>
            )
          }
        </LoadState>
      </div>
    </article>
  );
}

/** Whether its lines run over time. Means by weekday and by hour have their picture at the comparison alone. */
const isOverTime = ({ as }: Pick<DatedComparison, 'as'>) => as === 'absolute' || as === 'index';

type LinesProps = { comparison: DatedComparison; compared: Api['GET /compare']['reply'] };

/** The series as lines on one axis, and what each is called. */
function Lines({ comparison: { as, from, to }, compared: { series, hidden } }: LinesProps) {
  const t = useTexts(pinnedTexts);
  const [language] = useLanguage();
  const names = series.map((one) => nameOf(one, t, language));
  const isDrawn = isOverTime({ as });
  const rows = series.map(({ values, base }) =>
    as === 'index' ? values.map((value) => indexOf(value, base)) : values,
  );
  const upTo = Math.max(0, ...rows.flat().map((value) => value ?? 0));
  return (
    <>
      {isDrawn ? (
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, no file
          role="img"
          aria-label={t('picture', { period: formatPeriod(from, to), series: names.join('; ') })}
        >
          {rows.map((values, place) => (
            <Line key={series[place]?.key} {...{ values, place, upTo }} />
          ))}
        </svg>
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
      {hidden > 0 ? <p className="cx-muted">{t('left', { count: hidden })}</p> : null}
    </>
  );
}

function Line({ values, place, upTo }: { values: (number | null)[]; place: number; upTo: number }) {
  const { token, dash } = seriesAt(place);
  const { line, dots } = sparkline(values, WIDTH, HEIGHT, upTo);
  const stroke = `var(--${token})`;
  return (
    <g>
      <path d={line} fill="none" stroke={stroke} strokeDasharray={dash.join(' ') || undefined} />
      {dots.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={1.5} fill={stroke} />
      ))}
    </g>
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
