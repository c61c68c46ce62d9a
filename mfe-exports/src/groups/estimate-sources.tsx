import { paths, type ShortCount, type ShortCountEstimate } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { DataTable } from 'shared-ui/table';
import { LinkButton } from 'shared-ui/ui';
import { factorText } from '../figures/figure-text.ts';
import { shortCountTexts } from './short-counts.texts.ts';

type SourcesProps = { count: ShortCount; estimate: ShortCountEstimate };

/** What beside its days an estimate comes from: the counters that told, dated factors, the release, and the station's certified counts. */
export function EstimateSources({ count, estimate }: SourcesProps) {
  const t = useTexts(shortCountTexts);
  const { year, factors = [], told_by: members = [], code } = estimate;
  const figuresOf = (stationId: string) => `${paths.stationFigures.href({ stationId })}?year=${year}`;
  return (
    <>
      {factors.length > 0 ? <Factors factors={factors} /> : null}
      {members.length > 0 ? (
        <section>
          <h3>{t('members')}</h3>
          <ul>
            {members.map(({ station_id_tmg, station_name }) => (
              <li key={station_id_tmg}>
                <Link to={figuresOf(station_id_tmg)}>{`${station_id_tmg} ${station_name}`}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {code === undefined ? null : (
        <p className="cx-muted">
          {t('code')} {code}
        </p>
      )}
      {count.kind === 'deployment' && count.station_id_tmg !== null ? (
        <p>
          <LinkButton size="small" to={figuresOf(count.station_id_tmg)}>
            {t('stationFigures')}
          </LinkButton>
        </p>
      ) : null}
    </>
  );
}

type Applied = NonNullable<ShortCountEstimate['factors']>;

function Factors({ factors }: { factors: Applied }) {
  const t = useTexts(shortCountTexts);
  return (
    <DataTable
      label={t('laid')}
      rows={factors.map((one, key) => ({ ...one, key }))}
      rowKey="key"
      columns={[
        { field: 'flow', header: t('flow'), value: ({ flowid_txdot }) => flowid_txdot, rowHeader: true },
        {
          field: 'factor',
          header: t('factor'),
          value: ({ factor }) => factor,
          cell: (one) => factorText(one),
          align: 'end',
        },
        { field: 'from', header: t('from'), value: ({ from }) => from, cell: ({ from }) => formatDate(from) },
        {
          field: 'until',
          header: t('until'),
          value: ({ until }) => until,
          cell: ({ until }) => formatDate(until),
        },
      ]}
      empty={t('no-usable-day')}
      tools="estimate-factors"
      plain
    />
  );
}
