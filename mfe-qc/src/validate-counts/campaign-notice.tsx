import { useState } from 'react';
import { paths, type CampaignAct, type CampaignOfStation } from 'shared-domain';
import { formatDate, formatPercent, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Alert, Button, LinkButton } from 'shared-ui/ui';
import { standingTexts } from '../campaigns/standing.texts.ts';
import type { ActedOn } from '../campaigns/station-act-dialog.tsx';
import { stationCampaignsQuery } from '../campaigns/station-campaigns.resource.ts';
import { useSubject } from './store/review-context.tsx';
import { useLateDialog } from './use-late-dialog.ts';

const actDialog = async () => (await import('../campaigns/station-act-dialog.tsx')).StationActDialog;

/** The open campaigns that the station is in: where it stands there, and what the person may do about it. */
export function CampaignNotice() {
  const { station } = useSubject();
  const { load } = useLoaded(stationCampaignsQuery(station.station_id_tmg));
  if (load.state !== 'loaded') return null;
  return load.value.map((campaign) => <InCampaign key={campaign.id} campaign={campaign} />);
}

function InCampaign({ campaign }: { campaign: CampaignOfStation }) {
  const t = useTexts(standingTexts);
  const { Dialog, open, close } = useLateDialog<ActedOn>();
  const [act, setAct] = useState<CampaignAct>('validate');
  const { id, name, due, station, uptime, obstacle } = campaign;
  return (
    <Alert severity="info" announce={false}>
      <div className="cx-row">
        <span>
          <strong>{t('inCampaign', { name, due: formatDate(due) })}</strong>{' '}
          {t('inState', { state: t(station.state) })}
          {uptime === null ? null : `. ${t('uptimeIs', { uptime: formatPercent(uptime / 100) })}`}
          {obstacle === null ? null : ` ${obstacle}`}
        </span>
        {station.may.map((one) =>
          one === 'validate' && obstacle !== null ? null : (
            <Button
              key={one}
              size="small"
              severity={one === 'validate' ? 'outlined' : 'text'}
              onClick={() => {
                setAct(one);
                return open(actDialog);
              }}
            >
              {t(one)}
            </Button>
          ),
        )}
        <LinkButton
          size="small"
          severity="text"
          aria-label={`${t('toCampaign')}: ${name}`}
          to={paths.campaign.href({ campaignId: id })}
        >
          {t('toCampaign')}
        </LinkButton>
      </div>
      {Dialog ? <Dialog campaign={campaign} station={station} act={act} onClose={close} /> : null}
    </Alert>
  );
}
