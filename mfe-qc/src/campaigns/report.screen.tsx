import './campaigns.css';
import { useState } from 'react';
import { paths, type CampaignReport } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { formatDate, formatPeriod, useTexts } from 'shared-ui/i18n';
import { ask, useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { useParams, useSearchParams } from 'shared-ui/router';
import {
  Alert,
  Button,
  Card,
  Fact,
  Facts,
  LinkButton,
  LoadState,
  Page,
  saveFile,
  StationLink,
} from 'shared-ui/ui';
import { reportFileQuery, reportQuery } from './campaigns.resource.ts';
import { ReportTable } from './report-table.tsx';
import { reportTexts } from './report.texts.ts';

/** /campaigns/:campaignId/report: what a closed campaign has come to, as it was frozen; on paper and as a file, too. */
export function ReportScreen() {
  const t = useTexts(reportTexts);
  const { campaignId = '' } = useParams();
  const [search] = useSearchParams();
  const version = Number(search.get('version')) || undefined;
  const { load, reload } = useLoaded(reportQuery(campaignId, version));
  const report = load.state === 'loaded' ? load.value : null;
  const page = paths.campaign.href({ campaignId });
  return (
    <Page
      title={report ? `${t('reportTitle')}: ${report.campaign.name}` : t('reportTitle')}
      actions={report ? <Actions report={report} page={page} /> : undefined}
    >
      <LoadState load={load} retry={reload} list={{ to: page, label: t('backToCampaign') }}>
        {(loaded) => (
          <>
            <Head report={loaded} />
            <Late late={loaded.late} />
            <Card title={t('reportOf', { version: loaded.campaign.version })}>
              <ReportTable rows={loaded.rows} />
            </Card>
          </>
        )}
      </LoadState>
    </Page>
  );
}

function Actions({ report: { campaign }, page }: { report: CampaignReport; page: string }) {
  const t = useTexts(reportTexts);
  const { notify } = useServices();
  const [running, setRunning] = useState(false);
  const download = async () => {
    setRunning(true);
    try {
      const file = await ask(reportFileQuery(campaign.id, campaign.version));
      saveFile(`${campaign.name} ${t('version', { version: campaign.version })}.csv`, file, 'text/csv');
    } catch (error) {
      notify('danger', messageOf(error, t('downloadFailed')));
    }
    setRunning(false);
  };
  return (
    <>
      <LinkButton severity="text" to={page}>
        {t('backToCampaign')}
      </LinkButton>
      <Button severity="outlined" icon="print" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Button severity="outlined" icon="download" loading={running} onClick={() => void download()}>
        {t('download')}
      </Button>
    </>
  );
}

function Head({ report: { campaign, closing } }: { report: CampaignReport }) {
  const t = useTexts(reportTexts);
  return (
    <Card>
      <Facts>
        <Fact name={t('period')}>{formatPeriod(campaign.from, campaign.until)}</Fact>
        <Fact name={t('due')}>{formatDate(campaign.due)}</Fact>
        <Fact name={t('closed')}>
          {t('closedBy', { by: closing.closed_by, at: formatDate(closing.closed_at) })}
          {closing.reason === null ? '' : `: ${closing.reason}`}
        </Fact>
      </Facts>
      {closing.reports.map(({ agency, hash }) => (
        <p key={hash} className="qc-campaign-hash">
          {t('hash', { agency, hash })}
        </p>
      ))}
    </Card>
  );
}

/** Counts that came after the campaign was closed: listed, never silently certified. */
function Late({ late }: { late: CampaignReport['late'] }) {
  const t = useTexts(reportTexts);
  if (late.length === 0) return null;
  return (
    <Alert severity="warning" announce={false}>
      <p>
        <strong>{t('lateTitle')}</strong>
      </p>
      <p>{t('lateText')}</p>
      <ul>
        {late.map(({ station_id_tmg: id, station_name: name, counts }) => (
          <li key={id}>
            <StationLink stationId={id}>
              {t('lateOf', { station: `${id} ${name}`, count: counts })}
            </StationLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
