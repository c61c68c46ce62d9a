import { Buffer } from 'node:buffer';
import type { Text } from '../../platform/text/language.ts';
import { asPublic } from '../store/as-public.ts';
import { OPEN_DATA_PATH, type OpenStation } from '../store/snapshot.ts';
import { selectOut } from '../store/snapshot.sql.ts';
import type { Database } from '../../platform/db/database.ts';
import { citationOf, LICENSES } from './cite.rules.ts';
import { parquetPieces, type ParquetCount } from './parquet-stream.ts';
import { COUNT_COLUMNS, headOf } from './tables.ts';
import { csvLines, keptMonths, parquetRows, type KeptMonth } from './year-rows.ts';
import { zipPieces } from './zip-pieces.ts';

/** The files of a station's year: the bare lines for programs, and what people take along, which says by itself how it may be used. */
export const STATION_FILES = [
  'counts.csv',
  'counts.csv-metadata.json',
  'counts.zip',
  'counts.parquet',
] as const;
export type StationFile = (typeof STATION_FILES)[number];

/** What a file is made of. */
export type OfYear = { station: OpenStation; year: number; origin: string };

/** Where a file of a version of a station's year stays. */
export const stationFilePath = (
  { station, version }: Pick<OpenStation, 'station' | 'version'>,
  year: number,
  file: StationFile,
): string => `${OPEN_DATA_PATH}/stations/${station}/${year}/v${version}/${file}`;

/** Where what is known of a version of a station stays, as a point. */
export const stationPointPath = ({ station, version }: Pick<OpenStation, 'station' | 'version'>): string =>
  `${OPEN_DATA_PATH}/stations/${station}/v${version}/station.geojson`;

/** Where a version of a station stays, to be cited by. */
export const stationAddress = (
  { station, version }: Pick<OpenStation, 'station' | 'version'>,
  origin: string,
): string => `${origin}/public/stations/${station}/v${version}`;

/** How a version of a station is cited, or a year of it. */
export function stationCitation(
  station: OpenStation,
  origin: string,
  { year, retrieved }: { year?: number; retrieved?: string } = {},
): Text {
  const months = station.months
    .map(({ month }) => month)
    .filter((month) => year === undefined || month.startsWith(`${year}-`));
  return citationOf({
    agency: station.agency,
    published_at: station.published_at,
    station: `${station.station} ${station.name}`,
    first_month: months[0] ?? '',
    last_month: months.at(-1) ?? '',
    version: station.version,
    url: stationAddress(station, origin),
    licenses: [station.license],
    ...(retrieved === undefined ? {} : { retrieved }),
  });
}

/** A file of a station's year, to the letter the same whenever it is made. */
export async function stationFileBytes(
  db: Pick<Database, 'transaction'>,
  file: StationFile,
  of: OfYear,
): Promise<Uint8Array<ArrayBuffer>> {
  if (file === 'counts.csv-metadata.json') return Buffer.from(JSON.stringify(aboutCsv(of)));
  // what is read is held, so that the connection is free while it is packed
  const months = await monthsOf(db, of);
  if (file === 'counts.csv') return Buffer.from(headOf(COUNT_COLUMNS) + months.map(csvLines).join(''));
  const pieces = await all(file === 'counts.zip' ? zipOf(months, of) : tableOf(months, of));
  return Buffer.concat(pieces);
}

function monthsOf(db: Pick<Database, 'transaction'>, { station, year }: OfYear): Promise<KeptMonth[]> {
  return asPublic(db, async (tx) => {
    const out = await selectOut(tx, station.station);
    return all(keptMonths(tx, [{ station, stationRow: out?.station_id ?? 0, year }]));
  });
}

function zipOf(months: readonly KeptMonth[], { station, year, origin }: OfYear): AsyncIterable<Uint8Array> {
  const { agency, name, version, published_at } = station;
  return zipPieces(months, {
    stations: [station],
    year,
    title: `${station.station} ${name} (${agency})`,
    version,
    published_at,
    citation: stationCitation(station, origin, { year }),
  });
}

function tableOf(months: readonly KeptMonth[], { station, year, origin }: OfYear): AsyncIterable<Uint8Array> {
  const { en, es } = stationCitation(station, origin, { year });
  return parquetPieces(rowsOf(months), {
    agency: station.agency,
    station: station.station,
    year: String(year),
    version: String(station.version),
    license: station.license,
    source: en,
    source_es: es,
  });
}

function* rowsOf(months: readonly KeptMonth[]): Generator<ParquetCount[]> {
  for (const month of months) yield parquetRows(month);
}

async function all<Piece>(pieces: AsyncIterable<Piece>): Promise<Piece[]> {
  const found: Piece[] = [];
  for await (const piece of pieces) found.push(piece);
  return found;
}

const CSVW_TYPES: Readonly<Record<string, string>> = { timestamp: 'dateTime' };

/** What the bare lines are, beside which programs look for it ("CSV on the Web" of the W3C): license, source, version, columns. */
function aboutCsv({ station, year, origin }: OfYear): object {
  const { en, es } = stationCitation(station, origin, { year });
  const both = ({ en: english, es: spanish }: Text) => ({ en: english, es: spanish });
  return {
    '@context': 'http://www.w3.org/ns/csvw',
    url: 'counts.csv',
    'dc:license': { '@id': LICENSES[station.license].url },
    'dc:source': both({ en, es }),
    'dc:publisher': station.agency,
    'dc:issued': station.published_at,
    'schema:version': String(station.version),
    tableSchema: {
      columns: COUNT_COLUMNS.map(({ column, type, meaning }) => ({
        name: column,
        titles: column,
        datatype: CSVW_TYPES[type] ?? type,
        'dc:description': both(meaning),
      })),
    },
  };
}
