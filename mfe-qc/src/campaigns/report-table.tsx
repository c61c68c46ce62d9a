import { useMemo } from 'react';
import type { CampaignReportRow } from 'shared-domain';
import { formatDate, formatNumber, formatPercent, useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type CellValue, type Column } from 'shared-ui/table';
import { StationLink } from 'shared-ui/ui';
import { reportTexts } from './report.texts.ts';

type Row = CampaignReportRow;
type Words = Translate<typeof reportTexts.en>;
type Cell = {
  head: keyof typeof reportTexts.en;
  of: (row: Row, t: Words) => string;
  /** A number that the column is sorted by. */
  number?: (row: Row) => number | null;
  filter?: 'select' | 'text';
  /** A sentence, not a word or a number. */
  words?: true;
};

const shareIn = (share: string | null): string => (share === null ? '–' : formatPercent(Number(share)));

const CELLS: readonly Cell[] = [
  { head: 'flow', of: ({ flow, flowid_txdot }) => `${flow} (${flowid_txdot})`, words: true },
  { head: 'kind', of: ({ count_type, direction }) => `${count_type}, ${direction}`, filter: 'select' },
  {
    head: 'days',
    of: (row, t) => t('daysOf', { certified: row.days_certified, counted: row.days_counted, days: row.days }),
    words: true,
  },
  { head: 'shares', of: ({ present, usable }) => `${shareIn(present)}, ${shareIn(usable)}` },
  { head: 'grade', of: ({ grade }) => grade ?? '–', filter: 'select' },
  { head: 'counts', of: ({ certified }) => formatNumber(certified), number: ({ certified }) => certified },
  { head: 'total', of: ({ total }) => formatNumber(total), number: ({ total }) => total },
  {
    head: 'removed',
    of: (row, t) =>
      row.removed_by.length === 0
        ? formatNumber(0)
        : row.removed_by.map(({ label, counts }) => t('removedAs', { label, counts })).join('; '),
    words: true,
  },
  { head: 'decided', of: (row, t) => t('decidedAs', row), words: true },
  { head: 'largest', of: largestIn, words: true },
  { head: 'factor', of: ({ factor }) => (factor === null ? '–' : formatNumber(Number(factor))) },
  { head: 'equipment', of: ({ equipment }) => equipment.join('; '), words: true },
  {
    head: 'certifiedBy',
    of: ({ certifications }, t) =>
      certifications
        .map(({ by, at, ledger_id: id }) => (at === null ? by : t('ledger', { by, at: formatDate(at), id })))
        .join('; ') || '–',
    words: true,
  },
  {
    head: 'note',
    of: ({ left_out, note }) => [left_out, note].filter((one) => one !== null).join('; '),
    words: true,
  },
];

function largestIn({ largest_removal: largest }: Row, t: Words): string {
  if (largest === null) return '–';
  const { from, until, counts, suspect, by, rule, reason } = largest;
  const days = { from: formatDate(from.slice(0, 10)), until: formatDate(until.slice(0, 10)) };
  // who has put the suspect is not known of counts that were there before it was kept
  const what =
    by === ''
      ? t('largestOf', { ...days, counts, suspect })
      : t('largestAs', { ...days, counts, suspect, by });
  return [what, rule, reason].filter(Boolean).join('; ');
}

function columnsOf(t: Words): Column<Row>[] {
  const nameOf = (row: Row) => `${row.station_id_tmg} ${row.station_name}`;
  const station: Column<Row> = {
    field: 'station',
    header: t('station'),
    value: nameOf,
    cell: (row) => (
      <StationLink stationId={row.station_id_tmg}>
        <Sentence>{nameOf(row)}</Sentence>
      </StationLink>
    ),
    sortable: true,
    filter: 'text',
    rowHeader: true,
  };
  return [station, ...CELLS.map((cell) => columnOf(cell, t))];
}

function columnOf({ head, of, number, filter, words }: Cell, t: Words): Column<Row> {
  const text = (row: Row): CellValue => of(row, t);
  const sortable = number !== undefined || filter !== undefined;
  const column = { field: head, header: t(head), sortable, filter };
  return number
    ? { ...column, value: number, cell: (row) => of(row, t), align: 'end' }
    : {
        ...column,
        value: text,
        cell: words && ((row) => <Sentence>{of(row, t)}</Sentence>),
      };
}

/** Words that need more room than a number does. */
const Sentence = ({ children }: { children: string }) => (
  <span className="qc-campaign-words">{children}</span>
);

/** A report's rows: a table that scrolls in itself, on a phone a card for each flow, on paper whole. */
export function ReportTable({ rows }: { rows: readonly Row[] }) {
  const t = useTexts(reportTexts);
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <div className="qc-campaign-report">
      <DataTable
        label={t('report')}
        rows={rows}
        rowKey="flowid_txdot"
        columns={columns}
        empty={t('noRows')}
        urlState="report"
        tools="campaign-report"
        plain
      />
    </div>
  );
}
