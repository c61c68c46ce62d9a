import './campaigns.css';
import { useMemo } from 'react';
import { may, paths, type Campaign } from 'shared-domain';
import { useUser } from 'shared-ui/auth';
import { formatDate, formatPeriod, useTexts, type Translate } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Link } from 'shared-ui/router';
import { DataTable, type Column } from 'shared-ui/table';
import { Card, LinkButton, LoadState, Page, ProgressBar } from 'shared-ui/ui';
import { campaignsQuery } from './campaigns.resource.ts';
import { campaignTexts } from './texts.ts';
import { TwoPairs } from './two-pairs.tsx';

/** /campaigns: the campaigns that the agency has a part in, with how far each is. */
export function CampaignsScreen() {
  const t = useTexts(campaignTexts);
  const user = useUser();
  const { load, reload } = useLoaded(campaignsQuery);
  const columns = useMemo(() => columnsOf(t), [t]);
  const runs = may(user, 'POST /campaigns');
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        runs ? (
          <LinkButton to={paths.addCampaign.href()} severity="primary" icon="plus">
            {t('add')}
          </LinkButton>
        ) : undefined
      }
    >
      <LoadState load={load} retry={reload}>
        {({ data, two_pairs }) => (
          <>
            <Card>
              <DataTable
                label={t('title')}
                rows={data}
                rowKey="id"
                columns={columns}
                empty={t('none')}
                urlState="campaigns"
                tools="campaigns"
              />
            </Card>
            {two_pairs === null || !runs ? null : <TwoPairs asked={two_pairs} />}
          </>
        )}
      </LoadState>
    </Page>
  );
}

const shareOf = ({ progress: { days, certified } }: Campaign): number | null =>
  days === 0 ? null : certified / days;

function columnsOf(t: Translate<typeof campaignTexts.en>): Column<Campaign>[] {
  return [
    {
      field: 'name',
      header: t('name'),
      value: ({ name }) => name,
      cell: ({ id, name }) => <Link to={paths.campaign.href({ campaignId: id })}>{name}</Link>,
      sortable: true,
      filter: 'text',
      rowHeader: true,
    },
    {
      field: 'state',
      header: t('state'),
      value: ({ state }) => t(state),
      sortable: true,
      filter: 'select',
      leads: true,
    },
    { field: 'period', header: t('period'), value: ({ from, until }) => formatPeriod(from, until) },
    {
      field: 'due',
      header: t('due'),
      value: ({ due }) => due,
      cell: ({ due }) => formatDate(due),
      sortable: true,
    },
    {
      field: 'agency',
      header: t('agency'),
      value: ({ agency }) => agency ?? t('severalAgencies'),
      sortable: true,
      filter: 'select',
    },
    {
      field: 'progress',
      header: t('progress'),
      value: shareOf,
      cell: (campaign) => <Progress campaign={campaign} />,
      sortable: true,
    },
    {
      field: 'done',
      header: t('stationsDone'),
      value: ({ progress: { done, stations } }) =>
        stations === 0 ? '' : t('ofStations', { done, stations }),
    },
  ];
}

function Progress({ campaign }: { campaign: Campaign }) {
  const t = useTexts(campaignTexts);
  const share = shareOf(campaign);
  return share === null ? null : (
    <ProgressBar value={share} label={t('progressOf', { name: campaign.name })} />
  );
}
