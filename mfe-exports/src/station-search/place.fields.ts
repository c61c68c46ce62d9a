import { FIRST_COUNT_DAY, narrowPlaces, placeOptions } from 'shared-domain';
import type { CodeOption, PlaceLists } from 'shared-domain';

/** What the selects offer; `stations` is what the last search found. */
export type ExportLookups = {
  places: PlaceLists;
  countTypes: CodeOption[];
  travelDirections: CodeOption[];
  countMethods: CodeOption[];
  stations: CodeOption[];
};

/** What the selects offer before anything has arrived. */
export const noLookups: ExportLookups = {
  places: { districts: [], counties: [], agencies: [] },
  countTypes: [],
  travelDirections: [],
  countMethods: [],
  stations: [],
};

/** Where the stations are searched: codes and ids as text. */
export type PlaceValues = { txdot_districts: string[]; counties: string[]; agencies: string[] };

const narrowed = (values: PlaceValues, { places }: ExportLookups) =>
  narrowPlaces(places, {
    districts: values.txdot_districts.map(Number),
    counties: values.counties.map(Number),
    agencies: values.agencies.map(Number),
  });

/** Districts, counties and agencies, which narrow each other. */
export const placeFields = {
  txdot_districts: {
    label: 'districts',
    term: 'district',
    control: 'multi',
    options: (values: PlaceValues, lookups: ExportLookups) =>
      placeOptions(narrowed(values, lookups).districts, values.txdot_districts),
  },
  counties: {
    label: 'counties',
    control: 'multi',
    options: (values: PlaceValues, lookups: ExportLookups) =>
      placeOptions(narrowed(values, lookups).counties, values.counties),
  },
  agencies: {
    label: 'agencies',
    term: 'agency',
    control: 'multi',
    options: (values: PlaceValues, lookups: ExportLookups) =>
      placeOptions(narrowed(values, lookups).agencies, values.agencies),
  },
} as const;

/** The stations found, and the days: the same in every export. */
export const orderFields = {
  stations: {
    label: 'stations',
    term: 'station',
    control: 'multi',
    required: 'required',
    wide: true,
    options: (_: unknown, { stations }: ExportLookups) => stations,
  },
  fromDate: {
    label: 'from',
    control: 'date',
    format: 'MM/dd/yyyy',
    min: FIRST_COUNT_DAY,
    required: 'required',
    check: (from: string, { toDate }: { toDate: string | null }) =>
      toDate !== null && from > toDate ? 'fromAfterTo' : null,
  },
  toDate: { label: 'to', control: 'date', format: 'MM/dd/yyyy', min: FIRST_COUNT_DAY, required: 'required' },
} as const;
