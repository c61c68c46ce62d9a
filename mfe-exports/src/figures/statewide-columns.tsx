import { paths, type StationFigure } from 'shared-domain';
import { hasFigure, statewideColumns, type StatewideField } from 'shared-domain/figures';
import { formatNumber, formatPercent, useLanguage, useTexts, type Translate } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import type { Column } from 'shared-ui/table';
import { useMemo } from 'react';
import { appliedTo } from './applied.rules.ts';
import { boundsText, figureText, signedPercent } from './figure-text.ts';
import { figureWords } from './figure-words.texts.ts';
import { GradeMark } from './grade-mark.tsx';
import { statewideTexts } from './statewide.texts.ts';
import { trendOf } from './trend.rules.ts';
import { TREND_SIGNS } from 'shared-ui/map';

type Words = Translate<typeof figureWords.en>;

/** A row of the statewide table, with what tells it apart. */
export type FigureRow = StationFigure & { key: string };

/** What tells a figure of a year from the others: of which station, and of which mode. */
export const keyOf = ({ station_id_tmg, mode }: Pick<StationFigure, 'station_id_tmg' | 'mode'>): string =>
  `${station_id_tmg} ${mode}`;

/** The rows of an answer, each with a key of its own. */
export const rowsOf = (rows: readonly StationFigure[]): FigureRow[] =>
  rows.map((row) => ({ ...row, key: keyOf(row) }));

/** The columns of the statewide table: what they say is the rule that the server's file has, too; here is how it looks. */
export function useStatewideColumns(year: number): Column<FigureRow>[] {
  const words = useTexts(figureWords);
  const [language] = useLanguage();
  return useMemo(() => {
    const looks = looksOf(words, year);
    return statewideColumns(language).map(({ field, header, value, filter }) => ({
      field,
      header,
      value,
      ...(filter && { filter }),
      ...looks[field],
    }));
  }, [words, language, year]);
}

type Look = Omit<Column<FigureRow>, 'field' | 'header' | 'value' | 'filter' | 'csv'>;
const SORTABLE: Look = { sortable: true };
const NUMBER: Look = { sortable: true, align: 'end' };

const looksOf = (words: Words, year: number): Record<StatewideField, Look> => ({
  station_id_tmg: SORTABLE,
  station_name: {
    ...SORTABLE,
    cell: ({ station_id_tmg, station_name }) => (
      <Link to={`${paths.stationFigures.href({ stationId: station_id_tmg })}?year=${year}`}>
        {station_name}
      </Link>
    ),
    rowHeader: true,
  },
  mode: SORTABLE,
  value: { ...NUMBER, cell: (row) => <FigureCell row={row} />, leads: true },
  interval: {
    align: 'end',
    cell: ({ interval }) =>
      interval?.typical && <span className="figures-nowrap">{boundsText(interval.typical)}</span>,
  },
  grade: { ...SORTABLE, cell: ({ grade }) => <GradeMark grade={grade?.grade ?? null} /> },
  before: {
    ...NUMBER,
    cell: ({ before }) => (before === null ? null : formatNumber(Math.round(before))),
  },
  change: { ...NUMBER, cell: (row) => <ChangeCell row={row} /> },
  days: {
    ...NUMBER,
    cell: ({ sufficiency }) =>
      sufficiency && words('ofDays', { days: sufficiency.days, of: sufficiency.days_of_year }),
  },
  cells: NUMBER,
  agency: SORTABLE,
  district: SORTABLE,
  county: SORTABLE,
  facility: SORTABLE,
  factor: { align: 'end' },
  filled: {
    ...NUMBER,
    cell: ({ layered }) => (layered?.filled_days ? formatPercent(layered.filled_share_of_days) : null),
  },
});

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
