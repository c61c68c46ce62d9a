import { exportYear, type OpenLicense } from 'shared-domain';
import { inBoth } from 'shared-domain/texts';
import type { Text } from '../../platform/text/language.ts';
import { texts } from './texts.ts';

/** What a license is called where people read it, and where its words are. */
export const LICENSES: Record<OpenLicense, { name: string; url: string }> = {
  'CC0-1.0': { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'CC-BY-4.0': { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'ODbL-1.0': { name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
};

/** What is cited. */
export type Cited = {
  agency: string;
  /** When it went out: '2026-03-10T15:00:00.000Z'. */
  published_at: string;
  /** 'AU0012 Shoal Creek Trail'; null: all that an agency has out. */
  station: string | null;
  /** '2025-01'. */
  first_month: string;
  last_month: string;
  version: number;
  url: string;
  licenses: readonly OpenLicense[];
  /** The day on which it was fetched, where that is told. */
  retrieved?: string;
};

/** How to cite it, in both languages: 'City of Austin (2026). Bicycle and pedestrian counts, AU0012 Shoal Creek Trail, 2025-01 to …'. */
export function citationOf({ published_at, station, licenses, retrieved, ...cited }: Cited): Text {
  const text = texts.citation({
    agency: cited.agency,
    // late on New Year's Eve it is next year in the rest of the world, and not in the state
    year: String(exportYear(new Date(published_at))),
    what: station ?? texts.allStations,
    first: cited.first_month,
    last: cited.last_month,
    version: String(cited.version),
    url: cited.url,
    license: licenses.map((one) => LICENSES[one].name).join(', '),
  });
  if (retrieved === undefined) return text;
  return inBoth((language) => `${text[language]} ${texts.retrieved({ day: retrieved })[language]}`);
}
