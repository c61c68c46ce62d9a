import { paths, type Certification } from 'shared-domain';
import { formatDate, formatNumber, formatPeriod, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Alert, Fact, Facts, Icon, LinkButton } from 'shared-ui/ui';
import { filtersInWords } from '../filter-words.rules.ts';
import { flowsShown } from '../filters.rules.ts';
import { useFlowName, useSubject } from '../store/review-context.tsx';
import { validateTexts } from '../texts.ts';
import { watchedLedger } from './certify.resource.ts';
import './certified-state.css';
import { daysOf, exportSearch, outcomeOf } from './outcome.rules.ts';
import { Overridden } from './overridden.tsx';
import { certifyTexts } from './texts.ts';

/** What became of certifying: what holds, by whom, of which days, over what; a try that failed, and what was taken back. */
export function CertifiedState() {
  const t = useTexts(certifyTexts);
  const { station } = useSubject();
  const { load } = useLoaded(watchedLedger(station.station_id_tmg));
  if (load.state !== 'loaded') return null;
  const { failed, reopened, standing } = outcomeOf(load.value);
  return (
    <>
      {failed ? (
        <Alert severity="warning" announce={false}>
          <p>{failed.failure}</p>
          <p>{t('asked', { who: failed.requested_by, date: formatDate(failed.requested_at) })}</p>
        </Alert>
      ) : null}
      {reopened ? <Reopened entry={reopened} /> : null}
      {standing ? <Standing entry={standing} whole={station.days_count === null} /> : null}
    </>
  );
}

function Reopened({ entry }: { entry: Certification }) {
  const t = useTexts(certifyTexts);
  const { from, until } = daysOf(entry);
  const said = { count: entry.counts, days: formatPeriod(from, until), who: entry.requested_by };
  return (
    <Alert severity="info" announce={false}>
      <p>{t('reopenedBy', { ...said, date: formatDate(entry.requested_at) })}</p>
      <p>{entry.reason}</p>
    </Alert>
  );
}

/** The certification that holds; `whole`: nothing of the station waits any more, so that this is what there is to see. */
function Standing({ entry, whole }: { entry: Certification; whole: boolean }) {
  const t = useTexts(certifyTexts);
  const { station } = useSubject();
  const { from, until } = daysOf(entry);
  const said = { who: entry.requested_by, date: formatDate(entry.requested_at) };
  return (
    <section className="cx-card qc-certified" aria-label={t('certifiedState')}>
      <div className="qc-certified-head">
        <Icon name="verified" />
        <p data-outcome tabIndex={-1}>
          <strong>{t('certifiedDays', { count: entry.certified, days: formatPeriod(from, until) })}</strong>{' '}
          {t('certifiedBy', said)} {whole ? t('allCertified') : null}
        </p>
        <LinkButton
          size="small"
          icon="download"
          severity={whole ? 'primary' : 'outlined'}
          to={`${paths.exports.href()}?${exportSearch(station.station_id_tmg, entry)}`}
        >
          {t('exportThese')}
        </LinkButton>
      </div>
      <details open={whole}>
        <summary>{t('whatItHolds')}</summary>
        <Covered entry={entry} />
      </details>
    </section>
  );
}

/** So many overridden findings are listed at once. */
const FEW = 3;

function Covered({ entry }: { entry: Certification }) {
  const t = useTexts(certifyTexts);
  const { counts, certified, findings, reason } = entry;
  const flows = useFlowsInWords(entry);
  const chosen = useChoiceInWords(entry);
  return (
    <Facts className="qc-certified-facts">
      <Fact name={t('counts')}>
        {certified === counts
          ? formatNumber(counts)
          : t('stillOf', { certified: formatNumber(certified), count: formatNumber(counts) })}
      </Fact>
      <Fact name={t('flows')}>{flows}</Fact>
      {chosen ? <Fact name={t('chosen')}>{chosen}</Fact> : null}
      <LeftOut entry={entry} />
      <Fact name={t('strongFindings')}>
        {findings.length === 0 ? (
          t('noneOverridden')
        ) : (
          <Overridden findings={findings} open={findings.length <= FEW} />
        )}
      </Fact>
      {reason ? <Fact name={t('reason')}>{reason}</Fact> : null}
    </Facts>
  );
}

/** What waited for review and was left out; certifications of before nobody kept it of say nothing. */
function LeftOut({ entry: { left_out: out } }: { entry: Certification }) {
  const t = useTexts(certifyTexts);
  if (!out) return null;
  const days = formatPeriod(out.first?.slice(0, 10) ?? null, out.last?.slice(0, 10) ?? null);
  return (
    <Fact name={t('leftToReview')}>
      {out.counts === 0 ? t('nothingLeft') : t('leftCounts', { count: out.counts, days })}
    </Fact>
  );
}

/** The flows that it was about, by name. */
function useFlowsInWords({ filters }: Certification): string {
  const t = useTexts(certifyTexts);
  const { station } = useSubject();
  const nameOf = useFlowName();
  const shown = flowsShown(station.channels, filters);
  return shown.size === station.channels.length
    ? t('allFlows', { count: shown.size })
    : Array.from(shown, nameOf).join('; ');
}

/** What else narrowed it down; '' where nothing did. */
function useChoiceInWords({ filters }: Certification): string {
  const t = useTexts(validateTexts);
  const { station, suspects } = useSubject();
  const { suspect_id, vendor_status, show_null_values } = filters;
  const some = { suspect_id, vendor_status, show_null_values };
  return filtersInWords(some, { channels: station.channels, suspects }, t)
    .map(({ label, value }) => (value === null ? label : `${label}: ${value}`))
    .join('; ');
}
