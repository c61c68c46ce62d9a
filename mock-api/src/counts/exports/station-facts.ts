import type { ContactKind } from 'shared-domain';
import {
  FACT_COLUMNS,
  fieldsOf,
  FLOW_COLUMNS,
  flowFields,
  STATION_COLUMNS,
  stationFields,
} from 'shared-domain/fields';
import type { Field, FlowColumn, StationColumn } from 'shared-domain/fields';
import type { Text } from '../../platform/text/language.ts';

/** A fact of a station or flow: where it is stored, the code list of its code, and what it means. */
export type Fact = {
  /** The column of the file; a fact with a code list has another one, `…_code`, before it. */
  column: string;
  /** The stored column. */
  source: string;
  /** The list whose label stands beside the code. */
  list?: string;
  meaning: Text;
};

const fact = (column: string, en: string, es: string): Fact => ({
  column,
  source: column,
  meaning: { en, es },
});

/** A field of the table as a fact. */
function tabled(column: string, { kind, list, exported, meaning, label }: Field): Fact {
  const isCoded = kind === 'code' || kind === 'codes';
  return {
    column: exported ?? (isCoded ? column.replace(/_code$/, '') : column),
    source: column,
    ...(isCoded && list !== undefined && { list }),
    meaning: meaning ?? label,
  };
}
const ofStation = (column: StationColumn) => tabled(column, stationFields[column]);
const ofFlow = (column: FlowColumn) => tabled(column, flowFields[column]);

const ofContact = (kind: ContactKind): Fact[] =>
  fieldsOf(kind).map(({ request, meaning }) => fact(request, meaning.en, meaning.es));

/** What a flow has of its own, and what the v1 form asks once for all flows of a station. */
const SHARED: (FlowColumn & StationColumn)[] = [
  ...FACT_COLUMNS,
  'direction_of_route_code',
  'station_id_agency',
  'other_notes',
  'eco_id',
];

/** Where a station is and since when, in the order of the file: some of it is told in words of other tables. */
const PLACE: Fact[] = [
  fact('agency', 'Agency that the station belongs to', 'Agencia a la que pertenece la estación'),
  ofStation('street_or_trail_name'),
  ofStation('neighborhood'),
  fact('city', 'City, which gives the number its letters', 'Ciudad, que da las letras del número'),
  ofStation('county_code'),
  fact('county', 'County', 'Condado'),
  ofStation('txdot_district_code'),
  fact('txdot_district', 'TxDOT district', 'Distrito de TxDOT'),
  ofStation('state_code'),
  ofStation('latitude'),
  ofStation('longitude'),
  fact('time_zone', 'Zone of the clock that counts are told in', 'Zona del reloj de los conteos'),
  ofStation('year_station_established'),
  ofStation('year_station_discontinued'),
  ofStation('first_imported'),
  fact('last_imported', 'Time of the last import, UTC', 'Hora de la última importación, UTC'),
];

/** What stands in each file by another column: the name, and the city, whose own name is told. */
const TOLD: ReadonlySet<string> = new Set(['station_name', 'name', 'city_id', ...SHARED]);
const untold = <C extends string>(columns: readonly C[], told: readonly Fact[]): C[] =>
  columns.filter((column) => !TOLD.has(column) && !told.some(({ source }) => source === column));

/** Every fact of a station, in the order of its file. */
export const STATION_FACTS: Fact[] = [
  ...PLACE,
  ...untold(STATION_COLUMNS, PLACE).map(ofStation),
  ...SHARED.map(ofStation),
  ...ofContact('provider'),
  ...ofContact('requester'),
];

/** The codes that tell a flow from others, in the order of a channel row. */
const CODES = fieldsOf('channel').flatMap(({ kind, column }) =>
  kind === 'code' ? [ofFlow(column as FlowColumn)] : [],
);

/** Every fact of a flow, in the order of its file. */
export const FLOW_FACTS: Fact[] = [
  ...CODES,
  ...SHARED.map(ofFlow),
  ...untold(FLOW_COLUMNS, CODES).map(ofFlow),
  fact('header', 'Column of the vendor’s file that was mapped last', 'Última columna asignada del archivo'),
  fact('created_at', 'When the flow was added, UTC', 'Cuándo se agregó el flujo, UTC'),
];

/** The columns of these facts: a code stands before its label. */
export const factColumns = (facts: readonly Fact[]): string[] =>
  facts.flatMap(({ column, list }) => (list ? [`${column}_code`, column] : [column]));

/** Labels by code, by list. */
export type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What a fact's columns hold; a list of codes is divided by blanks, its labels by semicolons. */
export function factCells(
  { source, list }: Fact,
  stored: Readonly<Record<string, unknown>>,
  labels: Labels,
): (string | number | null)[] {
  const value = stored[source] ?? null;
  if (!list) return [typeof value === 'number' || typeof value === 'string' ? value : null];
  const codes = (Array.isArray(value) ? value : [value]).filter((code) => code !== null).map(String);
  const words = codes.map((code) => labels.get(list)?.get(code) ?? code);
  return codes.length === 0 ? [null, null] : [codes.join(' '), words.join('; ')];
}
