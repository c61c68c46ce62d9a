import { TMAS_ROWS, type TmasField, type TmasRow } from 'shared-domain/fields';
import { countColumns, stationColumns } from './layout.ts';
import { asciiText, cutText, degrees, lostCharacters, type TmasValues } from './tmas-record.rules.ts';

/** A flow of a published station, and what is stored for the fields of its record: codes already those of the guide. */
export type TmasFlow = {
  station_id: number;
  station_id_tmg: string;
  station_name: string;
  flow_id: number;
  name: string;
  /** The product's own codes, which make the flow's id. */
  count_method_code: string;
  count_type_code: string;
  travel_direction_code: string;
  street_side_code: string;
} & Record<TmasField, string | number | null>;

type Row = TmasRow & { width: number };

/** What the table of fields fills, in the order of the station record, each with the width of its column. */
export const RECORD_ROWS: readonly Row[] = stationColumns.flatMap(({ field, width }) =>
  TMAS_ROWS.filter((row) => row.field === field).map((row) => ({ ...row, width })),
);
/** What count records have too: with the number it tells one series of counts from another. */
const KEY_ROWS = RECORD_ROWS.filter(({ field }) => countColumns.some((column) => column.field === field));
const TEXT_ROWS = RECORD_ROWS.filter(({ kind }) => kind === 'line' || kind === 'notes');

/** What a record says where nothing is stored. */
const OTHERWISE: { [F in TmasField]?: (flow: TmasFlow) => string } = {
  state: () => '48',
  station_location: ({ station_name }) => station_name,
};

const storedOf = (flow: TmasFlow, { field }: Row) => flow[field] || (OTHERWISE[field]?.(flow) ?? flow[field]);

/** What a text column would hold if it were wide enough. */
const wholeText = (text: string, { kind }: Row) => asciiText(text, { isNote: kind === 'notes' });

/** How what is stored becomes what is written, as the table says (`Tmas`). */
function written(value: string | number, row: Row): string {
  const text = String(value);
  if (row.as === 'fips') return text.slice(-row.width);
  if (row.as === 'end') return wholeText(text, row).slice(-row.width);
  if (row.kind === 'date') return text.slice(0, row.width);
  if (row.kind === 'latitude' || row.kind === 'longitude') return degrees(Number(value), row.width);
  return TEXT_ROWS.includes(row) ? cutText(wholeText(text, row), row.width) : text;
}

function valuesOf(flow: TmasFlow, rows: readonly Row[]): TmasValues {
  const cells = rows.map((row) => {
    const stored = storedOf(flow, row);
    return [row.field, stored === null ? '' : written(stored, row)];
  });
  return { ...Object.fromEntries(cells), station: flow.station_id_tmg };
}

/** The key as one text. */
export function keyOf(flow: TmasFlow): string {
  const values = valuesOf(flow, KEY_ROWS);
  return countColumns.flatMap(({ field }) => values[field] ?? []).join('|');
}

/** The texts that lose characters on the way to ASCII, by field, and the characters. */
export function lostTexts(flow: TmasFlow): { fields: TmasField[]; characters: string[] } {
  const lost = TEXT_ROWS.map((row) => ({
    field: row.field,
    characters: lostCharacters(String(storedOf(flow, row) ?? '')),
  }));
  return {
    fields: lost.flatMap(({ field, characters }) => (characters.length > 0 ? [field] : [])),
    characters: [...new Set(lost.flatMap(({ characters }) => characters))],
  };
}

/** The texts that do not fit their columns, by field; of some the end is meant to be enough. */
export const cutFields = (flow: TmasFlow): TmasField[] =>
  TEXT_ROWS.flatMap((row) => {
    const text = wholeText(String(storedOf(flow, row) ?? ''), row);
    return row.as !== 'end' && text.length > row.width ? [row.field] : [];
  });

/** The station description of a flow for a year of data. */
export const stationValues = (flow: TmasFlow, year: number): TmasValues => ({
  ...valuesOf(flow, RECORD_ROWS),
  record_type: 'L',
  year: String(year),
});

/** The head of a flow's count record of a day 'YYYY-MM-DD'. */
export function countValues(flow: TmasFlow, day: string, interval: number, start: string): TmasValues {
  const [year, month, date] = day.split('-');
  return {
    ...valuesOf(flow, KEY_ROWS),
    record_type: 'N',
    year,
    month,
    day: date,
    start_time: start,
    interval: String(interval).padStart(2, '0'),
  };
}
