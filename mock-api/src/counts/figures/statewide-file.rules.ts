import { FIGURE_GRADES, FIGURE_MODES, BYTE_ORDER_MARK, type StationFigure } from 'shared-domain';
import {
  gradeInWords,
  modeInWords,
  statewideColumns,
  STATEWIDE_SORT,
  type StatewideColumn,
  type StatewideField,
  type StatewideFilter,
} from 'shared-domain/figures';
import { filterRows, sortRows, type Sort } from 'shared-domain/table';
import type { Language } from '../../platform/text/language.ts';
import { csvText, type CsvCell } from '../csv/csv-text.rules.ts';

/** How the table is looked at: what it is narrowed to, and its order. */
export type StatewideLook = {
  filters: Partial<Record<StatewideFilter, string | undefined>>;
  sort: StatewideField | undefined;
  order: Sort['order'] | undefined;
};

/** So many rows are a piece of the file. */
const PIECE = 200;

/** A mode and a grade may be asked for by code: what the table shows of it. */
function inWords(filters: StatewideLook['filters'], language: Language): Record<string, string> {
  const mode = FIGURE_MODES.find((one) => one === filters.mode);
  const grade = FIGURE_GRADES.find((one) => one === filters.grade);
  const words = {
    ...filters,
    ...(mode && { mode: modeInWords(mode, language) }),
    ...(grade && { grade: gradeInWords(grade, language) }),
  };
  return Object.fromEntries(
    Object.entries(words).flatMap(([field, value]) => (value ? [[field, value]] : [])),
  );
}

/** The rows that the table shows of these, in its order. */
export function statewideRows(
  rows: readonly StationFigure[],
  { filters, sort, order }: StatewideLook,
  language: Language,
): StationFigure[] {
  const columns = statewideColumns(language);
  const sorted: Sort = sort ? { field: sort, order: order ?? 'asc' } : STATEWIDE_SORT;
  return sortRows(filterRows(rows, columns, inWords(filters, language)), columns, sorted, language);
}

type Written = { header: string; value: (row: StationFigure) => CsvCell };

/** What the file says of a column, and beside it. */
const writtenOf = ({ header, value, csv, beside }: StatewideColumn): Written[] => [
  { header, value: csv ?? value },
  ...(beside ? [beside] : []),
];

/** The file of these rows, piece by piece: its heads are in the language asked for, its numbers not rounded. */
export function* statewideFile(
  rows: readonly StationFigure[],
  wanted: readonly string[] | undefined,
  language: Language,
): Generator<string> {
  const all = statewideColumns(language);
  const columns = (wanted ?? all.map(({ field }) => field))
    .flatMap((field) => all.find((column) => column.field === field) ?? [])
    .flatMap(writtenOf);
  yield BYTE_ORDER_MARK + csvText([columns.map(({ header }) => header)]);
  for (let from = 0; from < rows.length; from += PIECE) {
    yield csvText(rows.slice(from, from + PIECE).map((row) => columns.map(({ value }) => value(row))));
  }
}
