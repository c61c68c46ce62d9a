import { narrowPlaces, placeOptions } from 'shared-ui/domain';
import type { CodeOption, PlaceLists } from 'shared-ui/domain';
import { defineFields } from 'shared-ui/form';
import type { texts } from '../texts.ts';
import type { CsvExportValues } from './csv-export.record.ts';

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

function narrowed({ places }: ExportLookups, values: CsvExportValues) {
  return narrowPlaces(places, {
    districts: values.txdot_districts.map(Number),
    counties: values.counties.map(Number),
    agencies: values.agencies.map(Number),
  });
}

/** The form's fields. Districts, counties and agencies narrow each other. */
export const csvExportFields = defineFields<CsvExportValues, ExportLookups, keyof typeof texts.en>({
  txdot_districts: {
    label: 'districts',
    control: 'multi',
    options: (values, lookups) => placeOptions(narrowed(lookups, values).districts, values.txdot_districts),
  },
  counties: {
    label: 'counties',
    control: 'multi',
    options: (values, lookups) => placeOptions(narrowed(lookups, values).counties, values.counties),
  },
  agencies: {
    label: 'agencies',
    control: 'multi',
    options: (values, lookups) => placeOptions(narrowed(lookups, values).agencies, values.agencies),
  },
  count_types: { label: 'countTypes', control: 'multi', options: (_, { countTypes }) => countTypes },
  travel_directions: {
    label: 'travelDirections',
    control: 'multi',
    options: (_, { travelDirections }) => travelDirections,
  },
  count_methods: { label: 'countMethods', control: 'multi', options: (_, { countMethods }) => countMethods },
  stations: {
    label: 'stations',
    hint: 'stationsHint',
    control: 'multi',
    required: 'required',
    wide: true,
    options: (_, { stations }) => stations,
  },
  fromDate: {
    label: 'from',
    control: 'date',
    format: 'MM/dd/yyyy',
    required: 'required',
    check: (from, { toDate }) => (toDate !== null && from > toDate ? 'fromAfterTo' : null),
  },
  toDate: { label: 'to', control: 'date', format: 'MM/dd/yyyy', required: 'required' },
  content: {
    label: 'content',
    control: 'multi',
    required: 'required',
    options: () => [
      { code: 'countData', label: 'countData' },
      { code: 'stationMetadata', label: 'stationMetadata' },
    ],
  },
});
