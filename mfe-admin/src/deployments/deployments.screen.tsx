import { useMemo } from 'react';
import { paths, type Deployment } from 'shared-domain';
import { formatDate, useTexts, type Translate } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { DataTable, type Column } from 'shared-ui/table';
import { Card, LinkButton, LoadState, Page } from 'shared-ui/ui';
import { periodOf } from './deployment.rules.ts';
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
      cell: (row) => wordsFor(t, row),
      sortable: true,
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

/** When a deployment counts, in words. */
function wordsFor(t: Translate<typeof deploymentTexts.en>, { start_date, end_date }: Deployment): string {
  const period = periodOf(start_date, end_date);
  switch (period.kind) {
    case 'none':
      return '';
    case 'day':
      return formatDate(period.day);
    case 'from':
      return t('dateFrom', { day: formatDate(period.day) });
    case 'until':
      return t('dateUntil', { day: formatDate(period.day) });
    default:
      return t('dateSpan', { start: formatDate(period.start), end: formatDate(period.end) });
  }
}
