/** The first day that counts can be of, 'YYYY-MM-DD'; nothing older is taken in. */
export const FIRST_COUNT_DAY = '1980-01-01';
/** Rows on a page of the counts list. */
export const COUNTS_PAGE_SIZE = 192;
/** Most rows that one update of counts names. */
export const BULK_ROWS_MAX = 2000;
/** Most stations that are certified or marked at once: each has a line to read. */
export const MARK_STATIONS_MAX = 20;
/** Years that counts are asked for by. */
export const YEARS = { first: 1980, last: 2200 } as const;
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
/** Days after which a count should be certified. */
export const DUE_DAYS = 90;
/** Days after the first certification for which an agency is new. */
export const FIRST_DAYS = 30;
/** Fewest and most letters that are searched for everywhere, how many words of them count, and how many of a kind are answered. */
export const SEARCH_MIN = 2;
export const SEARCH_MAX = 100;
export const SEARCH_WORDS = 6;
export const SEARCH_ROWS = 6;
/** Days for which a failed import is told as something to do. */
export const FAILED_DAYS = 30;
/** Import intervals in minutes, in the order offered. */
export const IMPORT_INTERVALS = [5, 10, 15, 20, 30, 60] as const;
export const ENABLED_INTERVALS: readonly number[] = [15, 60];
/** Wait after leaving the coordinate field before geocoding, in milliseconds. */
export const GEOCODE_DELAY_MS = 150;
/** Support address shown with failures. */
export const SUPPORT_EMAIL = 'support@count-exchange.example';
/** Largest upload unless configured otherwise, in bytes. */
export const UPLOAD_MAX_BYTES = 200 * 1024 * 1024;
/** Longest reason for dismissing a finding, reopening certified counts or taking second factors away. */
export const REASON_MAX = 500;
/** Most findings that one answer carries, and that one decision names. */
export const FINDINGS_MAX = 1000;
/** Most codes of a list that a search, an export or a field names. */
export const CODES_MAX = 50;
/** Most stations that one export takes. */
export const EXPORT_STATIONS_MAX = 1000;
/** Longest name of an export preset, and how many a person keeps. */
export const PRESET_NAME_MAX = 60;
export const PRESETS_MAX = 50;
/** Longest name of a table's view, how many a person and an agency keep, and most columns or filters of one. */
export const TABLE_VIEW_NAME_MAX = 60;
export const TABLE_VIEWS_MAX = 100;
export const TABLE_VIEW_COLUMNS_MAX = 60;
/** Most comparisons on a person's dashboard at an agency. */
export const PINS_MAX = 8;
/** Longest text by which the statewide table of figures is narrowed: of several types of facility, say. */
export const FIGURE_FILTER_MAX = 500;
/** Longest name of a person, an organization, an agency or a deployment; first and last name have half of it each. */
export const NAME_MAX = 200;
/** Longest e-mail address. */
export const EMAIL_MAX = 320;
/** Most e-mails that came back which one report tells of, and the longest words of a relay on why. */
export const BOUNCES_MAX = 500;
export const BOUNCE_REASON_MAX = 1000;
/** Longest notes. */
export const NOTES_MAX = 5000;
/** Most notes of a station. */
export const STATION_NOTES_MAX = 200;
/** Most photos of a station besides those of its visits, as many of each visit, and the longest caption of one. */
export const STATION_PHOTOS_MAX = 20;
export const CAPTION_MAX = 200;
/** Largest file of a photo, in bytes, and most pixels that it may unpack to: what telephones take unless told otherwise. */
export const PHOTO_MAX_BYTES = 20 * 1024 * 1024;
export const PHOTO_PIXELS_MAX = 30_000_000;
/** Longest side of the two pictures that are kept of a photo, in pixels. */
export const PHOTO_SIDES = { large: 1600, small: 480 } as const;
/** The days that a person can mean; the ends leave room to reckon with the days around. */
export const DAY_RANGE = { first: '1900-01-01', last: '2200-12-31' } as const;
/** A password's least length (the specification's), and its longest: more would only cost time to hash. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 1000;
/** Longest name of a passkey. */
export const PASSKEY_NAME_MAX = 80;
/** Longest answer to a human check. */
export const HUMAN_TOKEN_MAX = 10_000;
/** Longest telephone number of a registration, and reason for turning one down. */
export const TEL_MAX = 50;
export const REJECTION_MAX = 1000;
/** Longest text of a line that has no limit of its own: a name of a station, city or contact, a street. */
export const LINE_MAX = 120;
/** Longest words on where a deployment is. */
export const LOCATION_MAX = 500;
/** Length of a city's prefix in station numbers. */
export const CITY_PREFIX_LENGTH = 2;
/** Largest count of an interval; most intervals of a validation count: the quarters of a day; and the factors that can be meant. */
export const COUNT_MAX = 1_000_000;
export const VALIDATION_PAIRS_MAX = 96;
export const FACTOR_MIN = 0.05;
export const FACTOR_MAX = 20;
/** Most factors, and validation counts, of a station. */
export const STATION_FACTORS_MAX = 500;
/** Most short counts of an agency. */
export const SHORT_COUNTS_MAX = 5000;
/** Most stations of a deployment. */
export const DEPLOYMENT_STATIONS_MAX = 500;
/** Most entries of the audit list in one answer. */
export const AUDIT_PAGE_MAX = 200;
/** Most entries of the audit list that one file takes. */
export const AUDIT_EXPORT_MAX = 5_000;
/** Most mappings that an agency saves for its drop folder. */
export const SAVED_MAPPINGS_MAX = 500;
/** Most stations whose counts are fetched from the vendor at once. */
export const ECO_STATIONS_MAX = 200;
/** Most flows of a station that one call sends or removes. */
export const STATION_FLOWS_MAX = 100;
/** Largest number of a record in a body. */
export const ROW_ID_MAX = 1_000_000_000;
/** Longest words and longest trace of a failure that are read, and most parts that one tab tells of. */
export const FAILURE_TEXT_MAX = 500;
export const FAILURE_STACK_MAX = 10_000;
export const PARTS_MAX = 40;
/**
 * How soon what was switched off gives way in every open tab that is seen; and how long a page waits for the registry, the
 * server for its release host: a page hears what the server has, however slow the host is.
 */
export const OFF_WITHIN_MS = 30_000;
export const REGISTRY_WAIT_MS = { page: 5000, server: 2000 } as const;
/** Entries of an agency's calendar. */
export const CALENDAR_ENTRIES_MAX = 1000;

/**
 * Most days of a stretch that somebody enters by hand: a closure, an outage, an event. Ten years, and a few days for a slip of the counting:
 * the longest works are over by then, and a counter that is away for longer is taken down. A year that was typed wrong would else have a
 * station looked after by nobody for centuries.
 */
export const HAND_RANGE_DAYS_MAX = 3660;
/** Planned closures of a station. */
export const STATION_CLOSURES_MAX = 100;
/** For so many days at most no e-mail tells of an outage: a year, which may have 366. */
export const OUTAGE_MUTE_DAYS_MAX = 366;
/** Outages of a station that are listed: the newest. */
export const OUTAGES_LISTED = 100;
/** Outages of a station that people have entered by hand. */
export const ENTERED_OUTAGES_MAX = 100;
/** Most stations, agencies and validators of a campaign, and most campaigns that are not closed. */
export const CAMPAIGN_STATIONS_MAX = 1000;
export const CAMPAIGN_AGENCIES_MAX = 200;
export const CAMPAIGN_VALIDATORS_MAX = 200;
export const OPEN_CAMPAIGNS_MAX = 100;
/** Visits to a station, and counters that stood there. */
export const STATION_VISITS_MAX = 1000;
export const STATION_EQUIPMENT_MAX = 200;
/** Most changes of the counters of a station while they stand there. */
export const EQUIPMENT_CHANGES_MAX = 1000;
