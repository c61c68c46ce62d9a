import { defineFields, renamedErrors } from 'shared-ui/form';
import { orderFields, placeFields, type ExportLookups } from '../station-search/place.fields.ts';
import type { texts } from '../texts.ts';
import type { CsvExportValues } from './csv-export.record.ts';

/** The form's fields. Districts, counties and agencies narrow each other. */
export const csvExportFields = defineFields<CsvExportValues, ExportLookups, keyof typeof texts.en>({
  ...placeFields,
  count_types: {
    label: 'countTypes',
    term: 'count-type',
    control: 'multi',
    options: (_, { countTypes }) => countTypes,
  },
  travel_directions: {
    label: 'travelDirections',
    term: 'travel-direction',
    control: 'multi',
    options: (_, { travelDirections }) => travelDirections,
  },
  count_methods: {
    label: 'countMethods',
    term: 'count-method',
    control: 'multi',
    options: (_, { countMethods }) => countMethods,
  },
  ...orderFields,
  content: {
    label: 'content',
    control: 'multi',
    required: 'required',
    options: () => [
      { code: 'countData', label: 'countData' },
      { code: 'stationMetadata', label: 'stationMetadata' },
    ],
  },
  factors: {
    label: 'factors',
    hint: 'factorsHint',
    control: 'check',
    visible: ({ content }) => content.includes('countData'),
  },
});

/** The API's errors under the form's names. */
export const errorsByField = renamedErrors({ countData: 'content', stationMetadata: 'content' });
