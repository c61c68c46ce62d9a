import '../imports.css';
import { mayAccess, paths, type AutomaticImport } from 'shared-domain';
import { useUser } from 'shared-ui/auth';
import { SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useSearchParams } from 'shared-ui/router';
import { Alert, LinkButton, LoadState, Page } from 'shared-ui/ui';
import { automaticImportQuery, openAgenciesQuery } from './automatic-import.resource.ts';
import { RunsCard } from './runs-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { automaticTexts } from './texts.ts';
import { VendorNewsCard } from './vendor-news-card.tsx';

/** Automatic Import: how often an agency's counts are fetched from Eco-Visio, what became of it, and what is new there. */
export function AutomaticImportScreen() {
  const t = useTexts(automaticTexts);
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const agency = Number(params.get('agency') ?? user.agency_id);
  const { load, reload } = useLoaded(automaticImportQuery(agency));
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <LinkButton to={paths.importHistory.href()} severity="outlined" icon="history">
          {t('history')}
        </LinkButton>
      }
    >
      {mayAccess('superAdmin', user) && (
        <AgencyChoice
          agency={agency}
          onChange={(next) => setParams(next === null ? {} : { agency: next }, { replace: true })}
        />
      )}
      <LoadState load={load} retry={reload}>
        {(own) => <OfAgency own={own} />}
      </LoadState>
    </Page>
  );
}

function OfAgency({ own }: { own: AutomaticImport }) {
  const t = useTexts(automaticTexts);
  return (
    <>
      {own.simulated && <Alert severity="info">{t('simulated')}</Alert>}
      <ScheduleCard own={own} />
      <RunsCard key={own.agency_id} agency={own.agency_id} newest={own.runs} />
      {own.news.length > 0 && <VendorNewsCard news={own.news} />}
    </>
  );
}

function AgencyChoice({ agency, onChange }: { agency: number; onChange: (agency: string | null) => void }) {
  const t = useTexts(automaticTexts);
  const { load, reload } = useLoaded(openAgenciesQuery);
  return (
    <LoadState load={load} retry={reload}>
      {(agencies) => (
        <div className="cx-fields cx-choice">
          <SelectField
            label={t('agency')}
            required
            options={agencies.map(({ id, name }) => ({ code: String(id), label: name }))}
            value={String(agency)}
            onChange={onChange}
          />
        </div>
      )}
    </LoadState>
  );
}
