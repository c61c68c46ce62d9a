import { useMemo } from 'react';
import type { TmasCheck, TmasFinding, TmasSeverity } from 'shared-domain';
import { formatDate, useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { Card, LinkButton, StationLink } from 'shared-ui/ui';
import { isUnbroken } from './stretch.rules.ts';
import { tmasTexts } from './texts.ts';

const SEVERITIES: TmasSeverity[] = ['fatal', 'critical', 'caution', 'warning'];

type T = Translate<typeof tmasTexts.en>;
type Row = TmasFinding & { id: number };

/** What an export would hold, and each thing that was found, the worst first, with a link to where it is fixed. */
export function Preflight({ found }: { found: TmasCheck }) {
  const t = useTexts(tmasTexts);
  const columns = useMemo(() => columnsOf(t), [t]);
  const rows = useMemo(() => found.findings.map((finding, id): Row => ({ ...finding, id })), [found]);
  const shown = SEVERITIES.filter((severity) => rows.some((row) => row.severity === severity));
  return (
    <Card title={t('preflight')}>
      <output>
        {t('wouldHold', {
          stations: t('stationRecords', { count: found.station_records }),
          counts: t('countRecords', { count: found.count_records }),
        })}{' '}
        {rows.length === 0 ? t('nothingFound') : null}
      </output>
      {rows.length > 0 ? (
        <>
          <ul className="tmas-legend">
            {shown.map((severity) => (
              <li key={severity}>
                <Severity severity={severity} /> {t(`${severity}Means`)}
              </li>
            ))}
          </ul>
          <DataTable
            label={t('preflight')}
            rows={rows}
            rowKey="id"
            columns={columns}
            empty={t('nothingFound')}
            urlState="findings"
            tools="tmas-findings"
          />
        </>
      ) : null}
    </Card>
  );
}

function Severity({ severity }: { severity: TmasSeverity }) {
  const t = useTexts(tmasTexts);
  return <span className={`tmas-severity tmas-${severity}`}>{t(severity)}</span>;
}

const columnsOf = (t: T): Column<Row>[] => [
  {
    field: 'severity',
    header: t('severity'),
    value: ({ severity }) => t(severity),
    filter: 'select',
    cell: ({ severity }) => <Severity severity={severity} />,
    leads: true,
  },
  {
    field: 'finding',
    header: t('finding'),
    value: ({ text }) => text,
    cell: ({ text }) => <span className="tmas-finding">{text}</span>,
    rowHeader: true,
  },
  {
    field: 'station',
    header: t('station'),
    value: ({ station_id_tmg }) => station_id_tmg,
    // in a tab of its own, like the correction
    cell: ({ station_id_tmg }) => (
      <StationLink stationId={station_id_tmg} target="_blank" rel="noopener">
        {station_id_tmg}
      </StationLink>
    ),
    sortable: true,
    filter: 'select',
  },
  {
    field: 'flow',
    header: t('flow'),
    value: ({ flowid_txdot }) => flowid_txdot,
    sortable: true,
    cell: ({ flowid_txdot }) => <span className="tmas-flow">{flowid_txdot}</span>,
  },
  {
    field: 'record',
    header: t('record'),
    value: ({ record }) => t(record === 'station' ? 'recordStation' : 'recordCount'),
  },
  { field: 'days', header: t('days'), value: (row) => daysText(row, t) },
  {
    field: 'actions',
    header: t('fix'),
    value: () => null,
    cell: ({ href, station_id_tmg: station, text }) => (
      // the form must not be lost over a correction
      <LinkButton
        size="small"
        icon="external-link"
        to={href}
        target="_blank"
        rel="noopener"
        aria-label={t('fixOf', { station, text })}
      >
        {t('fix')}
      </LinkButton>
    ),
  },
];

function daysText({ days, first, last }: TmasFinding, t: T): string | null {
  if (first === null || last === null || days === null) return null;
  const shown = { count: days, first: formatDate(first), last: formatDate(last) };
  return isUnbroken(days, first, last) ? t('daysOf', shown) : t('daysAmong', shown);
}
