import type { Queryable } from '../../platform/db/database.ts';
import { inBoth } from 'shared-domain/texts';
import { zipped } from '../../counts/exports/zip-stream.ts';
import type { Text } from '../../platform/text/language.ts';
import { LICENSES } from './cite.rules.ts';
import {
  COUNT_COLUMNS,
  dictionary,
  EXCLUDED_COLUMNS,
  excludedLines,
  FLOW_COLUMNS,
  flowLines,
  headOf,
  STATION_COLUMNS,
  stationLine,
} from './tables.ts';
import { texts } from './texts.ts';
import { csvLines, keptMonths, type YearOfStation } from './year-rows.ts';

/** What a zip is of. */
export type Zipped = {
  stations: readonly YearOfStation[];
  year: number;
  agency: string;
  version: number;
  published_at: string;
  citation: Text;
};

/** A text in English, then in Spanish. */
const twice = (text: Text): string => `${text.en}\n\n---\n\n${text.es}\n`;

/** An agency's year in one file: counts, what they are of, what was left out, what it all means, and how it may be used. */
export async function* zipPieces(db: Queryable, of: Zipped): AsyncGenerator<Uint8Array> {
  const { stations, year } = of;
  const zip = zipped({ day: new Date(of.published_at) });
  const all = stations.map(({ station }) => station);
  zip.file('README.txt').end(twice(readme(of)));
  zip.file('LICENSE.txt').end(licenses(of));
  zip.file('dictionary.csv').end(dictionary());
  zip.file('stations.csv').end(headOf(STATION_COLUMNS) + all.map(stationLine).join(''));
  zip.file('flows.csv').end(headOf(FLOW_COLUMNS) + all.map(flowLines).join(''));
  zip
    .file('excluded.csv')
    .end(headOf(EXCLUDED_COLUMNS) + all.map((station) => excludedLines(station, year)).join(''));
  yield* zip.pieces();
  const counts = zip.file('counts.csv');
  counts.push(headOf(COUNT_COLUMNS));
  for await (const month of keptMonths(db, stations)) {
    counts.push(csvLines(month));
    yield* zip.pieces();
  }
  counts.end();
  zip.end();
  yield* zip.pieces();
}

function readme({ agency, year, version, citation }: Zipped): Text {
  const told = texts.readme({ agency, year: String(year), version: String(version), citation });
  return inBoth((language) => told[language]);
}

/** Under which license each station's counts stand. */
function licenses({ stations }: Zipped): string {
  const byLicense = Map.groupBy(stations, ({ station }) => station.license);
  return [...byLicense]
    .map(([license, own]) => {
      const numbers = own.map(({ station }) => station.station).join(', ');
      return `${texts.licenseFile({ stations: numbers, license, url: LICENSES[license].url }).en}\n`;
    })
    .join('');
}
