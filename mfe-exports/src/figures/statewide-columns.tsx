import { paths, type FigureMode, type StationFigure } from 'shared-domain';
import { formatNumber, formatPercent, useTexts, type Translate } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import type { Column } from 'shared-ui/table';
import { useMemo } from 'react';
import { appliedTo } from './applied.rules.ts';
import { boundsText, FIGURE_NAMES, figureText, gradeText, signedPercent } from './figure-text.ts';
import { figureWords } from './figure-words.texts.ts';
import { GradeMark } from './grade-mark.tsx';
import { statewideTexts } from './statewide.texts.ts';
import { trendOf } from './trend.rules.ts';
import { TREND_SIGNS } from 'shared-ui/map';

type Words = { t: Translate<typeof statewideTexts.en>; words: Translate<typeof figureWords.en> };

/** A row of the statewide table, with what tells it apart. */
export type FigureRow = StationFigure & { key: string };

/** What tells a figure of a year from the others: of which station, and of which mode. */
export const keyOf = ({ station_id_tmg, mode }: Pick<StationFigure, 'station_id_tmg' | 'mode'>): string =>
  `${station_id_tmg} ${mode}`;

/** The rows of an answer, each with a key of its own. */
export const rowsOf = (rows: readonly StationFigure[]): FigureRow[] =>
  rows.map((row) => ({ ...row, key: keyOf(row) }));

/** The columns of the statewide table. */
export function useStatewideColumns(year: number): Column<FigureRow>[] {
  const t = useTexts(statewideTexts);
  const words = useTexts(figureWords);
  return useMemo(() => {
    const by = { t, words };
    return [
      ...stationColumns(by, year),
      ...valueColumns(by),
      ...changeColumns(by),
      ...placeColumns(by),
      ...layerColumns(by),
    ];
  }, [t, words, year]);
}

function stationColumns({ t, words }: Words, year: number): Column<FigureRow>[] {
  const modeText = (mode: FigureMode) => `${words(FIGURE_NAMES[mode])} ${words(mode)}`;
  return [
    {
      field: 'station_id_tmg',
      header: t('stationId'),
      value: ({ station_id_tmg }) => station_id_tmg,
      sortable: true,
    },
    {
      field: 'station_name',
      header: t('station'),
      value: ({ station_name }) => station_name,
      cell: ({ station_id_tmg, station_name }) => (
        <Link to={`${paths.stationFigures.href({ stationId: station_id_tmg })}?year=${year}`}>
          {station_name}
        </Link>
      ),
      sortable: true,
      filter: 'text',
      rowHeader: true,
    },
    {
      field: 'mode',
      header: words('mode'),
      value: ({ mode }) => modeText(mode),
      sortable: true,
      filter: 'select',
    },
  ];
}

function placeColumns({ t }: Words): Column<FigureRow>[] {
  const among = { sortable: true, filter: 'select' } as const;
  return [
    { field: 'agency', header: t('agency'), value: ({ agency }) => agency, ...among },
    { field: 'district', header: t('district'), value: ({ district }) => district, ...among },
    { field: 'county', header: t('county'), value: ({ county }) => county, ...among },
    {
      field: 'facility',
      header: t('facility'),
      value: ({ facilities }) => facilities.join('; ') || null,
      ...among,
    },
  ];
}

const hasFigure = ({ value, taken }: StationFigure) => value !== null && taken !== 'one direction';

function valueColumns({ words }: Words): Column<FigureRow>[] {
  return [
    {
      field: 'value',
      header: words('figure'),
      value: (row) => (hasFigure(row) ? row.value : null),
      csv: (row) => row.value,
      cell: (row) => <FigureCell row={row} />,
      sortable: true,
      align: 'end',
      leads: true,
    },
    {
      field: 'interval',
      header: words('interval'),
      value: ({ interval }) => (interval?.typical ? boundsText(interval.typical) : null),
      cell: ({ interval }) =>
        interval?.typical && <span className="figures-nowrap">{boundsText(interval.typical)}</span>,
      align: 'end',
    },
    {
      field: 'grade',
      header: words('grade'),
      value: ({ grade }) => gradeText(grade?.grade ?? null, words),
      cell: ({ grade }) => <GradeMark grade={grade?.grade ?? null} />,
      sortable: true,
      filter: 'select',
    },
  ];
}

function changeColumns({ t, words }: Words): Column<FigureRow>[] {
  return [
    {
      field: 'before',
      header: t('before'),
      value: ({ before }) => before,
      cell: ({ before }) => (before === null ? null : formatNumber(Math.round(before))),
      sortable: true,
      align: 'end',
    },
    {
      field: 'change',
      header: t('change'),
      value: ({ change }) => change,
      cell: (row) => <ChangeCell row={row} />,
      sortable: true,
      align: 'end',
    },
    {
      field: 'days',
      header: t('days'),
      value: ({ sufficiency }) => sufficiency?.days ?? null,
      cell: ({ sufficiency }) =>
        sufficiency && words('ofDays', { days: sufficiency.days, of: sufficiency.days_of_year }),
      sortable: true,
      align: 'end',
    },
    {
      field: 'cells',
      header: t('cells'),
      value: ({ sufficiency }) => sufficiency?.cells ?? null,
      sortable: true,
      align: 'end',
    },
  ];
}

function layerColumns({ t }: Words): Column<FigureRow>[] {
  return [
    {
      field: 'factor',
      header: t('factor'),
      value: ({ layered }) => (layered?.factors.length ? layered.factors.map(factorText).join('; ') : null),
      align: 'end',
    },
    {
      field: 'filled',
      header: t('filled'),
      value: ({ layered }) => (layered?.filled_days ? layered.filled_share_of_days : null),
      cell: ({ layered }) => (layered?.filled_days ? formatPercent(layered.filled_share_of_days) : null),
      sortable: true,
      align: 'end',
    },
  ];
}

const factorText = ({ factor }: { factor: number }) =>
  `×${formatNumber(factor, { minimumFractionDigits: 2, maximumFractionDigits: 3 })}`;

/** The figure, and below it what it comes to with the layers that were applied. */
function FigureCell({ row }: { row: FigureRow }) {
  const words = useTexts(figureWords);
  const { layered } = row;
  return (
    <>
      {hasFigure(row) ? <strong>{figureText(row, words)}</strong> : figureText(row, words)}
      {layered === null || layered.value === null ? null : (
        <small className="figures-layered">
          {words(appliedTo(layered), { value: formatNumber(Math.round(layered.value)) })}
        </small>
      )}
    </>
  );
}

/** The change with an arrow, and the same over common cells where a year is not whole. */
function ChangeCell({ row: { change, common } }: { row: FigureRow }) {
  const t = useTexts(statewideTexts);
  const trend = trendOf(change);
  if (change === null || trend === null) return null;
  const arrow = <span aria-hidden>{TREND_SIGNS[trend]} </span>;
  return (
    <span className={common && common.cells < 84 ? undefined : 'figures-nowrap'}>
      {arrow}
      {common && common.cells < 84
        ? t('changeCommon', {
            change: signedPercent(change),
            common: signedPercent(common.change),
            cells: common.cells,
          })
        : signedPercent(change)}
    </span>
  );
}
