import { FIRST_PAGE, type CountFilters } from 'shared-domain';
import { askAhead, lookups } from 'shared-ui/query';
import { addressFromSearch } from './address.rules.ts';
import { watchedLedger } from './certify/certify.resource.ts';
import { countsPageQuery, scopeQuery, stationQuery } from './counts.resource.ts';
import { isNarrowed } from './filters.rules.ts';
import { findingsQuery } from './findings/findings.resource.ts';
import { embedQuery, yearQuery } from './picture/picture.resource.ts';
import { pictureFilters, yearOfFilters } from './picture/selection.rules.ts';
import { firstWaitingDay } from './waiting.rules.ts';

/** The first year of the built-in picture, unless a visualization is configured in its place. */
async function askPicture(stationId: string, filters: CountFilters): Promise<void> {
  const place = await askAhead(embedQuery(stationId, filters.show_null_values ?? false));
  if (place?.embed !== null) return;
  await askAhead(yearQuery(stationId, pictureFilters(filters), yearOfFilters(filters)));
}

/** So much later than what the list depends on is asked for what the screen shows beside it, in milliseconds: after its code. */
const BESIDE_MS = 10;

/** What the screen shows beside the list; a browser has six lines to a server, of which the code takes some. */
function askBeside(stationId: string): void {
  void askAhead(watchedLedger(stationId));
  void askAhead(lookups.suspects);
}

/**
 * Asks for what a review shows first while its code is still on its way, in two steps: what the list depends on, then the
 * list with findings and picture. Which page of the list is the first is known where the address says so; otherwise it
 * begins with the first day that waits, which the station and what there is to review tell.
 */
export async function askFirst(stationId: string, search: URLSearchParams): Promise<void> {
  const { filters, finding } = addressFromSearch(search);
  const page = (shown: CountFilters) => askAhead(countsPageQuery(stationId, shown, FIRST_PAGE));
  const isChosen = isNarrowed(filters);
  const first = Promise.all([
    isChosen ? page(filters) : askAhead(scopeQuery(stationId, {})),
    askAhead(stationQuery(stationId)),
  ]);
  setTimeout(() => askBeside(stationId), BESIDE_MS);
  const [scope, station] = await first;
  // what isn't there, or isn't this person's, is told by the screen
  if (!station || !scope) return;
  const minDate = 'first' in scope ? firstWaitingDay(scope, station.first_count) : null;
  const shown = minDate === null ? filters : { ...filters, minDate };
  await Promise.all([
    page(shown),
    askAhead(findingsQuery(stationId, 'open')),
    // a finding leads the picture to its own year
    finding === null ? askPicture(stationId, shown) : null,
  ]);
}
