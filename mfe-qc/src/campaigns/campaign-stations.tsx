import { useMemo, useState } from 'react';
import {
  CAMPAIGN_STATION_STATES,
  paths,
  type CampaignAct,
  type CampaignStation,
  type OpenedCampaign,
} from 'shared-domain';
import { formatDate, useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, Card, LinkButton, ProgressBar, StationLink } from 'shared-ui/ui';
import { attentionOf } from './attention.rules.ts';
import { reviewAddress } from './review-address.rules.ts';
import { StationActDialog } from './station-act-dialog.tsx';
import { StationValidatorsDialog } from './station-validators-dialog.tsx';
import { campaignTexts } from './texts.ts';

type Chosen = { station: CampaignStation; act: CampaignAct | 'validators' };

/** The stations of a campaign, what is to be done first on top, each with what may be done about it. */
export function CampaignStations({ campaign }: { campaign: OpenedCampaign }) {
  const t = useTexts(campaignTexts);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const columns = useMemo(() => columnsOf(t, campaign, setChosen), [t, campaign]);
  const close = () => setChosen(null);
  return (
    <Card title={t('stations')}>
      {campaign.state === 'draft' && campaign.stations.length > 0 ? <p>{t('fittingNow')}</p> : null}
      <DataTable
        label={t('stations')}
        rows={campaign.stations}
        rowKey="station_id_tmg"
        columns={columns}
        defaultSort={{ field: 'state', order: 'asc' }}
        empty={t('noStations')}
        urlState="stations"
        tools="campaign-stations"
      />
      {chosen === null ? null : chosen.act === 'validators' ? (
        <StationValidatorsDialog campaign={campaign} station={chosen.station} onClose={close} />
      ) : (
        <StationActDialog campaign={campaign} station={chosen.station} act={chosen.act} onClose={close} />
      )}
    </Card>
  );
}

/** Why somebody should act on a station, in words. */
function attentionIn(t: Translate<typeof campaignTexts.en>, station: CampaignStation): string {
  const said =
    station.by === null || station.at === null
      ? []
      : station.reason === null
        ? [t('byOn', { by: station.by, at: formatDate(station.at) })]
        : [t('because', { by: station.by, at: formatDate(station.at), reason: station.reason })];
  const found = attentionOf(station).map(({ what, count }) => t(what, { count }));
  return [...found, ...said].join('; ');
}

function columnsOf(
  t: Translate<typeof campaignTexts.en>,
  campaign: OpenedCampaign,
  choose: (chosen: Chosen) => void,
): Column<CampaignStation>[] {
  const columns: Column<CampaignStation>[] = [
    {
      field: 'station',
      header: t('station'),
      value: ({ station_id_tmg, station_name }) => `${station_id_tmg} ${station_name}`,
      cell: ({ station_id_tmg, station_name }) => (
        <StationLink stationId={station_id_tmg}>{`${station_id_tmg} ${station_name}`}</StationLink>
      ),
      sortable: true,
      filter: 'text',
      rowHeader: true,
    },
    {
      field: 'state',
      header: t('state'),
      // in the order of what is to be done first
      value: ({ state }) => CAMPAIGN_STATION_STATES.indexOf(state),
      csv: ({ state }) => t(state),
      cell: ({ state }) => t(state),
      sortable: true,
    },
    {
      field: 'attention',
      header: t('attention'),
      value: (station) => attentionIn(t, station),
      leads: true,
    },
    {
      field: 'progress',
      header: t('progress'),
      value: ({ days, certified }) => (days === 0 ? null : certified / days),
      cell: (station) => <Days station={station} />,
      sortable: true,
    },
    { field: 'agency', header: t('agency'), value: ({ agency }) => agency, sortable: true, filter: 'select' },
    {
      field: 'validators',
      header: t('validators'),
      value: ({ validators }) => (validators.length > 0 ? validators.join(', ') : t('anyAdmin')),
    },
  ];
  const shown = campaign.agencies.length > 1 ? columns : columns.filter(({ field }) => field !== 'agency');
  return [
    ...shown,
    {
      field: 'actions',
      header: t('actions'),
      value: () => null,
      cell: (station) => <StationActions campaign={campaign} station={station} onChoose={choose} />,
    },
  ];
}

function Days({ station: { station_name, days, certified } }: { station: CampaignStation }) {
  const t = useTexts(campaignTexts);
  if (days === 0) return null;
  return (
    <>
      <ProgressBar value={certified / days} label={t('progressOf', { name: station_name })} />
      <span className="qc-campaign-by">{t('ofDays', { certified, days })}</span>
    </>
  );
}

function StationActions({
  campaign,
  station,
  onChoose,
}: {
  campaign: OpenedCampaign;
  station: CampaignStation;
  onChoose: (chosen: Chosen) => void;
}) {
  const t = useTexts(campaignTexts);
  const named = { station: station.station_name };
  return (
    <div className="cx-actions">
      <LinkButton
        size="small"
        severity="outlined"
        aria-label={t('reviewOf', named)}
        to={reviewAddress(paths.validateCounts.href({ stationId: station.station_id_tmg }), campaign)}
      >
        {t('review')}
      </LinkButton>
      {station.may.map((act) => (
        <Button
          key={act}
          size="small"
          severity={act === 'validate' ? 'outlined' : 'text'}
          aria-label={t(`${act}Of`, named)}
          onClick={() => onChoose({ station, act })}
        >
          {t(act)}
        </Button>
      ))}
      {campaign.may.edit ? (
        <Button
          size="small"
          severity="text"
          aria-label={t('setValidatorsOf', named)}
          onClick={() => onChoose({ station, act: 'validators' })}
        >
          {t('setValidators')}
        </Button>
      ) : null}
    </div>
  );
}
