import { useMemo } from 'react';
import { paths, type FactorGroups, type GroupStation } from 'shared-domain';
import { formatDate, useTexts, type Translate } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { DataTable, type Column } from 'shared-ui/table';
import { Button } from 'shared-ui/ui';
import { factorGroupTexts } from './factor-groups.texts.ts';
import { decisionText, proposalText } from './group-text.ts';
import { groupWords } from './group-words.texts.ts';
import { index } from '../figures/numbers.ts';

type TableProps = { label: string; groups: FactorGroups; onDecide: (station: GroupStation) => void };

/** The counters of a mode and year with their pattern, the group proposed and the one decided. */
export function MembersTable({ label, groups: { stations, year }, onDecide }: TableProps) {
  const t = useTexts(factorGroupTexts);
  const words = useTexts(groupWords);
  const columns = useMemo(
    () => [
      ...patternColumns(t, words, year),
      ...decisionColumns(t, words),
      ...(stations.some(({ may_decide }) => may_decide) ? [decideColumn(t, onDecide)] : []),
    ],
    [t, words, year, stations, onDecide],
  );
  return (
    <DataTable
      label={label}
      rows={stations}
      rowKey="station_id_tmg"
      columns={columns}
      defaultSort={{ field: 'station', order: 'asc' }}
      empty={t('noCounters', { year: String(year) })}
      urlState="counters"
      tools="factor-groups"
    />
  );
}

type Texts = Translate<typeof factorGroupTexts.en>;
type Words = Translate<typeof groupWords.en>;

function patternColumns(t: Texts, words: Words, year: number): Column<GroupStation>[] {
  return [
    {
      field: 'station',
      header: t('station'),
      value: ({ station_id_tmg, station_name }) => `${station_id_tmg} ${station_name}`,
      cell: ({ station_id_tmg, station_name }) => (
        <Link to={`${paths.stationFigures.href({ stationId: station_id_tmg })}?year=${year}`}>
          {station_id_tmg} {station_name}
        </Link>
      ),
      sortable: true,
      filter: 'text',
      rowHeader: true,
    },
    indexColumn('wwi', t('wwi'), ({ wwi }) => wwi),
    indexColumn('ami', t('ami'), ({ ami }) => ami),
    { field: 'days', header: words('days'), value: ({ days }) => days, align: 'end', sortable: true },
    {
      field: 'weekend_days',
      header: t('weekendDays'),
      value: ({ weekend_days }) => weekend_days,
      align: 'end',
    },
    {
      field: 'enters',
      header: t('enters'),
      value: ({ enters }) => t(enters ? 'graded' : 'notGraded'),
      filter: 'select',
    },
  ];
}

const indexColumn = (
  field: string,
  header: string,
  value: (row: GroupStation) => number | null,
): Column<GroupStation> => ({
  field,
  header,
  value,
  cell: (row) => index(value(row)),
  align: 'end',
  sortable: true,
});

function decisionColumns(t: Texts, words: Words): Column<GroupStation>[] {
  return [
    { field: 'proposed', header: t('proposed'), value: (row) => proposalText(row, t, words) },
    {
      field: 'group',
      header: t('decided'),
      value: ({ decision }) => (decision ? words(decision.group) : t('undecided')),
      cell: (row) => decisionText(row, t, words),
      csv: (row) => decisionText(row, t, words),
      sortable: true,
      filter: 'select',
      leads: true,
    },
    {
      field: 'by',
      header: words('by'),
      value: ({ decision }) =>
        decision && t('decidedBy', { person: decision.by, date: formatDate(decision.at) }),
    },
    {
      field: 'reason',
      header: words('reason'),
      value: ({ decision }) => decision?.reason ?? null,
      cell: (row) => <Reason row={row} />,
    },
  ];
}

/** Why it was decided so, and that the data had proposed another group. */
function Reason({ row: { decision } }: { row: GroupStation }) {
  const t = useTexts(factorGroupTexts);
  const words = useTexts(groupWords);
  if (!decision) return null;
  const { group, proposed, reason } = decision;
  return (
    <>
      {reason}
      {proposed === null || proposed === group ? null : (
        <small className="groups-line cx-muted">{t('against', { group: words(proposed) })}</small>
      )}
    </>
  );
}

const decideColumn = (t: Texts, onDecide: (station: GroupStation) => void): Column<GroupStation> => ({
  field: 'actions',
  header: t('actions'),
  value: () => null,
  cell: (row) =>
    row.may_decide ? (
      <Button
        size="small"
        severity="outlined"
        aria-label={t('decideOf', { station: row.station_name })}
        onClick={() => onDecide(row)}
      >
        {t('decide')}
      </Button>
    ) : null,
});
