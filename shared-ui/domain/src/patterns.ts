/** The number of a record as it stands in an address. */
export const ID = /^\d{1,9}$/;
/** How a day is written, 'YYYY-MM-DD'. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** How a time beside a counter is written, 'YYYY-MM-DD HH:MM'. */
export const WALL_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;
/**
 * What a text of one line may be of: no control characters, and nothing that isn't seen but turns the direction of what is written, or
 * makes one name look like another. What joins letters and emoji stays.
 */
export const NO_CONTROL = /^(?:[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|[\u200c\u200d])*$/u;
/** The same of notes, which have line ends and tabs, and keep what is harmless in words that were pasted. */
export const NO_CONTROL_BUT_LINES = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u;
/** What can be searched for: what can't be seen of it is left out. */
export const SEARCHABLE = /^\P{Cc}*$/u;
/** The idempotency key that a form makes up for what it creates. */
export const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;
/** How a telephone number is written. */
export const TEL = /^[+\d().\-/ xext]*\d[+\d().\-/ xext]*$/i;
/** A city's name is one line without a comma, which parts it from its state. */
export const CITY_NAME = /^[^,\n]*$/;
/** A city's prefix in station numbers. */
export const CITY_PREFIX = /^[A-Z][A-Z0-9]$/;
/** A count's id, which is computed (`count-id.rules.ts`), as it stands in an address. */
export const COUNT_ID = /^\d{1,16}$/;
/** A day with or without a time, 'YYYY-MM-DD HH:MM:SS'. */
export const DAY_WITH_TIME = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}:\d{2})?$/;
/** A part of the page by its name: the shell, or a remote. */
export const PART_NAME = /^(shell|mfe-[a-z0-9-]{1,40})$/;
/** A release's version, '1.5.0'. */
export const RELEASE_VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}[0-9A-Za-z.+-]{0,40}$/;
/** The reference that a failure is quoted by. */
export const REFERENCE = /^[0-9A-F]{8}$/;
/** The number that a tab makes up for itself. */
export const TAB = /^[0-9a-f]{16}$/;
