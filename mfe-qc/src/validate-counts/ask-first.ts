import { FIRST_PAGE, cursorIn, type CountFilters, type CountsOrder } from 'shared-domain';
import { askAhead, known, lookups } from 'shared-ui/query';
import { stationCampaignsQuery } from '../campaigns/station-campaigns.resource.ts';
import { addressFromSearch } from './address.rules.ts';
import { watchedLedger } from './certify/certify.resource.ts';
import { countsPageQuery, scopeQuery, stationQuery } from './counts.resource.ts';
import { isNarrowed } from './filters.rules.ts';
import { editsQuery } from './history/history.resource.ts';
import { findingsQuery } from './findings/findings.resource.ts';
import { embedQuery, yearQuery } from './picture/picture.resource.ts';
import { pictureFilters, yearOfFilters } from './picture/selection.rules.ts';
import { firstWaitingDay } from './waiting.rules.ts';

/** The first year of the built-in picture, unless a visualization is configured in its place. */
async function askPicture(
  stationId: string,
  filters: CountFilters,
  place: Promise<{ embed: string | null } | undefined>,
): Promise<void> {
  if ((await place)?.embed !== null) return;
  await askAhead(yearQuery(stationId, pictureFilters(filters), yearOfFilters(filters)));
}

/** So much later than what the list depends on is asked for what the screen shows beside it, in milliseconds: after its code. */
const BESIDE_MS = 10;

/** What the screen shows beside the list; a browser has six lines to a server, of which the code takes some. Answers where the picture comes from. */
async function askBeside(stationId: string, { show_null_values: nullsOnly = false }: CountFilters) {
  await new Promise((resolve) => {
    setTimeout(resolve, BESIDE_MS);
  });
  void askAhead(watchedLedger(stationId));
  void askAhead(lookups.suspects);
  return askAhead(embedQuery(stationId, nullsOnly));
}

/** The filters that a review opens with: those of the address, or from the first day that waits on; null where there is none to see. */
async function openedWith(
  stationId: string,
  filters: CountFilters,
  order: CountsOrder,
): Promise<CountFilters | null> {
  const [station, scope] = [stationQuery(stationId), scopeQuery(stationId, {})];
  if (isNarrowed(filters)) {
    const page = askAhead(countsPageQuery(stationId, filters, cursorIn(FIRST_PAGE, order)));
    const [found] = await Promise.all([askAhead(station), page]);
    return found ? filters : null;
  }
  const before = { station: known(station), scope: known(scope) };
  const now = Promise.all([askAhead(station), askAhead(scope)]);
  // what was known when it was left opens it again; the screen does the same
  const [of, waiting] = before.station && before.scope ? [before.station, before.scope] : await now;
  if (!of || !waiting) return null;
  const minDate = firstWaitingDay(waiting, of.first_count);
  return minDate === null ? filters : { ...filters, minDate };
}

/**
 * Asks for what a review shows first while its code is still on its way, in two steps: what the list depends on, then the
 * list with findings and picture. Which page of the list is the first is known where the address says so; otherwise it
 * begins with the first day that waits, which the station and what there is to review tell.
 */
export async function askFirst(stationId: string, search: URLSearchParams): Promise<void> {
  const { filters, finding, order = 'asc' } = addressFromSearch(search);
  const opened = openedWith(stationId, filters, order);
  const place = askBeside(stationId, filters);
  const shown = await opened;
  // what isn't there, or isn't this person's, is told by the screen
  if (!shown) return;
  await Promise.all([
    askAhead(countsPageQuery(stationId, shown, cursorIn(FIRST_PAGE, order))),
    askAhead(scopeQuery(stationId, shown)),
    askAhead(editsQuery(stationId)),
    askAhead(stationCampaignsQuery(stationId)),
    askAhead(findingsQuery(stationId, 'open')),
    // a finding leads the picture to its own year
    finding === null ? askPicture(stationId, shown, place) : null,
  ]);
}
