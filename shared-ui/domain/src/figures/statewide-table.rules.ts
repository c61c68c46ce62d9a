import type { FigureBounds, StationFigure } from '../contract/figures.schema.ts';
import type { FigureGrade, FigureMode } from '../figure.ts';
import type { CellValue } from '../table/rows.rules.ts';
import { numberFormat, type Language } from '../texts/language.ts';
import { figureTexts } from './figure.texts.ts';
import { limitsInWords } from './grade-rule.rules.ts';

/** The fields of the columns of the statewide table, in order. */
export const STATEWIDE_FIELDS = [
  'station_id_tmg',
  'station_name',
  'mode',
  'value',
  'interval',
  'grade',
  'before',
  'change',
  'days',
  'cells',
  'agency',
  'district',
  'county',
  'facility',
  'factor',
  'filled',
] as const;
export type StatewideField = (typeof STATEWIDE_FIELDS)[number];

/** The columns by which the table is narrowed: a text anywhere in a name, or one of the words that a column shows. */
export const STATEWIDE_FILTERS = {
  station_name: 'text',
  mode: 'select',
  grade: 'select',
  agency: 'select',
  district: 'select',
  county: 'select',
  facility: 'select',
} as const satisfies Partial<Record<StatewideField, 'text' | 'select'>>;
export type StatewideFilter = keyof typeof STATEWIDE_FILTERS;

/** In the order in which the table is opened. */
export const STATEWIDE_SORT = { field: 'station_name', order: 'asc' } as const;

/** What the figure of a mode is called. */
export const FIGURE_NAMES = {
  bicycle: 'aadb',
  pedestrian: 'aadp',
  all: 'aadnt',
} as const satisfies Record<FigureMode, string>;

/** A column of the statewide table: on the screen and in the file alike. */
export type StatewideColumn = {
  field: StatewideField;
  header: string;
  /** What the column is sorted, filtered and shown by. */
  value: (row: StationFigure) => CellValue;
  filter?: 'text' | 'select';
  /** What the file says instead. */
  csv?: (row: StationFigure) => CellValue;
  /** What the file says beside it, in a column of its own: the screen has it in this column's cell. */
  beside?: { header: string; value: (row: StationFigure) => CellValue };
};

/** Whether there is a figure of the station: one direction alone is none. */
export const hasFigure = ({ value, taken }: Pick<StationFigure, 'value' | 'taken'>): boolean =>
  value !== null && taken !== 'one direction';

/** A mode with the name of its figure: AADB Bicycles. */
export const modeInWords = (mode: FigureMode, language: Language): string =>
  `${figureTexts[language][FIGURE_NAMES[mode]]} ${figureTexts[language][mode]}`;

/** The letter of a grade with its word. */
export const gradeInWords = (grade: FigureGrade | null, language: Language): string =>
  grade === null ? figureTexts[language].noGrade : figureTexts[language][`grade${grade}`];

/** From and to in whole numbers: 408–456. */
export function boundsInWords({ low, high }: FigureBounds, language: Language): string {
  const whole = (value: number) => numberFormat(language).format(Math.round(value));
  return `${whole(low)}–${whole(high)}`;
}

const factorsInWords = ({ layered }: StationFigure, language: Language): string | null => {
  const format = numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  const factors = (layered?.factors ?? []).map(({ factor }) => `×${format.format(factor)}`);
  return factors.join('; ') || null;
};

type Values = Record<StatewideField, Omit<StatewideColumn, 'field' | 'header'>>;

/** What each column says of a row. Numbers are not rounded: whoever shows them does that. */
function valuesIn(language: Language): Values {
  const texts = figureTexts[language];
  return {
    station_id_tmg: { value: ({ station_id_tmg }) => station_id_tmg },
    station_name: { value: ({ station_name }) => station_name },
    mode: { value: ({ mode }) => modeInWords(mode, language) },
    value: {
      value: (row) => (hasFigure(row) ? row.value : null),
      csv: ({ value }) => value,
      beside: { header: texts.layered, value: ({ layered }) => layered?.value ?? null },
    },
    interval: {
      value: ({ interval }) => (interval?.typical ? boundsInWords(interval.typical, language) : null),
    },
    grade: {
      value: ({ grade }) => gradeInWords(grade?.grade ?? null, language),
      beside: {
        header: texts.gradeNeeds,
        value: ({ grade }) => grade && limitsInWords(grade.grade, language),
      },
    },
    before: { value: ({ before }) => before },
    change: { value: ({ change }) => change },
    days: { value: ({ sufficiency }) => sufficiency?.days ?? null },
    cells: { value: ({ sufficiency }) => sufficiency?.cells ?? null },
    agency: { value: ({ agency }) => agency },
    district: { value: ({ district }) => district },
    county: { value: ({ county }) => county },
    facility: { value: ({ facilities }) => facilities.join('; ') || null },
    factor: { value: (row) => factorsInWords(row, language) },
    filled: {
      value: ({ layered }) => (layered?.filled_days ? layered.filled_share_of_days : null),
    },
  };
}

/** The columns of the statewide table in a language: one rule for the table on the screen and the server's file. */
export function statewideColumns(language: Language): StatewideColumn[] {
  const values = valuesIn(language);
  const filters: Partial<Record<StatewideField, 'text' | 'select'>> = STATEWIDE_FILTERS;
  return STATEWIDE_FIELDS.map((field) => {
    const filter = filters[field];
    return { field, header: figureTexts[language][field], ...values[field], ...(filter && { filter }) };
  });
}
