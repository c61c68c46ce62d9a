import { exportDateOfIso, isoOfExportDate } from 'shared-domain';
import type { CsvExportRequest, ExportChoices, StationSearch } from 'shared-domain';

/** The form's values: codes as text, days as 'YYYY-MM-DD'. */
export type CsvExportValues = {
  txdot_districts: string[];
  counties: string[];
  agencies: string[];
  count_types: string[];
  travel_directions: string[];
  count_methods: string[];
  stations: string[];
  fromDate: string | null;
  toDate: string | null;
  /** What the file holds. */
  content: ExportContent[];
  /** Whether dated factors stand beside the counts. */
  factors: boolean;
};

/** Certified counts, facts about the stations. */
export type ExportContent = 'countData' | 'stationMetadata';

/** An empty form: nothing narrowed, counts without metadata. */
export const emptyCsvExport: CsvExportValues = {
  txdot_districts: [],
  counties: [],
  agencies: [],
  count_types: [],
  travel_directions: [],
  count_methods: [],
  stations: [],
  fromDate: null,
  toDate: null,
  content: ['countData'],
  factors: false,
};

/** The search that the choices ask for; only super admins may search by agency. */
export function toSearch(values: CsvExportValues, isSuperAdmin: boolean) {
  return {
    txdot_districts: values.txdot_districts.map(Number),
    counties: values.counties.map(Number),
    count_types: values.count_types,
    travel_directions: values.travel_directions,
    count_methods: values.count_methods,
    ...(isSuperAdmin && { agencies: values.agencies.map(Number) }),
  } satisfies StationSearch;
}

/** The export that the choices ask for; dates travel as MM/dd/yyyy. */
export function toRequest(values: CsvExportValues): CsvExportRequest {
  return {
    stations: values.stations,
    count_types: values.count_types,
    count_methods: values.count_methods,
    travel_directions: values.travel_directions,
    fromDate: values.fromDate === null ? '' : exportDateOfIso(values.fromDate),
    toDate: values.toDate === null ? '' : exportDateOfIso(values.toDate),
    countData: values.content.includes('countData'),
    stationMetadata: values.content.includes('stationMetadata'),
    // of counts alone: facts about stations have none
    factors: values.factors && values.content.includes('countData'),
  };
}

/** The choices as a preset keeps them. */
export function toChoices(values: CsvExportValues, isSuperAdmin: boolean): ExportChoices {
  return { ...toSearch(values, isSuperAdmin), ...toRequest(values) };
}

/** The form's values of a preset. */
export function fromChoices(choices: ExportChoices): CsvExportValues {
  return {
    txdot_districts: choices.txdot_districts.map(String),
    counties: choices.counties.map(String),
    agencies: (choices.agencies ?? []).map(String),
    count_types: choices.count_types,
    travel_directions: choices.travel_directions,
    count_methods: choices.count_methods,
    stations: choices.stations,
    fromDate: isoOfExportDate(choices.fromDate),
    toDate: isoOfExportDate(choices.toDate),
    content: [
      ...(choices.countData ? ['countData' as const] : []),
      ...(choices.stationMetadata ? ['stationMetadata' as const] : []),
    ],
    factors: choices.factors ?? false,
  };
}
