import './campaigns.css';
import { paths, type OpenedCampaign } from 'shared-domain';
import { formatDate, formatPercent, formatPeriod, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Link, useParams } from 'shared-ui/router';
import { Card, Fact, Facts, LoadState, Page, ProgressBar } from 'shared-ui/ui';
import { campaignQuery } from './campaigns.resource.ts';
import { CampaignStations } from './campaign-stations.tsx';
import { Course } from './course.tsx';
import { campaignTexts } from './texts.ts';

/** /campaigns/:campaignId: how far a campaign is, where each station stands, and what one may do about it. */
export function CampaignScreen() {
  const t = useTexts(campaignTexts);
  const { campaignId = '' } = useParams();
  const { load, reload } = useLoaded(campaignQuery(campaignId));
  const campaign = load.state === 'loaded' ? load.value : null;
  return (
    <Page
      title={campaign?.name ?? t('title')}
      about={campaign ? t('title') : undefined}
      actions={campaign ? <Course campaign={campaign} /> : undefined}
    >
      <LoadState load={load} retry={reload} list={{ to: paths.campaigns.href(), label: t('backToList') }}>
        {(loaded) => (
          <>
            <Head campaign={loaded} />
            <ByAgency campaign={loaded} />
            <CampaignStations campaign={loaded} />
            <Reports campaign={loaded} />
          </>
        )}
      </LoadState>
    </Page>
  );
}

function Head({ campaign }: { campaign: OpenedCampaign }) {
  const t = useTexts(campaignTexts);
  const { state, version, from, until, due, agency, progress, made_by, no_strong, uptime } = campaign;
  const { days, certified, stations, done } = progress;
  const words = [t(state), ...(version > 1 ? [t('version', { version })] : [])].join(', ');
  return (
    <Card>
      <Facts>
        <Fact name={t('state')}>{words}</Fact>
        <Fact name={t('period')}>{formatPeriod(from, until)}</Fact>
        <Fact name={t('due')}>{formatDate(due)}</Fact>
        <Fact name={t('agency')}>
          {agency ?? t('severalAgencies')}
          <span className="qc-campaign-by">{t('madeBy', { name: made_by })}</span>
        </Fact>
        <Fact name={t('progress')}>
          {days === 0 ? null : <ProgressBar value={certified / days} label={t('progress')} />}
          <span className="qc-campaign-by">{t('ofDays', { certified, days })}</span>
        </Fact>
        <Fact name={t('stationsDone')}>{t('ofStations', { done, stations })}</Fact>
        {no_strong || uptime !== null ? (
          <Fact name={t('holds')}>
            {no_strong ? <span className="qc-campaign-line">{t('noStrong')}</span> : null}
            {uptime === null ? null : (
              <span className="qc-campaign-line">
                {t('uptimeAsked', { uptime: formatPercent(uptime / 100) })}
              </span>
            )}
          </Fact>
        ) : null}
      </Facts>
    </Card>
  );
}

/** How far each agency is, where there are several. */
function ByAgency({ campaign: { agencies } }: { campaign: OpenedCampaign }) {
  const t = useTexts(campaignTexts);
  if (agencies.length < 2) return null;
  return (
    <Card title={t('byAgency')}>
      <ul className="qc-campaign-agencies">
        {agencies.map(({ agency_id, agency, days, certified, stations, done }) => (
          <li key={agency_id}>
            <span>{agency}</span>
            <ProgressBar
              value={days === 0 ? 0 : certified / days}
              label={t('progressOf', { name: agency })}
            />
            <span className="qc-campaign-by">
              {t('ofDays', { certified, days })} · {t('stationsDone')}: {t('ofStations', { done, stations })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The reports of each time that the campaign was closed. */
function Reports({ campaign: { id, closings } }: { campaign: OpenedCampaign }) {
  const t = useTexts(campaignTexts);
  if (closings.length === 0) return null;
  return (
    <Card title={t('reports')}>
      <ul className="qc-campaign-reports">
        {closings.map(
          ({ version, closed_by, closed_at, reason, reopened_by, reopened_at, reopen_reason }) => (
            <li key={version}>
              <Link to={`${paths.campaignReport.href({ campaignId: id })}?version=${version}`}>
                {t('reportOf', { version })}
              </Link>
              <span className="qc-campaign-line">
                {t('closedBy', { by: closed_by, at: formatDate(closed_at) })}
                {reason === null ? '' : `: ${reason}`}
              </span>
              {reopened_at === null ? null : (
                <span className="qc-campaign-line">
                  {t('reopenedBy', {
                    by: reopened_by ?? '',
                    at: formatDate(reopened_at),
                    reason: reopen_reason ?? '',
                  })}
                </span>
              )}
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}
