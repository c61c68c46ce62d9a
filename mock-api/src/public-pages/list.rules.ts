import type { OpenStationLine } from '../open-data/store/snapshot.ts';

const PER_PAGE = 50;
/** A search is no longer than a name. */
const LONGEST = 100;

/** What is asked of the list. */
export type ListAsked = {
  agency: number | null;
  city: string | null;
  county: string | null;
  text: string;
  page: number;
};

const wordOf = (value: string | null) => value?.trim().slice(0, LONGEST) || null;
const numberOf = (value: string | null) => (/^\d{1,9}$/.test(value ?? '') ? Number(value) : null);

/** What an address asks of the list; what it can't mean is left out. */
export function listAsked(asked: URLSearchParams): ListAsked {
  return {
    agency: numberOf(asked.get('agency')),
    city: wordOf(asked.get('city')),
    county: wordOf(asked.get('county')),
    text: wordOf(asked.get('q')) ?? '',
    page: numberOf(asked.get('page')) || 1,
  };
}

/** What the list can be narrowed to: each value once, by its name. */
export function choicesOf(stations: readonly OpenStationLine[]) {
  const named = (values: (string | null)[]) =>
    [...new Set(values.filter((value) => value !== null))].sort((a, b) => a.localeCompare(b));
  const agencies = new Map(stations.map(({ agency_id, agency }) => [agency_id, agency]));
  return {
    agencies: [...agencies].sort(([, a], [, b]) => a.localeCompare(b)),
    cities: named(stations.map(({ city }) => city)),
    counties: named(stations.map(({ county }) => county)),
  };
}

/** A page of the list; one that isn't there is the last. */
export function pageOf<T>(all: readonly T[], wanted: number): { page: number; pages: number; shown: T[] } {
  const pages = Math.max(1, Math.ceil(all.length / PER_PAGE));
  const page = Math.min(Math.max(1, wanted), pages);
  return { page, pages, shown: all.slice((page - 1) * PER_PAGE, page * PER_PAGE) };
}
