/** What spreadsheets take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Text that a spreadsheet shows and never runs (E3). */
export function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that {@link harmless} has written; one that it had no need to change stays. */
export function asMeant(written: string): string {
  return written.startsWith("'") && FORMULA.test(written.slice(1)) ? written.slice(1) : written;
}

/** Starts a file that spreadsheets are to read as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
