import { IMPORT_INTERVALS, VENDOR, isFileVendor, isIntervalEnabled, isIntervalForced } from 'shared-domain';
import type { CodeOption, ImportRequest, ImportStation, ReadingChoices, TrafxPeriod } from 'shared-domain';
import { defineFields, renamedErrors } from 'shared-ui/form';
import type { Translate } from 'shared-ui/i18n';
import type { texts } from '../texts.ts';
import { hasChoices, isAnswered, type OpenQuestion } from '../file-reading/reading-choices.rules.ts';
import { doubledHeaders, toChannels, type Mapping } from './channel-mapping.rules.ts';

/** The form's values. */
export type ImportCountsValues = {
  /** Sent by itself as soon as it is chosen: nothing of it stands here but what is refused of it. */
  file: null;
  vendor: string | null;
  /** station_id_tmg */
  station: string | null;
  trafxPeriod: TrafxPeriod | null;
  /** Minutes, as text. */
  interval: string | null;
  mapping: Mapping;
  /** What is overruled in how the file is read. */
  reading: ReadingChoices;
  /** Whether files such as this one are to be loaded by themselves from now on. */
  remember: boolean;
};

/** Nothing chosen. */
export const emptyImport: ImportCountsValues = {
  file: null,
  vendor: null,
  station: null,
  trafxPeriod: null,
  interval: null,
  mapping: {},
  reading: {},
  remember: false,
};

/** The vendors in the order offered; names of companies and products, so the same in every language. */
export const VENDORS: readonly CodeOption[] = [
  { code: VENDOR.custom, label: 'BP/CX Custom' },
  { code: VENDOR.ecoCounter, label: 'Eco-Counter' },
  { code: VENDOR.trafx, label: 'TRAFx' },
  { code: VENDOR.timeMark, label: 'TimeMark (csv)' },
  { code: VENDOR.jamar, label: 'JAMAR' },
  { code: VENDOR.diamond, label: 'Diamond Traffic' },
].map((vendor) => (isFileVendor(vendor.code) ? vendor : { ...vendor, disabled: true }));

/** The vendor's name; the code where it is none of ours. */
export function vendorLabel(code: string): string {
  return VENDORS.find((vendor) => vendor.code === code)?.label ?? code;
}

/** What the selects offer. */
export type ImportLookups = { stations: ImportStation[]; periods: CodeOption[]; intervals: CodeOption[] };
type Key = keyof typeof texts.en;

/** The lists of the form in the person's language; of the intervals only two can be chosen. */
export function importLookups(t: Translate<typeof texts.en>, stations: ImportStation[]): ImportLookups {
  return {
    stations,
    periods: [
      { code: 'hourly', label: t('hourlyTotals') },
      { code: 'timestamps', label: t('timestamps') },
    ],
    intervals: IMPORT_INTERVALS.map((minutes) => ({
      code: String(minutes),
      label: t('minutes', { minutes }),
      disabled: !isIntervalEnabled(minutes),
    })),
  };
}

/**
 * The stations of a vendor, all of them while no vendor is chosen. A station chosen before the vendor was changed
 * stays in the list, to be seen and flagged.
 */
export function stationsOf(
  stations: ImportStation[],
  { vendor, station }: Pick<ImportCountsValues, 'vendor' | 'station'>,
): CodeOption[] {
  return stations
    .filter((row) => vendor === null || row.vendor_code === vendor || row.station_id_tmg === station)
    .map(({ station_id_tmg: code, station_name }) => ({ code, label: `${code} ${station_name}` }));
}

/**
 * The form's fields over the stations that the person can import to. File, reading and mapping it draws by itself;
 * `question` is what the file leaves open.
 */
export function importCountsFields(stations: ImportStation[], question: OpenQuestion | null) {
  const vendorOf = new Map(stations.map((row) => [row.station_id_tmg, row.vendor_code]));
  return defineFields<ImportCountsValues, ImportLookups, Key>({
    file: { label: 'file', control: 'own' },
    reading: {
      label: question === null || question === 'date' ? 'dateOrder' : question,
      control: 'own',
      check: (reading) => (question === null || isAnswered(question, reading) ? null : `${question}Open`),
    },
    vendor: {
      label: 'vendor',
      term: 'vendor',
      control: 'select',
      required: 'invalidVendor',
      options: () => VENDORS,
    },
    station: {
      label: 'station',
      term: 'station',
      control: 'select',
      required: 'invalidStation',
      options: (values, lookups) => stationsOf(lookups.stations, values),
      check: (station, { vendor }) =>
        vendor === null || vendorOf.get(station) === vendor ? null : 'invalidStation',
    },
    trafxPeriod: {
      label: 'trafxPeriod',
      term: 'bin',
      control: 'select',
      required: 'invalidTrafxPeriod',
      visible: ({ vendor }) => vendor === VENDOR.trafx,
      options: (_, lookups) => lookups.periods,
    },
    interval: {
      label: 'interval',
      term: 'count-interval',
      control: 'select',
      required: 'invalidInterval',
      disabled: ({ vendor, trafxPeriod }) => isIntervalForced(vendor ?? '', trafxPeriod),
      options: (_, lookups) => lookups.intervals,
    },
    remember: { label: 'remember', hint: 'rememberHint', control: 'check' },
    mapping: {
      label: 'mappingTitle',
      control: 'own',
      check: (mapping) => (doubledHeaders(mapping).size > 0 ? 'columnTwice' : null),
    },
  });
}

/** The API's errors under the form's names; of how a file is read only the order of day and month is asked for in a field. */
export const errorsByField = renamedErrors({
  channels: 'mapping',
  dateFormat: 'reading',
  'reading.dateFormat': 'reading',
  reading: 'file',
});

/** The import that the choices ask for; none while no vendor is chosen. */
export function toRequest(file: string, { vendor, ...values }: ImportCountsValues): ImportRequest | null {
  if (!isFileVendor(vendor)) return null;
  return {
    file,
    vendor,
    station: values.station ?? '',
    channels: toChannels(values.mapping),
    interval: Number(values.interval),
    trafxPeriod: values.trafxPeriod,
    ...(hasChoices(values.reading) ? { reading: values.reading } : {}),
  };
}
