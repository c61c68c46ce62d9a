/** Object ids of PostgreSQL's types and how both drivers turn their text into values: never a `Date`, never a bigint. */
export const typeParsers: Record<number, (text: string) => unknown> = {
  /** int8 */
  20: Number,
  /** numeric */
  1700: Number,
  /** date */
  1082: (text) => text,
  /** time */
  1083: (text) => text,
  /** timestamp without zone: '2025-06-01 14:00:00', the wall clock of the counter */
  1114: (text) => text,
  /** timestamptz, the session being in UTC: '2025-06-01T14:00:00.123Z' */
  1184: (text) => text.replace(' ', 'T').replace(/\+00$/, 'Z'),
};
