/** The first day that counts can be of, 'YYYY-MM-DD'; nothing older is taken in. */
export const FIRST_COUNT_DAY = '1980-01-01';
/** Rows on a page of the counts list. */
export const COUNTS_PAGE_SIZE = 192;
/** Longest note that a bulk update or a row takes. */
export const NOTE_MAX = 100;
/** Seconds after which a success alert goes, by screen. */
export const ALERT_SECONDS = {
  default: 10,
  counts: 15,
  exports: 10,
  ecoImport: 20,
  stationForm: 10,
  countImport: 30,
} as const;
/** How long to wait before counts are asked for again after an error, in milliseconds. */
export const COUNTS_RETRY_MS = 2000;
/** Import intervals in minutes, in the order offered. */
export const IMPORT_INTERVALS = [5, 10, 15, 20, 30, 60] as const;
export const ENABLED_INTERVALS: readonly number[] = [15, 60];
/** Wait after leaving the coordinate field before geocoding, in milliseconds. */
export const GEOCODE_DELAY_MS = 150;
/** Support address shown with failures. */
export const SUPPORT_EMAIL = 'support@count-exchange.example';
/** Largest upload unless configured otherwise, in bytes. */
export const UPLOAD_MAX_BYTES = 200 * 1024 * 1024;
/** Longest reason for dismissing a finding or reopening certified counts. */
export const REASON_MAX = 500;
/** Most findings that one answer carries, and that one decision names. */
export const FINDINGS_MAX = 1000;
/** Most stations that one export takes. */
export const EXPORT_STATIONS_MAX = 1000;
/** Longest name of an export preset, and how many a person keeps. */
export const PRESET_NAME_MAX = 60;
export const PRESETS_MAX = 50;
