import { useMemo } from 'react';
import { useUser } from 'shared-ui/auth';
import type { AuditEntry } from 'shared-domain';
import { formatDate, useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, StationLink, type FilterInUse } from 'shared-ui/ui';
import { detailLines } from './audit-detail.rules.ts';
import { auditTexts } from './texts.ts';

type AuditTableProps = {
  entries: AuditEntry[];
  /** The filters that they were asked for with; undefined for none. */
  hiddenBy: { filters: FilterInUse[]; onClear: () => void } | undefined;
  onDetail: (entry: AuditEntry) => void;
  /** Every entry that the filters leave, for a file. */
  allRows: () => Promise<readonly AuditEntry[]>;
};

/** Who did what when, the newest first. Super admins, who see several agencies, also read which one. */
export function AuditTable({ entries, hiddenBy, onDetail, allRows }: AuditTableProps) {
  const t = useTexts(auditTexts);
  const withAgency = useUser().super_admin === 1;
  const columns = useMemo(() => columnsOf(t, withAgency, onDetail), [t, withAgency, onDetail]);
  return (
    <DataTable
      label={t('title')}
      rows={entries}
      rowKey="id"
      columns={columns}
      // The server pages: everything that is here is shown.
      pageSize={Math.max(1, entries.length)}
      empty={t('noEntries')}
      hiddenBy={hiddenBy}
      tools="audit"
      allRows={allRows}
    />
  );
}

function columnsOf(
  t: Translate<typeof auditTexts.en>,
  withAgency: boolean,
  onDetail: AuditTableProps['onDetail'],
): Column<AuditEntry>[] {
  const agency: Column<AuditEntry> = { field: 'agency', header: t('agency'), value: (entry) => entry.agency };
  return [
    {
      field: 'at',
      header: t('when'),
      value: (entry) => entry.at,
      cell: (entry) => formatDate(entry.at),
      leads: true,
    },
    { field: 'user_name', header: t('who'), value: (entry) => entry.user_name },
    { field: 'text', header: t('what'), value: (entry) => entry.text, rowHeader: true },
    {
      field: 'station',
      header: t('station'),
      value: (entry) => entry.station_id_tmg,
      cell: ({ station_id_tmg }) => <StationLink stationId={station_id_tmg}>{station_id_tmg}</StationLink>,
    },
    ...(withAgency ? [agency] : []),
    {
      field: 'actions',
      header: t('details'),
      value: () => null,
      // What has no details offers none.
      cell: (entry) =>
        detailLines(entry.detail).length > 0 && (
          <Button
            size="small"
            severity="outlined"
            aria-label={t('detailsOf', { text: entry.text, at: formatDate(entry.at) })}
            onClick={() => onDetail(entry)}
          >
            {t('details')}
          </Button>
        ),
    },
  ];
}
