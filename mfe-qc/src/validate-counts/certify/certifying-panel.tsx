import { paths, type Certification, type Station } from 'shared-domain';
import { countTexts } from 'shared-domain/texts';
import { formatDate, formatPeriod, useTexts } from 'shared-ui/i18n';
import { Alert, LinkButton } from 'shared-ui/ui';
import { validateTexts } from '../texts.ts';
import { daysOf } from './outcome.rules.ts';
import { certifyTexts } from './texts.ts';

/** What stands in the review's place while its counts are certified: by whom, since when, of which days. */
export function CertifyingPanel({ station, running }: { station: Station; running: Certification | null }) {
  const t = useTexts(certifyTexts);
  const tc = useTexts(countTexts);
  const tv = useTexts(validateTexts);
  const { from, until } = running ? daysOf(running) : { from: null, until: null };
  const days = formatPeriod(from, until);
  return (
    <div className="qc-certifying">
      <Alert severity="info">
        <p data-outcome tabIndex={-1}>
          {tc('certifying', { station: station.station_name })}
        </p>
        {running ? (
          <p>
            {t('asked', { who: running.requested_by, date: formatDate(running.requested_at) })}
            {days ? ` ${t('askedDays', { days })}` : ''}
          </p>
        ) : null}
      </Alert>
      <LinkButton to={paths.qualityControl.href()}>{tv('toQualityControl')}</LinkButton>
    </div>
  );
}
