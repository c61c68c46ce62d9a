import { Fragment, useMemo } from 'react';
import { paths, type Deployment } from 'shared-domain';
import { formatPeriod, useTexts, type Translate } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { DataTable, type Column } from 'shared-ui/table';
import { Card, LinkButton, LoadState, Page, StationLink } from 'shared-ui/ui';
import { deploymentsQuery } from './deployments.resource.ts';
import { deploymentTexts } from './texts.ts';

/** /deployments: what was, is and will be counted where; the latest first. */
export function DeploymentsScreen() {
  const t = useTexts(deploymentTexts);
  const { load, reload } = useLoaded(deploymentsQuery);
  return (
    <Page
      title={t('title')}
      actions={
        <LinkButton to={paths.createDeployment.href()} severity="primary" icon="plus">
          {t('add')}
        </LinkButton>
      }
    >
      <LoadState load={load} retry={reload}>
        {(deployments) => <DeploymentsTable deployments={deployments} />}
      </LoadState>
    </Page>
  );
}

function DeploymentsTable({ deployments }: { deployments: Deployment[] }) {
  const t = useTexts(deploymentTexts);
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <Card>
      <DataTable
        label={t('title')}
        rows={deployments}
        rowKey="id"
        columns={columns}
        defaultSort={{ field: 'date', order: 'desc' }}
        empty={t('noDeployments')}
        urlState="deployments"
        tools="deployments"
      />
    </Card>
  );
}

function columnsOf(t: Translate<typeof deploymentTexts.en>): Column<Deployment>[] {
  return [
    {
      field: 'station',
      header: t('stationId'),
      value: (row) => row.station_id_tmgs.join(', '),
      cell: (row) => <Stations ids={row.station_id_tmgs} />,
      sortable: true,
      filter: 'text',
    },
    {
      field: 'name',
      header: t('name'),
      value: (row) => row.name,
      sortable: true,
      filter: 'text',
      rowHeader: true,
    },
    {
      field: 'purpose',
      header: t('purpose'),
      value: (row) => row.primary_count_purpose?.label ?? null,
      sortable: true,
      filter: 'select',
    },
    {
      field: 'date',
      header: t('date'),
      value: (row) => row.start_date ?? row.end_date,
      cell: (row) => formatPeriod(row.start_date, row.end_date),
      csv: (row) => formatPeriod(row.start_date, row.end_date),
      sortable: true,
      leads: true,
    },
    {
      field: 'actions',
      header: t('actions'),
      value: () => null,
      cell: ({ id, name }) => (
        <LinkButton
          size="small"
          to={paths.editDeployment.href({ deploymentId: id })}
          aria-label={t('editOf', { name })}
        >
          {t('edit')}
        </LinkButton>
      ),
    },
  ];
}

/** Each station of a deployment, with commas between. */
function Stations({ ids }: { ids: readonly string[] }) {
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <StationLink stationId={id}>{id}</StationLink>
    </Fragment>
  ));
}
