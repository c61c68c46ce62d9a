import { useUser } from 'shared-ui/auth';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { lookups, useLoaded } from 'shared-ui/query';
import { Fact, Facts } from 'shared-ui/ui';
import { useSubject } from '../store/review-context.tsx';
import { validateTexts } from '../texts.ts';
import { useFiltersInWords } from '../use-filters-in-words.ts';
import { useScope } from '../use-scope.ts';
import { paperTexts } from './texts.ts';

/** Above the counts on paper: whose they are, which of them, and how far they are certified. */
export function PaperHead({ total }: { total: number }) {
  const t = useTexts(paperTexts);
  const tv = useTexts(validateTexts);
  const { station } = useSubject();
  const filters = useFiltersInWords('all');
  const scope = useScope();
  const open = scope?.counts ?? null;
  return (
    <Facts beside className="qc-paper-head">
      <Fact name={t('station')}>
        {tv('subject', { id: station.station_id_tmg, name: station.station_name })}
      </Fact>
      <Fact name={t('agency')}>
        <AgencyName />
      </Fact>
      <Fact name={tv('filters')}>
        {filters.length === 0
          ? t('noFilter')
          : filters.map(({ label, value }) => (value === null ? label : `${label}: ${value}`)).join('; ')}
      </Fact>
      {open === null ? null : (
        <Fact name={t('state')}>
          {t('stateOf', {
            certified: formatNumber(Math.max(0, total - open)),
            total: formatNumber(total),
            open: formatNumber(open),
          })}
        </Fact>
      )}
    </Facts>
  );
}

/** The station's agency: one's own, or another that a super admin looks at. */
function AgencyName() {
  const { agency } = useUser();
  const { agency_id: id } = useSubject().station;
  return agency.id === id ? agency.name : <OtherAgency id={id} />;
}

function OtherAgency({ id }: { id: number }) {
  const { load } = useLoaded(lookups.agenciesWithClosed);
  return load.state === 'loaded' ? (load.value.find((one) => one.id === id)?.name ?? null) : null;
}

/** Has the agency's name here before the page is printed, which waits for nothing. */
export function AgencyAhead() {
  const { agency } = useUser();
  const { agency_id: id } = useSubject().station;
  return agency.id === id ? null : <KnownAgencies />;
}

function KnownAgencies(): null {
  useLoaded(lookups.agenciesWithClosed);
  return null;
}
