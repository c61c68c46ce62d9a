import { VENDOR_STATES, type CountFilters, type StationChannel } from 'shared-domain';

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Nothing is left out. */
export const NO_FILTERS: CountFilters = {
  count_type: null,
  travel_direction: null,
  street_side: null,
  minDate: null,
  maxDate: null,
  suspect_id: null,
  show_null_values: false,
  vendor_status: null,
};

/** Whether the text is a day of the calendar, 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  if (!DAY_PATTERN.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The filters that an address carries. What can't be read is left out: a link may be old or mistyped. */
export function filtersFromSearch(search: URLSearchParams): CountFilters {
  const day = (name: string) => {
    const text = search.get(name) ?? '';
    return isDay(text) ? text : null;
  };
  const suspect = search.get('suspect_id') ?? '';
  const vendor = search.get('vendor_status');
  return {
    count_type: search.get('count_type') || null,
    travel_direction: search.get('travel_direction') || null,
    street_side: search.get('street_side') || null,
    minDate: day('minDate'),
    maxDate: day('maxDate'),
    suspect_id: /^\d{1,4}$/.test(suspect) ? Number(suspect) : null,
    show_null_values: search.get('show_null_values') === 'true',
    vendor_status: VENDOR_STATES.find((state) => state === vendor) ?? null,
  };
}

/** The filters as an address carries them: only those that narrow. */
export function searchFromFilters(filters: CountFilters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
      .map(([name, value]) => [name, String(value)]),
  );
}

/** The station's flows that the filters let through, by id. */
export function flowsShown(channels: StationChannel[], filters: CountFilters): ReadonlySet<number> {
  const fields = ['count_type', 'travel_direction', 'street_side'] as const;
  const shown = channels.filter((channel) =>
    fields.every((field) => !filters[field] || filters[field] === channel[field].code),
  );
  return new Set(shown.map(({ id }) => id));
}

/** Whether the filters leave anything out. */
export function isNarrowed(filters: CountFilters): boolean {
  return Object.keys(searchFromFilters(filters)).length > 0;
}

/**
 * The filters that a person has chosen: a From day that the screen `opened` with, at the first day that waits for review, is
 * nobody's choice.
 */
export function chosenFilters(filters: CountFilters, opened: boolean): CountFilters {
  return opened ? { ...filters, minDate: null } : filters;
}

/** Whether the two dates leave no day between them. */
export function datesCross(filters: CountFilters): boolean {
  return Boolean(filters.minDate && filters.maxDate && filters.minDate > filters.maxDate);
}
