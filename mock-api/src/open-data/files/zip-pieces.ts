import { inBoth } from 'shared-domain/texts';
import { zipped } from '../../counts/exports/zip-stream.ts';
import type { Text } from '../../platform/text/language.ts';
import type { OpenStation } from '../store/snapshot.types.ts';
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
import { csvLines, type KeptMonth } from './year-rows.ts';

/** What a zip is of. */
export type Zipped = {
  stations: readonly OpenStation[];
  year: number;
  /** Whose counts: an agency, or a station with its agency. */
  title: string;
  version: number;
  published_at: string;
  citation: Text;
};

/** A text in English, then in Spanish. */
const twice = (text: Text): string => `${text.en}\n\n---\n\n${text.es}\n`;

/** A year of an agency or a station in one file: counts, what they are of, what was left out, what it all means, and how it may be used. */
export async function* zipPieces(
  months: AsyncIterable<KeptMonth> | Iterable<KeptMonth>,
  of: Zipped,
): AsyncGenerator<Uint8Array> {
  const { stations, year } = of;
  const zip = zipped({ day: new Date(of.published_at) });
  zip.file('README.txt').end(twice(readme(of)));
  zip.file('LICENSE.txt').end(licenses(of));
  zip.file('dictionary.csv').end(dictionary());
  zip.file('stations.csv').end(headOf(STATION_COLUMNS) + stations.map(stationLine).join(''));
  zip.file('flows.csv').end(headOf(FLOW_COLUMNS) + stations.map(flowLines).join(''));
  zip
    .file('excluded.csv')
    .end(headOf(EXCLUDED_COLUMNS) + stations.map((station) => excludedLines(station, year)).join(''));
  yield* zip.pieces();
  const counts = zip.file('counts.csv');
  counts.push(headOf(COUNT_COLUMNS));
  for await (const month of months) {
    counts.push(csvLines(month));
    yield* zip.pieces();
  }
  counts.end();
  zip.end();
  yield* zip.pieces();
}

function readme({ title, year, version, citation }: Zipped): Text {
  const told = texts.readme({ title, year: String(year), version: String(version), citation });
  return inBoth((language) => told[language]);
}

/** Under which license each station's counts stand. */
function licenses({ stations }: Zipped): string {
  const byLicense = Map.groupBy(stations, ({ license }) => license);
  return [...byLicense]
    .map(([license, own]) => {
      const numbers = own.map(({ station }) => station).join(', ');
      return `${texts.licenseFile({ stations: numbers, license, url: LICENSES[license].url }).en}\n`;
    })
    .join('');
}
