import type { CsvCell } from '../../counts/csv/csv-text.rules.ts';
import { csvCells } from '../../counts/csv/csv-text.rules.ts';
import type { Text } from '../../platform/text/language.ts';
import type { OpenStation } from '../store/snapshot.types.ts';
import { texts } from './texts.ts';

/** A column of a file that everybody may fetch. */
export type OpenColumn = { column: string; type: string; unit: string | null; meaning: Text };

const column = (name: string, type: string, meaning: Text, unit: string | null = null): OpenColumn => ({
  column: name,
  type,
  unit,
  meaning,
});
const both = (name: string, meaning: Text): OpenColumn[] =>
  (['en', 'es'] as const).map((language) => column(`${name}_${language}`, 'string', meaning));

const STATION_ID = column('station_id', 'string', texts.stationId);
const FLOW_ID = column('flow_id', 'string', texts.flowId);

/** The columns of counts; a Parquet file has them too, and `factor` behind them. */
export const COUNT_COLUMNS: readonly OpenColumn[] = [
  STATION_ID,
  FLOW_ID,
  column('start_local', 'timestamp', texts.startLocal),
  column('utc_offset_minutes', 'integer', texts.utcOffset, 'min'),
  column('interval_minutes', 'integer', texts.interval, 'min'),
  column('count', 'integer', texts.count),
  column('quality', 'string', texts.quality),
];
export const FACTOR_COLUMN = column('factor', 'double', texts.factor);

export const STATION_COLUMNS: readonly OpenColumn[] = [
  STATION_ID,
  column('name', 'string', texts.name),
  column('street_or_trail', 'string', texts.street),
  column('city', 'string', texts.city),
  column('county', 'string', texts.county),
  column('district', 'string', texts.district),
  column('latitude', 'double', texts.latitude, '°'),
  column('longitude', 'double', texts.longitude, '°'),
  column('time_zone', 'string', texts.timeZone),
  column('established', 'integer', texts.established),
  column('discontinued', 'integer', texts.discontinued),
  column('version', 'integer', texts.version),
  column('license', 'string', texts.license),
  column('contact', 'string', texts.contact),
  column('note', 'string', texts.note),
];

export const FLOW_COLUMNS: readonly OpenColumn[] = [
  STATION_ID,
  FLOW_ID,
  ...both('type', texts.type),
  ...both('direction', texts.direction),
  ...both('side', texts.side),
  ...both('method', texts.method),
  ...both('facility', texts.facility),
  column('interval_minutes', 'integer', texts.flowInterval, 'min'),
];

export const EXCLUDED_COLUMNS: readonly OpenColumn[] = [
  STATION_ID,
  FLOW_ID,
  column('from_local', 'timestamp', texts.fromLocal),
  column('until_local', 'timestamp', texts.untilLocal),
  ...both('reason', texts.reason),
  column('counts', 'integer', texts.left),
];

/** A line of a file; text is made harmless, and lines end as everybody's tools expect. */
const lineOf = (cells: CsvCell[]): string => `${csvCells(cells)}\n`;
/** The first line of a file. */
export const headOf = (columns: readonly OpenColumn[]): string => lineOf(columns.map((one) => one.column));

/** What a station is, as a line of its file. */
export const stationLine = (one: OpenStation): string =>
  lineOf([
    one.station,
    one.name,
    one.street_or_trail,
    one.city,
    one.county,
    one.district,
    one.latitude,
    one.longitude,
    one.time_zone,
    one.established,
    one.discontinued,
    one.version,
    one.license,
    one.contact,
    one.note,
  ]);

/** Its flows. */
export const flowLines = ({ station, flows }: OpenStation): string =>
  flows
    .map((one) =>
      lineOf([
        station,
        one.flow,
        ...[one.type, one.direction, one.side, one.method, one.facility].flatMap((text) => [
          text?.en ?? null,
          text?.es ?? null,
        ]),
        one.interval_minutes,
      ]),
    )
    .join('');

/** What was left out of its counts in a year. */
export const excludedLines = ({ station, months }: OpenStation, year: number): string =>
  months
    .filter(({ month }) => month.startsWith(`${year}-`))
    .flatMap(({ excluded }) => excluded)
    .map(({ flow, from, until, reason, counts }) =>
      lineOf([station, flow, from.replace(' ', 'T'), until.replace(' ', 'T'), reason.en, reason.es, counts]),
    )
    .join('');

const DICTIONARY_HEAD = ['file', 'column', 'type', 'unit', 'meaning_en', 'meaning_es'];

/** What each column of each file means, in both languages. */
export const dictionary = (): string =>
  [
    lineOf(DICTIONARY_HEAD),
    ...(
      [
        ['counts.csv', COUNT_COLUMNS],
        ['counts.parquet', [...COUNT_COLUMNS, FACTOR_COLUMN]],
        ['stations.csv', STATION_COLUMNS],
        ['flows.csv', FLOW_COLUMNS],
        ['excluded.csv', EXCLUDED_COLUMNS],
      ] as const
    ).flatMap(([file, columns]) =>
      columns.map(({ column: name, type, unit, meaning }) =>
        lineOf([file, name, type, unit, meaning.en, meaning.es]),
      ),
    ),
  ].join('');
