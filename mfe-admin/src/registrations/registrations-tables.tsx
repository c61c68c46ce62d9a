import { useMemo } from 'react';
import type { Registration } from 'shared-domain';
import { formatDate, useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, EmailText } from 'shared-ui/ui';
import type { DecisionKind } from './decision-dialogs.tsx';
import { registrationTexts } from './texts.ts';

type Words = Translate<typeof registrationTexts.en>;
type OnDecide = (kind: DecisionKind, registration: Registration) => void;

/** The queue, with both decisions beside each person. */
export function WaitingTable({
  labelledBy,
  registrations,
  onDecide,
}: {
  labelledBy: string;
  registrations: Registration[];
  onDecide: OnDecide;
}) {
  const t = useTexts(registrationTexts);
  const columns = useMemo(
    () => [
      ...personColumns(t),
      { field: 'tel', header: t('tel'), value: (row: Registration) => row.tel },
      { ...dateColumn('created_at', t('askedOn')), leads: true },
      decisionColumn(t, onDecide),
    ],
    [t, onDecide],
  );
  return (
    <DataTable
      labelledBy={labelledBy}
      rows={registrations}
      rowKey="id"
      columns={columns}
      empty={t('noneWaiting')}
      urlState="waiting"
      tools="registrations-waiting"
    />
  );
}

/** The registrations that were approved or rejected, by whom, when and why. */
export function DecidedTable({
  labelledBy,
  registrations,
}: {
  labelledBy: string;
  registrations: Registration[];
}) {
  const t = useTexts(registrationTexts);
  const columns = useMemo(
    (): Column<Registration>[] => [
      ...personColumns(t),
      {
        field: 'status',
        header: t('decision'),
        value: ({ status }) => t(status),
        sortable: true,
        filter: 'select',
        leads: true,
      },
      { field: 'decided_by', header: t('decidedBy'), value: (row) => row.decided_by, sortable: true },
      dateColumn('decided_at', t('decidedOn')),
      { field: 'reason', header: t('reason'), value: (row) => row.reason },
    ],
    [t],
  );
  return (
    <DataTable
      labelledBy={labelledBy}
      rows={registrations}
      rowKey="id"
      columns={columns}
      empty={t('noneDecided')}
      urlState="decided"
      tools="registrations-decided"
    />
  );
}

function personColumns(t: Words): Column<Registration>[] {
  return [
    { field: 'name', header: t('name'), value: (row) => row.name, sortable: true, rowHeader: true },
    {
      field: 'email',
      header: t('email'),
      value: (row) => row.email,
      cell: ({ email }) => <EmailText email={email} />,
      sortable: true,
    },
    { field: 'organization', header: t('organization'), value: (row) => row.organization, sortable: true },
  ];
}

function dateColumn(field: 'created_at' | 'decided_at', header: string): Column<Registration> {
  return {
    field,
    header,
    value: (row) => row[field],
    cell: (row) => formatDate(row[field] ?? ''),
    sortable: true,
  };
}

function decisionColumn(t: Words, onDecide: OnDecide): Column<Registration> {
  return {
    field: 'actions',
    header: t('actions'),
    value: () => null,
    cell: (row) => (
      <div className="cx-actions">
        <Button
          size="small"
          aria-label={t('approveOf', { name: row.name })}
          onClick={() => onDecide('approve', row)}
        >
          {t('approve')}
        </Button>
        <Button
          size="small"
          severity="outlined"
          aria-label={t('rejectOf', { name: row.name })}
          onClick={() => onDecide('reject', row)}
        >
          {t('reject')}
        </Button>
      </div>
    ),
  };
}
