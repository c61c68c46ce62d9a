import { paths, type StationHome } from 'shared-domain';
import { weightsInWords, weightTexts } from 'shared-domain/texts';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { whyNothing } from 'shared-ui/next-ways';
import { Link } from 'shared-ui/router';
import { Fact, Facts } from 'shared-ui/ui';
import { homeTexts } from './texts.ts';

/** The facts of a station on one look: what waits, how far its counts reach, how far they are certified, its averages. */
export function HomeFacts({ home }: { home: StationHome }) {
  const t = useTexts(homeTexts);
  const { station } = home;
  return (
    <Facts className="station-facts">
      <Fact name={t('waiting')}>
        <Waiting home={home} />
      </Fact>
      <Fact name={t('findings')}>
        <Findings home={home} />
      </Fact>
      <Fact name={t('certifiedUntil')}>
        {home.certified_until
          ? t('certifiedBut', { day: formatDate(home.certified_until), count: home.uncertified_days ?? 0 })
          : t('notCertified')}
      </Fact>
      <Fact name={t('data')}>
        {station.first_count && station.last_count
          ? t('dataSpan', { first: formatDate(station.first_count), last: formatDate(station.last_count) })
          : t('noCounts')}
      </Fact>
      <Fact name={t('imported')}>
        {station.last_imported ? formatDate(station.last_imported) : t('neverImported')}
      </Fact>
      {home.last_asked !== null && (
        <Fact name={t('lastAsked')}>
          <Link to={paths.automaticImport.href()}>{formatDate(home.last_asked)}</Link>
        </Fact>
      )}
      {home.totals.map(({ count_type, year, aadt }) => (
        <Fact key={`${count_type} ${year}`} name={t('figure', { type: count_type, year: String(year) })}>
          {aadt === null ? t('noAadt') : formatNumber(Math.round(aadt))}
        </Fact>
      ))}
      <Fact name={t('figures')}>
        <Link to={paths.stationFigures.href({ stationId: station.station_id_tmg })}>{t('figuresWay')}</Link>
      </Fact>
      <Fact name={t('coordinates')}>
        {formatNumber(station.latitude, SIX)}, {formatNumber(station.longitude, SIX)}
      </Fact>
    </Facts>
  );
}

/** As the forms ask for coordinates. */
const SIX = { minimumFractionDigits: 6, maximumFractionDigits: 6 };

function Waiting({ home: { station } }: { home: StationHome }) {
  const t = useTexts(homeTexts);
  const { days_count, certifying, importing, last_count, station_id_tmg: stationId } = station;
  if (certifying) return t('certifying');
  if (importing) return t('importing');
  if (days_count === null) {
    const why = whyNothing([{ days_count, draft: false, counted: last_count !== null }]);
    return t(why === 'noCounts' ? 'noCounts' : 'nothingWaits');
  }
  return <Link to={paths.validateCounts.href({ stationId })}>{t('waitingDays', { count: days_count })}</Link>;
}

/** None open is good news only where the rules have looked at the counts as they are. */
function Findings({ home }: { home: StationHome }) {
  const t = useTexts(homeTexts);
  const weight = useTexts(weightTexts);
  const { findings, findings_run: run, station } = home;
  const { strong, review, hint } = findings;
  if (strong + review + hint > 0) return t('findingCounts', { weights: weightsInWords(findings, weight) });
  if (station.last_count === null || (run?.status === 'done' && !run.stale)) return t('noFindings');
  if (run?.status === 'running') return t('looking');
  return t(run === null || run.status === 'failed' ? 'neverLooked' : 'lookedBefore');
}
